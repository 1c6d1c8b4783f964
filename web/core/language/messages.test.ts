/** @jest-environment node */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Messages } from "./messages.ts";

const files = globSync("web/**/*.messages.ts");
const arabicForms = ["zero", "one", "two", "few", "many", "other"];

type Found = { names: Set<string>; plurals: string[][] };

/** Collects the names of a message's placeholders and the forms of its plurals. */
function look(
	elements: MessageFormatElement[],
	found: Found = { names: new Set(), plurals: [] },
): Found {
	for (const element of elements) {
		if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
		if (element.type !== TYPE.tag) found.names.add(element.value);
		if (element.type === TYPE.plural || element.type === TYPE.select) {
			if (element.type === TYPE.plural && element.pluralType === "cardinal")
				found.plurals.push(Object.keys(element.options));
			for (const option of Object.values(element.options)) look(option.value, found);
		}
	}
	return found;
}

const tables = await Promise.all(
	files.map(async (file) => {
		const module = await import(resolve(file));
		return Object.values(module).filter(
			(one): one is Messages => typeof one === "object" && one !== null && "ar" in one,
		);
	}),
);
const texts = tables
	.flat()
	.flatMap(({ en, ar }) => Object.keys(en).map((id) => [id, en[id], ar[id]] as const));

test("finds the message files", () => {
	expect(texts.length).toBeGreaterThan(150);
});

test("uses the same placeholders in both languages of a text; only Arabic may need a gender", () => {
	const differing = texts.filter(([, en, ar]) => {
		const names = ([text]: [string]) => [...look(parse(text)).names].sort();
		const english = names([en]);
		const isNeeded = (name: string) => name !== "gender" || english.includes(name);
		return english.join() !== names([ar]).filter(isNeeded).join();
	});
	expect(differing.map(([id]) => id)).toEqual([]);
});

test("Arabic plurals have all six forms", () => {
	const lacking = texts.filter(([, , ar]) =>
		look(parse(ar)).plurals.some((forms) =>
			arabicForms.some(
				(form) => !forms.includes(form) && !(form === "zero" && forms.includes("=0")),
			),
		),
	);
	expect(lacking.map(([id]) => id)).toEqual([]);
});

test("uses each message id once", () => {
	const ids = texts.map(([id]) => id);
	expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test("writes the name of Excel in Latin letters in Arabic too", () => {
	expect(texts.filter(([, , ar]) => ar.includes("إكسل")).map(([id]) => id)).toEqual([]);
});
