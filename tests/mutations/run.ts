import { existsSync, readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { type Judgement, openCopy, type Verdict } from "./copy.ts";
import { type Mutation, mutations } from "./mutations.ts";

/**
 * Plants mutations one at a time in a copy of the repository and runs the tests that must detect
 * them: `npm run prove mutations` runs all; further words select those whose id or test file
 * contains one.
 */
type Outcome = Omit<Judgement, "verdict"> & { mutation: Mutation; verdict: Verdict | "stale" };

/** Matches a text regardless of line breaks and trailing commas. */
function anyLayout(text: string): RegExp {
	const tokens = text.match(/\w+|[^\w\s]/g) ?? [];
	const patterns = tokens.map((token) => {
		const literal = token.replace(/[^\w]/g, "\\$&");
		return ")]}".includes(token) ? `,?\\s*${literal}` : literal;
	});
	return new RegExp(patterns.join("\\s*"), "g");
}

/** A source with the fault of a mutation. */
const withFault = (source: string, { find, replace }: Mutation) =>
	source.replace(anyLayout(find), () => replace);

/** Whether a source still parses; files other than TypeScript always do. */
function parses(file: string, source: string): boolean {
	if (!/\.tsx?$/.test(file)) return true;
	try {
		transformSync(source, { loader: file.endsWith("x") ? "tsx" : "ts", logLevel: "silent" });
		return true;
	} catch {
		return false;
	}
}

/** Why a mutation can no longer be planted; null if it can. */
export function lackOf(mutation: Mutation): string | null {
	const { file, find, replace, tests } = mutation;
	if (!existsSync(file)) return `${file} is gone`;
	const missing = tests.filter((test) => !existsSync(test));
	if (missing.length > 0) return `${missing.join(", ")} is gone`;
	const source = readFileSync(file, "utf8");
	const count = source.match(anyLayout(find))?.length ?? 0;
	if (count !== 1) return `its text stands ${count} times in ${file}`;
	if (!parses(file, withFault(source, mutation))) return `${file} does not parse with it`;
	return find === replace ? "it changes nothing" : null;
}

const isOnSite = (test: string) => test.startsWith("tests/api/");
const isUnit = (test: string) => !isOnSite(test);

const line = ({ mutation: { id, kind, tests }, verdict, seconds, note }: Outcome) =>
	[
		verdict === "killed" ? "killed  " : verdict.toUpperCase().padEnd(8),
		kind.padEnd(10),
		id.padEnd(42),
		`${seconds.toFixed(1).padStart(6)} s`,
		tests.join(", "),
		...(note ? [`\n${note}`] : []),
	].join(" ");

const chosen = (pattern: readonly string[]) =>
	mutations.filter(
		({ id, tests }) =>
			pattern.length === 0 || pattern.some((word) => `${id} ${tests.join()}`.includes(word)),
	);

/** Mutations whose tests need no site come first, grouped by tests. */
const bySuite = (a: Mutation, b: Mutation) =>
	Number(a.tests.some(isOnSite)) - Number(b.tests.some(isOnSite)) ||
	a.tests.join().localeCompare(b.tests.join());

/**
 * Plants the mutations that match a word, or all of them, and counts those that the tests detected.
 */
export async function proveMutations(
	pattern: string[],
): Promise<{ killed: number; survived: number }> {
	const wanted = chosen(pattern).sort(bySuite);
	if (wanted.length === 0) throw new Error(`No fault fits "${pattern.join(" ")}"`);
	const outcomes: Outcome[] = [];
	const add = (outcome: Outcome) => {
		outcomes.push(outcome);
		console.log(line(outcome));
	};
	const copy = openCopy();
	try {
		const fresh = wanted.filter((mutation) => {
			const note = lackOf(mutation);
			if (note) add({ mutation, verdict: "stale", seconds: 0, note });
			return note === null;
		});
		await copy.expectToPass([...new Set(fresh.flatMap(({ tests }) => tests.filter(isUnit)))]);
		for (const mutation of fresh) {
			const { file, tests } = mutation;
			const change = (source: string) => withFault(source, mutation);
			const wants = { units: tests.filter(isUnit), onSite: tests.filter(isOnSite) };
			add({ mutation, ...(await copy.judge(file, change, wants)) });
		}
	} finally {
		copy.close();
	}
	const count = (verdict: Outcome["verdict"]) =>
		outcomes.filter((outcome) => outcome.verdict === verdict).length;
	const [killed, survived, stale, broken] = (
		["killed", "survived", "stale", "broken"] as const
	).map(count);
	console.log(`\n${killed} killed, ${survived} survived, ${stale} stale, ${broken} broken`);
	return { killed, survived: survived + stale + broken };
}
