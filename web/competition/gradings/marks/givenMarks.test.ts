import "fake-indexeddb/auto";
import type {
	GivenMark,
	GroupMarks,
	MarksInput,
} from "#shared/competition/gradings/gradings.schema.ts";
import { marksAtOnce } from "#shared/competition/gradings/marks.rules.ts";
import { decideWrite } from "#shared/core/decide-write.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { createQueryClient } from "../../../core/calls/queries.ts";
import type { StoredMark } from "./givenMarks.ts";

const version = "build 1";
// Browser globals that the code uses and Node lacks.
Object.assign(globalThis, { document: { documentElement: { lang: "en", dataset: { version } } } });
Object.defineProperty(navigator, "onLine", { configurable: true, get: () => true });

const { groupMarksQuery } = await import("../gradings.queries.ts");
const { givenMarks } = await import("./givenMarks.ts");
const { change, sendAll, storedBy } = givenMarks;

const [examiner, eventId, candidate] = [20 as UserId, 7 as EventId, 500 as UserId];

/** A fake server with the marks of one examiner, which applies the real server's rule. */
function openServer(marks: Map<string, number> = new Map(), refusal?: object) {
	const sent: { path: string; body: MarksInput }[] = [];
	globalThis.fetch = (async (path: string, { body }: { body: string }) => {
		if (path === "/api/version") return Response.json({ version });
		const input: MarksInput = JSON.parse(body);
		sent.push({ path, body: input });
		if (refusal) return Response.json(refusal, { status: 409 });
		return Response.json(
			input.marks.map(({ userId, part, value, before }): GivenMark => {
				const key = `${userId} ${part}`;
				const stored = marks.get(key) ?? null;
				if (userId !== candidate) return { userId, part, outcome: "not_candidate", value: null };
				if (decideWrite({ value, before }, stored) === "conflict")
					return { userId, part, outcome: "conflict", value: stored };
				if (value === null) marks.delete(key);
				else marks.set(key, value);
				return { userId, part, outcome: "marked", value };
			}),
		);
	}) as typeof fetch;
	return { marks, sent };
}

const newMark = (wish: Partial<StoredMark> = {}): StoredMark => ({
	by: examiner,
	eventId,
	group: 1,
	userId: candidate,
	part: "kata",
	value: 70,
	before: null,
	key: crypto.randomUUID(),
	...wish,
});
const keep = async (...marks: StoredMark[]) => {
	for (const mark of marks) await change(mark, () => mark);
};

beforeEach(async () => {
	for (const mark of await storedBy(examiner)) await change(mark, () => undefined);
});

test("sends the marks of each group in one call, and shows what the server has", async () => {
	const { sent } = openServer();
	const queries = createQueryClient();
	const { queryKey } = groupMarksQuery(eventId, 1);
	const known = { candidates: [{ userId: candidate, marks: { kihon: 50 } }] };
	queries.setQueryData(queryKey, known as unknown as GroupMarks);
	await keep(
		newMark(),
		newMark({ part: "kihon", value: null, before: 50 }),
		newMark({ eventId: 8 as EventId }),
	);
	await sendAll(examiner, queries);
	expect(sent.map(({ path, body }) => [path, body.by, body.marks.length])).toEqual([
		["/api/events/7/marks/1", examiner, 2],
		["/api/events/8/marks/1", examiner, 1],
	]);
	expect(await storedBy(examiner)).toEqual([]);
	expect(queries.getQueryData(queryKey)?.candidates[0].marks).toEqual({ kata: 70 });
});

test("sends more marks than one call takes in calls after each other", async () => {
	const { sent } = openServer();
	const candidates = Array.from({ length: marksAtOnce + 5 }, (_, at) => (600 + at) as UserId);
	await keep(...candidates.map((userId) => newMark({ userId })));
	await sendAll(examiner, createQueryClient());
	expect(sent.map(({ body }) => body.marks.length)).toEqual([marksAtOnce, 5]);
});

test("keeps a mark that another tablet gave differently until the examiner chooses", async () => {
	const { sent, marks } = openServer(new Map([[`${candidate} kata`, 40]]));
	await keep(newMark());
	await sendAll(examiner, createQueryClient());
	await sendAll(examiner, createQueryClient());
	expect(await storedBy(examiner)).toMatchObject([{ value: 70, theirs: 40 }]);
	expect([sent.length, [...marks.values()]]).toEqual([1, [40]]);
});

test("keeps a refused mark with its reason, also if it takes back a mark", async () => {
	const { sent } = openServer();
	await keep(newMark({ userId: 501 as UserId, value: null, before: 70 }));
	await sendAll(examiner, createQueryClient());
	await sendAll(examiner, createQueryClient());
	expect(await storedBy(examiner)).toMatchObject([{ refused: "not_candidate" }]);
	expect(sent).toHaveLength(1);
});

test("does not send again what came after the marks were closed", async () => {
	const { sent } = openServer(new Map(), { code: "marks_closed" });
	await keep(newMark());
	await sendAll(examiner, createQueryClient());
	await sendAll(examiner, createQueryClient());
	expect(await storedBy(examiner)).toMatchObject([{ refused: "marks_closed" }]);
	expect(sent).toHaveLength(1);
});
