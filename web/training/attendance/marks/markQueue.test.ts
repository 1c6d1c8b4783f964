import "fake-indexeddb/auto";
import { decideWrite } from "#shared/core/decide-write.ts";
import type { AttendanceInput, MarkResult } from "#shared/training/attendance/attendance.schema.ts";
import { createQueryClient } from "../../../core/calls/queries.ts";
import type { StoredMark } from "./markQueue.ts";

const version = "build 1";
let isOnline = true;
// Browser globals that the code uses and Node lacks.
Object.assign(globalThis, { document: { documentElement: { lang: "en", dataset: { version } } } });
Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });

const { classAttendanceQuery } = await import("../attendance.queries.ts");
const { isWaiting } = await import("../../../base/offline/latestQueue.ts");
const { markQueue } = await import("./markQueue.ts");
const { change: changeStoredMark, storedBy: storedMarksBy, sendAll: sendMarks } = markQueue;

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
			const current = marks.get(userId) ?? null;
			if (decideWrite({ value: present, before }, current) === "conflict")
				return { userId, outcome: "conflict", present: current };
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

const newMark = (wish: Partial<StoredMark> = {}): StoredMark => ({
	by: coach,
	classId,
	date,
	userId: student,
	present: true,
	before: null,
	key: crypto.randomUUID(),
	...wish,
});
const keep = async (...marks: StoredMark[]) => {
	for (const mark of marks) await changeStoredMark(mark, () => mark);
};
/** The coach taps again: a new value, while `before` stays what they first saw. */
const tapAgain = (present: boolean) =>
	changeStoredMark(
		newMark(),
		(stored) => stored && { ...stored, present, key: crypto.randomUUID() },
	);
const send = () => sendMarks(coach, createQueryClient());

beforeEach(async () => {
	isOnline = true;
	for (const by of [coach, coach + 1])
		for (const mark of await storedMarksBy(by)) await changeStoredMark(mark, () => undefined);
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
	expect(await storedMarksBy(coach)).toEqual([]);
});

test("does not send another coach's marks from a shared phone", async () => {
	const server = openServer();
	await keep(newMark({ by: coach + 1 }));
	await send();
	expect(server.sent).toEqual([]);
	expect(await storedMarksBy(coach + 1)).toHaveLength(1);
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
	expect([server.sent, (await storedMarksBy(coach)).length]).toEqual([[], 1]);
	isOnline = true;
	await send();
	expect([server.marks.get(student), await storedMarksBy(coach)]).toEqual([true, []]);
});

test("retries a call with a lost response under the same idempotency key", async () => {
	const server = openServer();
	server.faults.push("answer lost");
	await keep(newMark(), newMark({ userId: 501 }));
	await send();
	expect(await storedMarksBy(coach)).toHaveLength(2);
	await send();
	const [first, second] = server.sent.map(({ key }) => key);
	expect(first).toMatch(/^[0-9a-f]{32}$/);
	expect(second).toBe(first);
	expect(await storedMarksBy(coach)).toEqual([]);
});

test("does not treat the coach's own earlier value on the server as a conflict", async () => {
	const server = openServer();
	server.faults.push("answer lost");
	await keep(newMark({ present: true }));
	await send();
	await tapAgain(false);
	await send();
	expect(await storedMarksBy(coach)).toMatchObject([{ present: false, before: true }]);
	expect((await storedMarksBy(coach))[0].theirs).toBeUndefined();
	await send();
	expect([server.marks.get(student), await storedMarksBy(coach)]).toEqual([false, []]);
});

test("asks the coach to choose when another coach marked differently, and sends nothing until then", async () => {
	const server = openServer(new Map([[student, false]]));
	await keep(newMark({ present: true, before: null }));
	await send();
	expect(await storedMarksBy(coach)).toMatchObject([{ present: true, theirs: false }]);
	await send();
	expect([server.sent.length, server.marks.get(student)]).toEqual([1, false]);
});

test("sends a mark changed during the call as an update of the value that the call wrote", async () => {
	const server = openServer();
	await keep(newMark({ present: true }));
	server.during(() => tapAgain(false));
	await send();
	expect(await storedMarksBy(coach)).toMatchObject([{ present: false, before: true }]);
	await send();
	expect([server.marks.get(student), await storedMarksBy(coach)]).toEqual([false, []]);
});

test("keeps a permanent rejection with the mark and does not retry it", async () => {
	const server = openServer();
	server.faults.push({ status: 403, body: { code: "forbidden" } });
	await keep(newMark());
	await send();
	await send();
	expect([server.sent.length, await storedMarksBy(coach)]).toEqual([
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
	expect((await storedMarksBy(coach))[0].refused).toBeUndefined();
	await send();
	expect([server.marks.get(student), await storedMarksBy(coach)]).toEqual([true, []]);
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

const markBy = (by: number, wish: Partial<StoredMark> = {}) =>
	newMark({ by, key: `key of ${by}`, ...wish });

test("reads only the signed-in coach's marks on a shared phone", async () => {
	const own = [
		markBy(20),
		markBy(20, { userId: 501 }),
		markBy(20, { classId: 8 }),
		markBy(20, { date: "2026-11-15" }),
	];
	for (const mark of [...own, markBy(2), markBy(19), markBy(21), markBy(200)]) await keep(mark);
	const found = await storedMarksBy(20);
	expect(found).toHaveLength(own.length);
	expect(found).toEqual(expect.arrayContaining(own));
	expect(await storedMarksBy(3)).toEqual([]);
});

test("keeps one mark for each person, class and day", async () => {
	await keep(markBy(30, { present: true }));
	await keep(markBy(30, { present: false, key: "later" }));
	expect(await storedMarksBy(30)).toEqual([markBy(30, { present: false, key: "later" })]);
});

test("removes only the mark whose change returns undefined", async () => {
	await keep(markBy(40));
	await keep(markBy(40, { userId: 501 }));
	await changeStoredMark(markBy(40), () => undefined);
	await changeStoredMark(markBy(40, { userId: 502 }), () => undefined);
	expect(await storedMarksBy(40)).toEqual([markBy(40, { userId: 501 })]);
});

test("serializes simultaneous changes of a mark, so that none is lost", async () => {
	await keep(markBy(50, { tried: [] }));
	const addTry = (present: boolean) =>
		changeStoredMark(
			markBy(50),
			(stored) => stored && { ...stored, tried: [...(stored.tried ?? []), present] },
		);
	await Promise.all([addTry(true), addTry(false), addTry(true)]);
	expect((await storedMarksBy(50))[0].tried).toEqual([true, false, true]);
});

test.each<[string, Partial<StoredMark>, boolean]>([
	["nothing stands against it", {}, true],
	["another coach marked present", { theirs: true }, false],
	["another coach marked absent", { theirs: false }, false],
	["another coach removed the mark", { theirs: null }, false],
	["the server refused it", { refused: "forbidden" }, false],
])("reports whether a mark waits to be sent when %s", (_, wish, expected) => {
	expect(isWaiting(markBy(60, wish))).toBe(expected);
});
