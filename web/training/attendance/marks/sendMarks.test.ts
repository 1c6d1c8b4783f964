import "fake-indexeddb/auto";
import { decideMark } from "#shared/training/attendance/attendance.rules.ts";
import type { AttendanceInput, MarkResult } from "#shared/training/attendance/attendance.schema.ts";
import { createQueryClient } from "../../../core/calls/queries.ts";
import { changeKept, type KeptMark, keptBy } from "./keptMarks.ts";

const version = "build 1";
let isOnline = true;
// Browser globals that the code uses and Node lacks.
Object.assign(globalThis, { document: { documentElement: { lang: "en", dataset: { version } } } });
Object.defineProperty(navigator, "onLine", { get: () => isOnline });

const { classAttendanceQuery } = await import("../attendance.queries.ts");
const { sendMarks } = await import("./sendMarks.ts");

const [coach, classId, student, date] = [20, 7, 500, "2026-11-22"];

type Sent = { path: string; key: string | null; body: AttendanceInput };
/**
 * Fault of the next call. With "answer lost" the fake server carries out the call; with a status it
 * does not.
 */
type Fault = "answer lost" | { status: number; body: object };

/** A fake server with the marks of one day that applies the real server's rule. */
function openServer(marks: Map<number, boolean> = new Map()) {
	const sent: Sent[] = [];
	const faults: Fault[] = [];
	let onCall = async () => {};
	const markAll = ({ marks: wanted = [] }: AttendanceInput): MarkResult[] =>
		wanted.map(({ userId, present, before }) => {
			const stands = marks.get(userId) ?? null;
			if (decideMark({ present, before }, stands) === "conflict")
				return { userId, outcome: "conflict", present: stands };
			marks.set(userId, present);
			return { userId, outcome: "marked", present };
		});
	globalThis.fetch = (async (
		path: string,
		{ body, headers }: { body: string; headers: Record<string, string> },
	) => {
		if (path === "/api/version") return Response.json({ version });
		const input: AttendanceInput = JSON.parse(body);
		sent.push({ path, key: headers["idempotency-key"] ?? null, body: input });
		await onCall();
		const fault = faults.shift();
		if (fault && fault !== "answer lost")
			return Response.json(fault.body, { status: fault.status });
		const results = markAll(input);
		if (fault) throw new TypeError("fetch failed");
		return Response.json(results);
	}) as typeof fetch;
	return {
		marks,
		sent,
		faults,
		/** Runs a function once during the next call. */
		during: (work: () => Promise<void>) => {
			onCall = async () => {
				onCall = async () => {};
				await work();
			};
		},
	};
}

const newMark = (wish: Partial<KeptMark> = {}): KeptMark => ({
	by: coach,
	classId,
	date,
	userId: student,
	present: true,
	before: null,
	key: crypto.randomUUID(),
	...wish,
});
const keep = async (...marks: KeptMark[]) => {
	for (const mark of marks) await changeKept(mark, () => mark);
};
/** The coach taps again: a new value, while `before` stays what they first saw. */
const tapAgain = (present: boolean) =>
	changeKept(newMark(), (kept) => kept && { ...kept, present, key: crypto.randomUUID() });
const send = () => sendMarks(coach, createQueryClient());

beforeEach(async () => {
	isOnline = true;
	for (const by of [coach, coach + 1])
		for (const mark of await keptBy(by)) await changeKept(mark, () => undefined);
});

test("sends stored marks and removes them after the server accepted them", async () => {
	const server = openServer();
	await keep(newMark(), newMark({ userId: 501, present: false }));
	await send();
	expect([...server.marks]).toEqual([
		[student, true],
		[501, false],
	]);
	expect(server.sent.map(({ path, body: { by } }) => [path, by])).toEqual([
		[`/api/classes/${classId}/attendance`, coach],
	]);
	expect(await keptBy(coach)).toEqual([]);
});

test("does not send another coach's marks from a shared phone", async () => {
	const server = openServer();
	await keep(newMark({ by: coach + 1 }));
	await send();
	expect(server.sent).toEqual([]);
	expect(await keptBy(coach + 1)).toHaveLength(1);
});

test("sends each class and day in a separate call", async () => {
	const server = openServer();
	await keep(newMark(), newMark({ classId: 8 }), newMark({ date: "2026-11-15" }));
	await send();
	expect(server.sent.map(({ path, body }) => [path, body.date])).toEqual([
		["/api/classes/7/attendance", "2026-11-15"],
		["/api/classes/7/attendance", date],
		["/api/classes/8/attendance", date],
	]);
});

test("keeps marks while offline and sends them when online again", async () => {
	const server = openServer();
	await keep(newMark());
	isOnline = false;
	await send();
	expect([server.sent, (await keptBy(coach)).length]).toEqual([[], 1]);
	isOnline = true;
	await send();
	expect([server.marks.get(student), await keptBy(coach)]).toEqual([true, []]);
});

test("retries a call with a lost response under the same idempotency key", async () => {
	const server = openServer();
	server.faults.push("answer lost");
	await keep(newMark(), newMark({ userId: 501 }));
	await send();
	expect(await keptBy(coach)).toHaveLength(2);
	await send();
	const [first, second] = server.sent.map(({ key }) => key);
	expect(first).toMatch(/^[0-9a-f]{32}$/);
	expect(second).toBe(first);
	expect(await keptBy(coach)).toEqual([]);
});

test("does not treat the coach's own earlier value on the server as a conflict", async () => {
	const server = openServer();
	server.faults.push("answer lost");
	await keep(newMark({ present: true }));
	await send();
	await tapAgain(false);
	await send();
	expect(await keptBy(coach)).toMatchObject([{ present: false, before: true }]);
	expect((await keptBy(coach))[0].theirs).toBeUndefined();
	await send();
	expect([server.marks.get(student), await keptBy(coach)]).toEqual([false, []]);
});

test("asks the coach to choose when another coach marked differently, and sends nothing until then", async () => {
	const server = openServer(new Map([[student, false]]));
	await keep(newMark({ present: true, before: null }));
	await send();
	expect(await keptBy(coach)).toMatchObject([{ present: true, theirs: false }]);
	await send();
	expect([server.sent.length, server.marks.get(student)]).toEqual([1, false]);
});

test("sends a mark changed during the call as an update of the value that the call wrote", async () => {
	const server = openServer();
	await keep(newMark({ present: true }));
	server.during(() => tapAgain(false));
	await send();
	expect(await keptBy(coach)).toMatchObject([{ present: false, before: true }]);
	await send();
	expect([server.marks.get(student), await keptBy(coach)]).toEqual([false, []]);
});

test("keeps a permanent rejection with the mark and does not retry it", async () => {
	const server = openServer();
	server.faults.push({ status: 403, body: { code: "forbidden" } });
	await keep(newMark());
	await send();
	await send();
	expect([server.sent.length, await keptBy(coach)]).toEqual([
		1,
		[expect.objectContaining({ refused: "forbidden" })],
	]);
});

test.each([
	["the session is over", 401, { code: "unauthorized" }],
	["another person is signed in", 409, { code: "marked_by_other" }],
	["a new password is required", 403, { code: "password_change_required" }],
	["the server is busy", 503, { code: "busy" }],
	["a proxy answers", 403, {}],
])("retries the mark later when %s", async (_, status, body) => {
	const server = openServer();
	server.faults.push({ status, body });
	await keep(newMark());
	await send();
	expect((await keptBy(coach))[0].refused).toBeUndefined();
	await send();
	expect([server.marks.get(student), await keptBy(coach)]).toEqual([true, []]);
});

test("adds the new marks to the open class, beside those of other days and people", async () => {
	openServer();
	const queries = createQueryClient();
	const { queryKey } = classAttendanceQuery(classId);
	const others = [
		{ userId: student, date: "2026-11-15", present: false },
		{ userId: 501, date, present: true },
	];
	queries.setQueryData(queryKey, {
		now: 0,
		people: [],
		marks: [...others, { userId: student, date, present: false }],
	});
	await keep(newMark({ present: true, before: null }));
	await sendMarks(coach, queries);
	expect(queries.getQueryData(queryKey)?.marks).toEqual([
		...others,
		{ userId: student, date, present: true },
	]);
});
