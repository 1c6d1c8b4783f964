import { globSync, readFileSync } from "node:fs";
import { openCopy, type Verdict } from "../copy.ts";
import { testsClaiming } from "./claims.ts";
import { applyEdit, type Edit, enumerationsIn, findEdits } from "./edits.ts";
import { equivalents } from "./equivalent.ts";

/** The areas by which the share of noticed faults is printed; a file is in the first that fits. */
const areas: readonly [name: string, files: RegExp][] = [
	["infra", /^infra\//],
	["texts", /\.messages\.ts$|\.notices\.ts$|\.mail\.ts$|^functions\/app\/mail\/|\/language\//],
	["web", /^web\//],
	["money", /\/(fees|online-payments|memberships)\//],
	[
		"authorization",
		/\/(families|auth)\/|authorization|acting|access|session|throttle|\.routes\.ts$/,
	],
	["rules", /^shared\//],
	["reactions", /\.(reactions|stream)\.ts$|\/(stream|clock)\/|webhook/],
	["services", /^functions\//],
];
const areaOf = (file: string) => areas.find(([, files]) => files.test(file))?.[0] ?? "";

type Fault = { file: string; area: string; edit: Edit; line: number; was: string };

const isSource = (file: string) => !/\.(test|d)\.tsx?$/.test(file);

const isEquivalent = (file: string, was: string) =>
	equivalents.some((one) => one.file.test(file) && (one.of?.test(was) ?? true));

/** All faults that the rules make in the product. */
function findFaults(): Fault[] {
	const sources = globSync("{shared,functions,web,infra}/**/*.{ts,tsx}")
		.filter(isSource)
		.sort()
		.map((file) => ({ file, source: readFileSync(file, "utf8") }));
	const nextWord = new Map<string, string>();
	for (const { file, source } of sources.filter((one) => one.file.startsWith("shared/")))
		for (const words of enumerationsIn(file, source))
			for (const [index, word] of words.entries())
				nextWord.set(word, words[(index + 1) % words.length]);
	return sources.flatMap(({ file, source }) => {
		const hasPolicies = /^infra\/|^shared\/.*(rules|core)/.test(file);
		return findEdits(file, source, { nextWord, hasPolicies }).flatMap((edit) => {
			const was = source.slice(edit.start, edit.end);
			const line = source.slice(0, edit.start).split("\n").length;
			return isEquivalent(file, was) ? [] : [{ file, area: areaOf(file), edit, line, was }];
		});
	});
}

/** A repeatable stream of numbers from 0 to below 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/**
 * Draws faults of an area: first a kind of edit, then a file, then a place, so that neither the most
 * frequent kind nor the longest file decides the share.
 */
function draw(faults: Fault[], count: number, next: () => number): Fault[] {
	const drawn = new Set<Fault>();
	const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)];
	while (drawn.size < Math.min(count, faults.length)) {
		const kind = pick([...new Set(faults.map(({ edit }) => edit.kind))]);
		const ofKind = faults.filter((fault) => fault.edit.kind === kind && !drawn.has(fault));
		if (ofKind.length === 0) continue;
		const file = pick([...new Set(ofKind.map((fault) => fault.file))]);
		drawn.add(pick(ofKind.filter((fault) => fault.file === file)));
	}
	return [...drawn];
}

/** How a verdict is printed. A source that no longer loads fails every test that imports it. */
const words: Record<Verdict, string> = {
	survived: "SURVIVED",
	killed: "killed  ",
	refused: "types   ",
	broken: "killed  ",
};

const oneLine = (text: string) => text.replace(/\s+/g, " ").slice(0, 70);

/**
 * Plants faults made by rule, drawn with a seed, and counts those that the narrowest tests notice:
 * `SEED=7 npm run prove mutations generated 200`, of some areas
 * `npm run prove mutations generated 40 money rules`.
 */
export async function proveGenerated([count = "40", ...only]: string[]): Promise<{
	killed: number;
	survived: number;
}> {
	const unknown = only.filter((word) => !areas.some(([name]) => name === word));
	if (unknown.length > 0) throw new Error(`No area is named ${unknown.join(", ")}`);
	const wanted = areas
		.map(([name]) => name)
		.filter((name) => only.length === 0 || only.includes(name));
	const next = numbersFrom(Number(process.env.SEED));
	const all = findFaults();
	const faults = wanted.flatMap((area) =>
		draw(
			all.filter((fault) => fault.area === area),
			Math.ceil(Number(count) / wanted.length),
			next,
		),
	);
	console.log(`${faults.length} of ${all.length} faults that the rules make`);
	const verdicts = new Map<Fault, Verdict>();
	const copy = openCopy();
	try {
		await copy.expectSoundSources();
		for (const fault of faults) {
			const { file, edit, line, was, area } = fault;
			const change = (source: string) => applyEdit(source, edit);
			const { verdict, seconds, note } = await copy.judge(file, change, testsClaiming(file));
			verdicts.set(fault, verdict);
			console.log(
				`${words[verdict]} ${area.padEnd(13)} ${edit.kind.padEnd(10)} ${seconds.toFixed(0).padStart(4)} s ${file}:${line} ${oneLine(was)} → ${oneLine(edit.text)}${verdict === "broken" ? ` (does not load) ${oneLine(note ?? "")}` : ""}`,
			);
		}
	} finally {
		copy.close();
	}
	const isNoticed = (fault: Fault) => verdicts.get(fault) !== "survived";
	console.log(`\nseed ${process.env.SEED}`);
	for (const area of wanted) {
		const ofArea = faults.filter((fault) => fault.area === area);
		const noticed = ofArea.filter(isNoticed).length;
		const share = ((100 * noticed) / ofArea.length).toFixed(0);
		const refused = ofArea.filter((fault) => verdicts.get(fault) === "refused").length;
		console.log(
			`${area.padEnd(13)} ${noticed} of ${ofArea.length} noticed, ${share} %, ${refused} of them by types or lint`,
		);
	}
	const killed = faults.filter(isNoticed).length;
	return { killed, survived: faults.length - killed };
}
