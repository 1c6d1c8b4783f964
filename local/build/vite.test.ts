import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { compiledMessages } from "./vite.ts";

const loaded = async (file: string): Promise<string> => {
	const { load } = compiledMessages();
	const source = await (load as (id: string) => Promise<string | null>).call({}, resolve(file));
	if (source === null) throw new Error(`${file} is not compiled`);
	return source;
};

/** Texts of a compiled module that still have a placeholder. */
const unparsed = (source: string) =>
	[...source.matchAll(/"((?:[^"\\]|\\.)*\{\w+[,}](?:[^"\\]|\\.)*)"/g)].map(([, text]) => text);

const files = globSync("web/**/*.{messages,audit}.ts");

test("the build parses every text with placeholders, as browsers have no parser", async () => {
	const wrong: string[] = [];
	for (const file of files)
		for (const text of unparsed(await loaded(file))) wrong.push(`${file}: ${text}`);
	expect(wrong).toEqual([]);
});

test("no other file of the site defines texts with placeholders", () => {
	const others = globSync("web/**/*.{ts,tsx}").filter(
		(file) => !/\.(messages|audit|test)\.tsx?$/.test(file),
	);
	const wrong = others.filter((file) =>
		/\bmessages\(\s*\{[\s\S]*\{\w+[,}]/.test(readFileSync(file, "utf8")),
	);
	expect(wrong).toEqual([]);
});
