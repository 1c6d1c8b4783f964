import { mock } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import type { UserId } from "#shared/core/ids.ts";
import { guardianshipForTest } from "./guardianship.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { files } = await import("#functions/core/outside/files.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { diskFiles } = await import("#local/stand-ins/files.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { handler } = await import("#functions/app/stream/stream.lambda.ts");
const { reactionsByDomain } = await import("#functions/app/stream/reactions.ts");
const { runDueTasks } = await import("#functions/app/clock/cron-tasks.ts");
const { dynamo, onTable } = await import("#functions/core/table/database.ts");
const { log } = await import("#functions/core/log.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { registrationId } = await import(
	"#functions/competition/registrations/registration.view.ts"
);
const { Guardianships } = await import("#functions/people/families/guardianship.entity.ts");
const { accountOf } = await import("#functions/competition/fees/fees.service.ts");
const { capCharge } = await import("#shared/competition/fees/charges.rules.ts");
const { Dojos } = await import("#functions/people/dojos/dojo.entity.ts");
const { isFiled } = await import("./charges.ts");
const { makeCrowd, makeEvent, makeStaff } = await import("./crowd.ts");
const { createOneOfEverythingForTest } = await import("../core/oneOfEverything.ts");
const { wholeTable } = await import("../core/table.ts");

files.use(diskFiles);
identity.use(embeddedIdentity());
const people = await makeCrowd(9, 70_000);
const staff = await makeStaff();
afterAll(world.close);

const lists = { event: true, classes: true };
const fees = { fee: 10_000, familyMax: 15_000, shadow: false };
type Item = Awaited<ReturnType<typeof wholeTable>>[number];

/** The table without when open pages were last notified, which each repetition may move. */
const stored = async () =>
	(await wholeTable()).filter(({ __edb_e__ }) => __edb_e__?.S !== "announcement");

const recordOf = (
	eventName: "INSERT" | "MODIFY",
	item: Item,
	before: Item = item,
	SequenceNumber?: string,
) =>
	({
		eventName,
		dynamodb: {
			NewImage: item,
			...(eventName === "MODIFY" && { OldImage: before }),
			SequenceNumber: SequenceNumber ?? `${item.pk.S} ${item.sk.S}`,
		},
	}) as unknown as DynamoDBRecord;

const link = (childId: UserId, guardianId: UserId) =>
	Guardianships.put(guardianshipForTest({ childId, guardianId })).go();

const register = (eventId: number, { cookie }: { cookie: string }) =>
	world.call("POST /api/events/{id}/register", { id: `${eventId}` }, cookie);

const owedAt = async (eventId: number, ids: readonly UserId[]) =>
	Promise.all(
		ids.map(async (id) => {
			const { charges } = await accountOf(id);
			return charges.find((one) => one.eventId === eventId)?.charge.owed;
		}),
	);

const itemOf = async (eventId: number, userId: number) => {
	const items = await wholeTable();
	return items.find(
		({ __edb_e__, eventId: event, userId: user }) =>
			__edb_e__?.S === "registration" && event?.N === `${eventId}` && user?.N === `${userId}`,
	) as Item;
};

const readEntry = async (eventId: number, userId: number) => {
	const { data } = await Registrations.get({ eventId, userId, classId: 0 }).go({
		consistent: true,
	});
	if (!data) throw new Error("There is no registration");
	return data;
};

/** Entities of work in steps, whose own tests play it to its end. */
const runs = ["broadcast", "dojoLinking", "grading", "import", "merge", "reminderRun", "removal"];
/** They need a page, a file or a table row of others; their reactions only write notifications. */
const others = ["waitingRoom", "numberRow"];

test("every reaction comes to rest, whichever records it is applied to again", async () => {
	const [staffMember, student, coach, first, second, third] = people;
	await link(student.id, coach.id);
	await link(student.id, first.id);
	await link(second.id, first.id);
	const { eventId } = await makeEvent(2, [1, 2], 0, lists, fees);
	await createOneOfEverythingForTest(70_900, {
		staff: staffMember.id,
		student: student.id,
		coach: coach.id,
		eventId,
	});
	await Dojos.put({
		id: 700,
		nameEn: "Dojo",
		nameAr: "دوجو",
		area: "hawalli",
		published: false,
		createdAt: "2026-01-01T00:00:00.000Z",
		updatedAt: "2026-01-01T00:00:00.000Z",
		version: 1,
	} as never).go();
	const priced = await makeEvent(9, [], 0, lists, fees);
	for (const person of [student, coach, first, second, third])
		await register(priced.eventId, person);
	for (const [at, person] of [student, coach, first].entries())
		await world.call(
			"POST /api/events/{id}/classes/{classId}/register",
			{ id: `${eventId}`, classId: `${eventId * 10 + (at % 2)}` },
			person.cookie,
			{},
		);
	await world.settle();
	const reacting = Object.values(reactionsByDomain).flatMap(Object.keys);
	const met = new Set<string>();
	for (const kind of ["MODIFY", "INSERT"] as const) {
		let isAtRest = false;
		for (let round = 0; !isAtRest; round++) {
			const items = await stored();
			const records = items
				.filter(({ __edb_e__ }) => reacting.includes(__edb_e__?.S ?? ""))
				.map((item) => recordOf(kind, item));
			for (const { dynamodb } of records) met.add(dynamodb?.NewImage?.__edb_e__?.S ?? "");
			expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
			expect(await world.settle(people.length + 1)).toBeLessThanOrEqual(people.length);
			isAtRest = isDeepStrictEqual(await stored(), items);
			expect(round).toBeLessThan(people.length);
		}
	}
	const left = reacting.filter((entity) => !met.has(entity));
	expect(left.filter((entity) => ![...runs, ...others].includes(entity))).toEqual([]);
});

test("a registration that the system keeps changing is left alone until the clock takes it up", async () => {
	const [parent, child] = people.slice(6);
	await link(child.id, parent.id);
	const { eventId } = await makeEvent(9, [], 0, lists, fees);
	for (const person of [parent, child]) await register(eventId, person);
	await world.settle();
	const both = [parent.id, child.id];
	expect(await owedAt(eventId, both)).toEqual([10_000, 5_000]);

	const logged = mock.method(log, "error", () => undefined);
	const now = Date.now();
	const lowered = await readEntry(eventId, parent.id);
	let charge = lowered.charge as NonNullable<typeof lowered.charge>;
	for (let turn = 0; turn < 11; turn++)
		charge = capCharge(charge, turn % 2 === 0 ? 9_000 : 10_000, { by: 0, now: now - 11 + turn });
	const put = (change: object) => Registrations.put({ ...lowered, ...change } as never).go();
	await put({ charge: { ...charge, full: 4_000 }, version: lowered.version + 1 });
	await world.settle();
	const heldEntry = await readEntry(eventId, parent.id);
	expect(heldEntry.heldAt).toBeDefined();
	expect(await owedAt(eventId, [child.id])).toEqual([5_000]);
	expect(heldEntry.charge && (await isFiled(heldEntry.charge))).toBe(true);
	expect(logged.mock.calls.map((made) => made.arguments)).toContainEqual([
		"reactions held",
		{ registration: registrationId(heldEntry) },
	]);
	logged.mock.restore();

	// Before its minute is over it stays as it is.
	await runDueTasks(now);
	expect((await readEntry(eventId, parent.id)).heldAt).toBe(heldEntry.heldAt);
	await runDueTasks(now + 120_000);
	await world.settle();
	expect((await readEntry(eventId, parent.id)).heldAt).toBeUndefined();
	expect(await owedAt(eventId, both)).toEqual([4_000, 10_000]);

	const id = `${eventId}-${parent.id}`;
	await world.call("DELETE /api/registrations/{id}", { id }, parent.cookie);
	await world.settle();
	expect(await owedAt(eventId, both)).toEqual([0, 10_000]);
});

describe("one broken record", () => {
	/** Registrations of which the first is to lose its trail, so that no step can be added to it. */
	async function makeBroken() {
		const { eventId } = await makeEvent(9, [], 0, lists, { shadow: false });
		const some = people.slice(0, 3);
		for (const person of some) await register(eventId, person);
		await world.settle();
		const items = await Promise.all(some.map(({ id }) => itemOf(eventId, id)));
		return { eventId, some, items };
	}

	test("in a batch of the stream keeps no later one from its reaction, and is retried alone", async () => {
		const { items } = await makeBroken();
		const { trail: _, ...broken } = items[0];
		const moved = { ...items[1], userId: { N: "777" }, classId: { N: "9" } };
		const written = async () =>
			(await wholeTable()).flatMap(({ __edb_e__, entityId, classId }) =>
				(__edb_e__?.S === "auditLine" && entityId?.S?.includes("-777-")) ||
				(__edb_e__?.S === "ledgerLine" && classId?.N === "9")
					? [__edb_e__?.S]
					: [],
			);
		expect(await written()).toEqual([]);
		const logged = mock.method(log, "error", () => undefined);
		const answer = await handler({
			Records: [
				recordOf("INSERT", broken as Item, broken as Item, "1"),
				recordOf("INSERT", moved, moved, "2"),
			],
		});
		logged.mock.restore();
		expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: "1" }] });
		expect((await written()).sort()).toEqual(["auditLine", "ledgerLine"]);
	});

	test("is reported in a decision for many, and the others are decided", async () => {
		const { eventId, some, items } = await makeBroken();
		await dynamo.send(
			new UpdateItemCommand({
				TableName: onTable.table,
				Key: { pk: items[0].pk, sk: items[0].sk },
				UpdateExpression: "REMOVE trail",
			}),
		);
		const ids = some.map(({ id }) => `${eventId}-${id}`);
		const answer = await world.call(
			"POST /api/events/{id}/registrations/decide",
			{ id: `${eventId}` },
			staff,
			{ ids, decision: "approve" },
		);
		expect(answer).toEqual({
			status: 200,
			body: [
				{ id: ids[0], error: "busy" },
				{ id: ids[1], status: "approved" },
				{ id: ids[2], status: "approved" },
			],
		});
	});
});
