import type { EventId } from "../../core/ids.ts";
import { breaksIn, hashOf, noHash, refOf, replayLedger } from "./ledger.rules.ts";
import type { LedgerLine } from "./ledger.schema.ts";

const eventId = 7 as EventId;

/** A chain of places taken by different people; the last line gives the latest place back. */
async function chainOf(count: number): Promise<LedgerLine[]> {
	const lines: LedgerLine[] = [];
	for (let n = 1; n <= count; n++) {
		const ref = await refOf("salt", `7-${n === count ? n - 1 : n}`);
		const kind = n === count ? ("given" as const) : ("taken" as const);
		const line = {
			chain: 0,
			n,
			step: `${ref}-${n}-${kind}`,
			kind,
			classId: 0,
			at: `2026-11-0${n}`,
			ref,
		};
		const linked = { ...line, prev: lines.at(-1)?.hash ?? noHash };
		lines.push({ ...linked, hash: await hashOf(eventId, linked) });
	}
	return lines;
}

const headOf = (lines: readonly LedgerLine[]) => ({
	n: lines.length,
	hash: lines.at(-1)?.hash ?? noHash,
});

test("verifies an untouched chain from any of its lines, in any order", async () => {
	const lines = await chainOf(5);
	for (const from of [1, 2, 5])
		expect(await breaksIn(eventId, lines.toReversed(), headOf(lines), from)).toEqual([]);
	expect(await breaksIn(eventId, [], { n: 0, hash: noHash })).toEqual([]);
});

test.each<[string, (lines: LedgerLine[]) => LedgerLine[] | Promise<LedgerLine[]>, string[]]>([
	[
		"altered",
		(all) => all.map((one) => (one.n === 2 ? { ...one, classId: 9 } : one)),
		["altered 2"],
	],
	[
		"altered with its hash",
		async (all) => {
			const changed = { ...all[1], classId: 9 };
			return all.map((one) => (one.n === 2 ? { ...changed, hash: "0" } : one));
		},
		["altered 2", "unlinked 3"],
	],
	[
		"altered with its hash made anew",
		async (all) => {
			const changed = { ...all[1], classId: 9 };
			const hash = await hashOf(eventId, changed);
			return all.map((one) => (one.n === 2 ? { ...changed, hash } : one));
		},
		["unlinked 3"],
	],
	["taken out", (all) => all.filter(({ n }) => n !== 3), ["missing 3"]],
	["taken off the end", (all) => all.slice(0, -1), ["missing 5"]],
	["put in twice", (all) => [...all, { ...all[2], step: "other" }], ["missing 3"]],
	[
		"added at the end",
		(all) => [...all, { ...all[4], n: 6, prev: all[4].hash }],
		["altered 6", "head 5"],
	],
])("finds a line that was %s", async (_, change, expected) => {
	const lines = await chainOf(5);
	const breaks = await breaksIn(eventId, await change(lines), headOf(lines));
	expect(breaks.map(({ fault, n }) => `${fault} ${n}`)).toEqual(expected);
});

test("rejects a chain of another event or with another head", async () => {
	const lines = await chainOf(3);
	expect(await breaksIn(8 as EventId, lines, headOf(lines))).toHaveLength(3);
	expect(await breaksIn(eventId, lines, { n: 3, hash: "0" })).toEqual([{ fault: "head", n: 3 }]);
});

test("derives who holds a place, and reports impossible sequences", async () => {
	const lines = await chainOf(4);
	const { places, faults } = replayLedger(lines);
	expect([[...places.keys()], faults]).toEqual([
		[await refOf("salt", "7-1"), await refOf("salt", "7-2")],
		[],
	]);
	expect(replayLedger([...lines, lines[0], { ...lines[3], ref: "x" }]).faults).toHaveLength(2);
});
