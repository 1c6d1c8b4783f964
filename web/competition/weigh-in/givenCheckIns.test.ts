import "fake-indexeddb/auto";
import {
	type CheckInValue,
	mergeCheckIn,
	mostCheckIns,
	notCheckedIn,
} from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type {
	CheckInInput,
	CheckInResult,
	WeighInState,
} from "#shared/competition/weigh-in/weigh-in.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { createQueryClient } from "../../core/calls/queries.ts";
import type { StoredCheckIn } from "./givenCheckIns.ts";

const version = "build 1";
// Browser globals that the code uses and Node lacks.
Object.assign(globalThis, { document: { documentElement: { lang: "en", dataset: { version } } } });
Object.defineProperty(navigator, "onLine", { configurable: true, get: () => true });

const { weighInQuery } = await import("../registrations/weigh-in.queries.ts");
const { givenCheckIns } = await import("./givenCheckIns.ts");
const { change, sendAll, storedBy } = givenCheckIns;

const [by, eventId, entrant] = [20 as UserId, 7 as EventId, 500 as UserId];

/** A fake server with check-ins, which applies the real server's rule. */
function openServer(stored: Map<number, CheckInValue> = new Map(), refusal?: object) {
	const sent: { path: string; body: CheckInInput }[] = [];
	globalThis.fetch = (async (path: string, { body }: { body: string }) => {
		if (path === "/api/version") return Response.json({ version });
		const input: CheckInInput = JSON.parse(body);
		sent.push({ path, body: input });
		if (refusal) return Response.json(refusal, { status: 404 });
		return Response.json(
			input.people.map(({ userId, value, before }): CheckInResult => {
				const now = stored.get(userId) ?? notCheckedIn;
				const merged = mergeCheckIn(now, before, { ...value, weight: value.weight ?? null });
				if (merged) stored.set(userId, merged);
				return {
					checkIn: { userId, ...(merged ?? now), weighedAt: null },
					outcome: merged ? "stored" : "conflict",
				};
			}),
		);
	}) as typeof fetch;
	return { stored, sent };
}

const newValue = (wish: Partial<StoredCheckIn> = {}): StoredCheckIn => ({
	by,
	eventId,
	userId: entrant,
	part: "weight",
	value: 61.4,
	before: null,
	key: crypto.randomUUID(),
	...wish,
});
const store = async (...values: StoredCheckIn[]) => {
	for (const value of values) await change(value, () => value);
};

beforeEach(async () => {
	for (const value of await storedBy(by)) await change(value, () => undefined);
});

test("sends all parts of all entrants of an event in one call, and shows what the server has", async () => {
	const { sent, stored } = openServer();
	const queries = createQueryClient();
	const { queryKey } = weighInQuery(eventId);
	queries.setQueryData(queryKey, { checkIns: [] } as unknown as WeighInState);
	await store(
		newValue(),
		newValue({ part: "isHere", value: true, before: false }),
		newValue({ userId: 501 as UserId, value: 58 }),
	);
	await sendAll(by, queries);
	expect(sent.map(({ path, body }) => [path, body.people.length])).toEqual([
		["/api/events/7/check-ins", 3],
	]);
	expect(await storedBy(by)).toEqual([]);
	expect(stored.get(entrant)).toEqual({ ...notCheckedIn, isHere: true, weight: 61.4 });
	expect(queries.getQueryData(queryKey)?.checkIns).toMatchObject([
		{ userId: entrant, isHere: true, weight: 61.4 },
		{ userId: 501, weight: 58 },
	]);
});

test("sends more values than one call takes in calls after each other", async () => {
	const { sent } = openServer();
	const ids = Array.from({ length: mostCheckIns + 5 }, (_, at) => (600 + at) as UserId);
	await store(...ids.map((userId) => newValue({ userId })));
	await sendAll(by, createQueryClient());
	expect(sent.map(({ body }) => body.people.length)).toEqual([mostCheckIns, 5]);
});

test("keeps a weight that another device measured differently, and sends the boxes beside it", async () => {
	const { sent, stored } = openServer(new Map([[entrant, { ...notCheckedIn, weight: 62 }]]));
	await store(newValue(), newValue({ part: "hasKit", value: true, before: false }));
	await sendAll(by, createQueryClient());
	await sendAll(by, createQueryClient());
	expect(await storedBy(by)).toMatchObject([{ part: "weight", value: 61.4, theirs: 62 }]);
	expect(stored.get(entrant)).toEqual({ ...notCheckedIn, hasKit: true, weight: 62 });
	expect(sent).toHaveLength(1);
});

test("a box that this device has not touched is not taken back from another device", async () => {
	const { stored } = openServer(new Map([[entrant, { ...notCheckedIn, hasConsent: true }]]));
	await store(newValue());
	await sendAll(by, createQueryClient());
	expect(stored.get(entrant)).toEqual({ ...notCheckedIn, hasConsent: true, weight: 61.4 });
});

test("keeps what was recorded after the duty ended, with the reason, and does not send it again", async () => {
	const { sent } = openServer(new Map(), { code: "not_found" });
	await store(newValue());
	await sendAll(by, createQueryClient());
	await sendAll(by, createQueryClient());
	expect(await storedBy(by)).toMatchObject([{ refused: "not_found" }]);
	expect(sent).toHaveLength(1);
});
