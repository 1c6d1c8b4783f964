import { appendToLedger, placeOf } from "#functions/competition/ledger/append.ts";
import { LedgerHeads, LedgerLines } from "#functions/competition/ledger/ledger.entity.ts";
import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import { verifyPlaces } from "#operate/verify-places/verify.ts";
import { breaksIn, refOf } from "#shared/competition/ledger/ledger.rules.ts";
import type { LedgerLine, Receipt } from "#shared/competition/ledger/ledger.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventClassForTest, enterEventClass } from "../../core/event-classes.ts";
import { createEventForTest } from "../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";

type Person = { id: number; cookie: string };

const register = (id: number, { cookie }: Person) =>
	call("POST", `/events/${id}/register`, { cookie });
const leave = (id: number, { id: userId, cookie }: Person) =>
	call("DELETE", `/registrations/${id}-${userId}`, { cookie });
const receiptOf = async (entryId: string, cookie: string) =>
	call("GET", `/registrations/${entryId}/receipt`, { cookie });

/** All published ledger lines of an event. */
async function published(id: number): Promise<LedgerLine[]> {
	const { body: heads } = await call("GET", `/events/${id}/ledger`);
	const lines = await Promise.all(
		heads.map(
			async ({ chain }: { chain: number }) =>
				(await call("GET", `/events/${id}/ledger/${chain}`)).body,
		),
	);
	return lines.flat();
}

/** Waits until the ledger has at least `count` lines. */
const linesOf = (id: number, count: number) =>
	eventually(async () => {
		const lines = await published(id);
		return lines.length >= count && lines;
	}, `${count} lines`);

const kindsOf = (lines: LedgerLine[], ref: string) =>
	lines
		.filter((line) => line.ref === ref)
		.sort((a, b) => a.n - b.n)
		.map(({ kind }) => kind);

describe("ledger of an event", () => {
	test("the ledger has a line for each place taken, given back or passed on, and none for the waiting list", async () => {
		const event = await createEventForTest({ maxParticipants: 2 });
		const [first, second, third] = await createPeopleForTest(3);
		for (const person of [first, second, third]) await register(event.id, person);
		await linesOf(event.id, 2);
		await leave(event.id, first);
		const lines = await linesOf(event.id, 4);
		expect(lines.map(({ kind, classId }) => [kind, classId]).sort()).toEqual([
			["given", 0],
			["taken", 0],
			["taken", 0],
			["taken", 0],
		]);
		expect(await verifyPlaces(event.id)).toMatchObject({
			faults: [],
			lines: expect.arrayContaining(["event: 2 places held of 2"]),
		});
		// No ledger line names a person.
		const text = JSON.stringify(lines);
		for (const { id } of [first, second, third])
			expect(text).not.toMatch(new RegExp(`\\b${id}\\b`));
	});

	test("the ledger lists places of an event and of its classes separately", async () => {
		const event = await createEventForTest({ maxParticipants: 5 });
		const [kata, kumite] = [
			await createEventClassForTest(event.id),
			await createEventClassForTest(event.id),
		];
		const person = await createPersonForTest();
		await enterEventClass(kata, person);
		await enterEventClass(kumite, person);
		const lines = await linesOf(event.id, 3);
		expect(lines.map(({ classId }) => classId).sort((a, b) => a - b)).toEqual([
			0,
			kata.id,
			kumite.id,
		]);
		await eventually(
			async () => (await verifyPlaces(event.id)).faults.length === 0,
			"the ledger to hold",
		);
	});

	test("the ledger is public for published events only, page by page", async () => {
		const draft = await createEventForTest({ published: false });
		const answers = await Promise.all(
			["", "/0"].map((path) => call("GET", `/events/${draft.id}/ledger${path}`)),
		);
		expect(answers.map(({ status }) => status)).toEqual([404, 404]);
		const event = await createEventForTest({ maxParticipants: 1 });
		const [first, second] = await createPeopleForTest(2);
		for (const person of [first, second]) {
			await register(event.id, person);
			await leave(event.id, person);
		}
		await linesOf(event.id, 4);
		const page = await call("GET", `/events/${event.id}/ledger/0?limit=3`);
		const rest = await call(
			"GET",
			`/events/${event.id}/ledger/0?cursor=${page.headers.get("x-next-cursor")}`,
		);
		const [{ body: heads }, lines] = [
			await call("GET", `/events/${event.id}/ledger`),
			[...page.body, ...rest.body],
		];
		expect([page.body.length, rest.body.length]).toEqual([3, 1]);
		expect(await breaksIn(event.id, lines, heads[0])).toEqual([]);
	});

	test("a repeated stream batch is appended to the ledger once, and concurrent lines to one chain", async () => {
		const event = await createEventForTest({ maxParticipants: 1, waitingList: false });
		const person = await createPersonForTest();
		await register(event.id, person);
		await linesOf(event.id, 1);
		const { data: entry } = await Registrations.get({
			userId: person.id,
			eventId: event.id,
			classId: 0,
		}).go();
		if (!entry) throw new Error("There is no entry");
		await appendToLedger([await placeOf(entry, "taken")]);
		expect(await published(event.id)).toHaveLength(1);
		// Other people's registrations, as several processes may append them at once.
		const others = Array.from({ length: 8 }, (_, at) => ({
			...entry,
			userId: entry.userId + 1_000_000 + at,
		}));
		await Promise.all(
			[...others, ...others].map(async (one) => appendToLedger([await placeOf(one, "taken")])),
		);
		const lines = await published(event.id);
		const { body: heads } = await call("GET", `/events/${event.id}/ledger`);
		expect([lines.length, await breaksIn(event.id, lines, heads[0])]).toEqual([9, []]);
	});
});

describe("receipts", () => {
	test("a receipt finds the person's ledger line, and only permitted people read it", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [person, other, waiting] = await createPeopleForTest(3);
		const entryId = `${event.id}-${person.id}`;
		await register(event.id, person);
		await register(event.id, waiting);
		const receipt: Receipt = await eventually(async () => {
			const { body } = await receiptOf(entryId, person.cookie);
			return body.line && body;
		}, "the line");
		expect(receipt.ref).toBe(await refOf(receipt.salt, entryId));
		expect(await published(event.id)).toContainEqual(receipt.line);
		expect((await receiptOf(entryId, await admin())).body).toEqual(receipt);
		const refused = await Promise.all([
			receiptOf(entryId, other.cookie),
			receiptOf(`${event.id}-${waiting.id}`, waiting.cookie),
			receiptOf(`${event.id}-${other.id}`, other.cookie),
		]);
		expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
		// Giving a place back and taking one again adds a line with another reference.
		await leave(event.id, waiting);
		await leave(event.id, person);
		await register(event.id, person);
		const again: Receipt = await eventually(async () => {
			const { body } = await receiptOf(entryId, person.cookie);
			return body.line && body;
		}, "the new line");
		expect(again.ref).not.toBe(receipt.ref);
		const lines = await published(event.id);
		expect([kindsOf(lines, receipt.ref), kindsOf(lines, again.ref)]).toEqual([
			["taken", "given"],
			["taken"],
		]);
	});
});

describe("verify-places", () => {
	const event = async () => {
		const { id } = await createEventForTest({ maxParticipants: 1, waitingList: false });
		const person = await createPersonForTest();
		await register(id, person);
		const [line] = await linesOf(id, 1);
		return { id: id as EventId, person, line };
	};

	test("verify-places reports altered lines, missing lines and places without a line", async () => {
		const { id, person, line } = await event();
		const { chain, step } = line;
		expect((await verifyPlaces(id)).faults).toEqual([]);
		await LedgerLines.patch({ eventId: id, chain, step }).set({ at: "2020-01-01" }).go();
		expect((await verifyPlaces(id)).faults).toEqual(["chain 0: line 1 was altered"]);
		await LedgerLines.delete({ eventId: id, chain, step }).go();
		expect((await verifyPlaces(id)).faults).toEqual([
			"chain 0: line 1 is missing",
			`entry ${id}-${person.id} has a place and no line`,
			"event: the ledger says 0 places, the counts 1",
		]);
	});

	test("verify-places starts a ledger for places taken before the ledger existed", async () => {
		const { id, line } = await event();
		await LedgerLines.delete({ eventId: id, chain: 0, step: line.step }).go();
		await LedgerHeads.delete({ eventId: id, chain: 0 }).go();
		expect((await verifyPlaces(id)).faults).toHaveLength(2);
		expect((await verifyPlaces(id, true)).faults).toEqual([]);
		expect((await verifyPlaces(id, true)).lines[0]).toBe(`event ${id}: 1 lines`);
	});
});
