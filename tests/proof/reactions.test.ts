import { existsSync, readFileSync } from "node:fs";
import type { DynamoDBRecord } from "aws-lambda";
import { pictureAddress, pictureFiles } from "#shared/base/pictures/pictures.rules.ts";
import { EventInput } from "#shared/competition/events/events.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { portraitSizes } from "#shared/people/users/users.rules.ts";
import { uniqueId } from "../core/unique.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { files } = await import("#functions/core/outside/files.ts");
const { diskFiles } = await import("#local/stand-ins/files.ts");
const { finishing, follow, newBatch } = await import("./follow.ts");
const { changedPeople, joinChanges } = await import("#functions/community/merges/pairs.stream.ts");
const { reactionsByDomain, reactToChange } = await import("#functions/app/stream/reactions.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { toEventSummary } = await import(
	"#functions/competition/registrations/registration.view.ts"
);
const events = await import("#functions/competition/events/events.service.ts");
const { Enrollments } = await import(
	"#functions/training/training-classes/enrollments/enrollment.entity.ts"
);
const { findUser } = await import("#functions/people/users/users.service.ts");
const { createTrainingClassForTest } = await import("../core/trainingClasses.ts");
const { queue } = await import("#functions/core/outside/queue.ts");
const { handler } = await import("#functions/app/stream/stream.lambda.ts");
const { liveQueue } = await import("#functions/core/outside/live-queue.ts");
const { Allotments } = await import("#functions/base/places/allotment.entity.ts");
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { Announcements } = await import("#functions/competition/live/announcement.entity.ts");
const { Pictures } = await import("#functions/base/pictures/picture.entity.ts");
const { itemsWith, wholeTable } = await import("../core/table.ts");
const { createPeopleForTest } = await import("../core/people.ts");

files.use(diskFiles);
afterAll(world.close);

type Item = Record<string, unknown>;

const nowIso = new Date().toISOString();
const person = async () => (await createPeopleForTest(1))[0].id as number as UserId;

const created: Promise<number> = events
	.createEvent(
		callerForTest(1, "admin"),
		EventInput.parse({
			titleEn: "Cup",
			titleAr: "كأس",
			eventType: "tournament",
			eventDate: "2199-01-01",
			maxParticipants: 20,
			location: "Hall",
			locationAr: "صالة",
			published: true,
			fee: 10_000,
			familyMax: 15_000,
		}),
	)
	.then(({ id }) => id);
beforeAll(() => created);

const charge = (id: string, owed: number, familyMax?: number) => ({
	id,
	full: owed,
	owed,
	paid: 0,
	...(familyMax && { familyMax }),
	lines: [{ at: nowIso, kind: "charged" as const, amount: owed, by: 0 }],
});

/** A registration of a new person, written directly to the table. */
async function register(wish: object = {}) {
	const [eventId, userId] = [await created, await person()];
	const { classes: _, ...event } = await events.findWholeEvent(eventId as EventId);
	const record = {
		eventId,
		classId: 0,
		userId,
		status: "approved" as const,
		registeredAt: nowIso,
		order: `01J${uniqueId()}`,
		version: 1,
		list: 0,
		seated: false,
		event: toEventSummary(event),
		registrationType: "online" as const,
		trail: [{ at: nowIso, by: userId, to: "approved" }],
		...wish,
	};
	const { data } = await Registrations.put(record as never).go();
	return { event, record: data as unknown as Item & { userId: number; eventId: number } };
}

/** What must follow a change of each entity. */
const cases: Record<string, () => Promise<void>> = {
	async notification() {
		const record = { userId: 7, id: "a", kind: "fee", params: { status: "received" } };
		const { mails, notified } = await follow("notification", null, record);
		expect([mails, [...notified]]).toEqual([[{ kind: "notification", userId: 7, id: "a" }], [7]]);
		const toMany = await follow("notification", null, { ...record, kind: "broadcast" });
		expect([toMany.mails, [...toMany.notified]]).toEqual([
			[{ kind: "broadcast", userId: 7, id: "a" }],
			[],
		]);
		for (const quiet of [
			await follow("notification", record, { ...record, readAt: nowIso }),
			await follow("notification", null, { ...record, mailedAt: nowIso }),
			await follow("notification", record, null),
		])
			expect([quiet.mails, quiet.notified.size]).toEqual([[], 0]);
	},
	async outbox() {
		const { mails } = await follow("outbox", null, { id: "a" });
		expect(mails).toEqual([{ kind: "outbox", id: "a" }]);
		expect((await follow("outbox", { id: "a" }, null)).mails).toEqual([]);
	},
	async waitingRoom() {
		expect([...(await follow("waitingRoom", null, { eventId: 5 })).moved]).toEqual([5]);
		expect((await follow("waitingRoom", { eventId: 5 }, null)).moved.size).toBe(0);
	},
	async numberRow() {
		expect([...(await follow("numberRow", null, { eventId: 5 })).moved]).toEqual([5]);
		expect((await follow("numberRow", { eventId: 5 }, null)).moved.size).toBe(0);
	},
	async document() {
		const [id, key] = ["paper", "documents/paper"];
		await diskFiles.put("images", key, Buffer.from("a"), {} as never);
		await follow("document", null, { id });
		await follow("document", { id }, { id, seenAt: nowIso });
		expect(await diskFiles.read("images", key)).not.toBeNull();
		await follow("document", { id }, null);
		expect(await diskFiles.read("images", key)).toBeNull();
	},
	async picture() {
		const id = "abc";
		for (const key of pictureFiles(id))
			await diskFiles.put("images", key, Buffer.from("a"), {} as never);
		const stored = () =>
			Promise.all(pictureFiles(id).map(async (key) => diskFiles.read("images", key)));
		await follow("picture", { id }, { id, expiresAt: 1 });
		expect(await stored()).not.toContain(null);
		await follow("picture", { id }, null);
		expect(new Set(await stored())).toEqual(new Set([null]));
	},
	async user() {
		const stored = await findUser(await person());
		const folder = `images/people/old-${uniqueId()}`;
		const before = { ...stored, profileImageUrl: `/${folder}/card.webp` };
		const keys = Object.keys(portraitSizes).map((size) => `${folder}/${size}.webp`);
		const put = () =>
			Promise.all(keys.map((key) => diskFiles.put("images", key, Buffer.from("a"), {} as never)));
		const left = async () =>
			(await Promise.all(keys.map((key) => diskFiles.read("images", key)))).filter(Boolean).length;
		await put();
		await follow("user", before, { ...before, bio: "Kata" });
		expect(await left()).toBe(keys.length);
		const after = { ...before, profileImageUrl: "/images/people/new/card.webp" };
		const { people } = await follow("user", before, after);
		expect(await left()).toBe(0);
		// Staff learn of a coach's application once: when it is new.
		const [{ id: head }] = await createPeopleForTest(1, { role: "super-admin" });
		const applied = { ...before, role: "coach", isApproved: false };
		const notifiedOf = async (was: object | null) =>
			(await follow("user", was, applied)).notifications.map(({ userId }) => userId);
		expect(await notifiedOf(null)).toContain(head);
		expect(await notifiedOf(before)).toEqual([]);
		// Duplicates are looked for by the person as they were before the whole batch.
		expect(people).toEqual([{ before, after }]);
		const batch = newBatch();
		for (const [was, is] of [
			[before, after],
			[after, { ...after, bio: "Kata" }],
		])
			await reactToChange({ kind: "MODIFY", entity: "user", before: was, after: is }, batch);
		expect(joinChanges(changedPeople.itemsIn(batch))).toEqual([
			{ before, after: { ...after, bio: "Kata" } },
		]);
	},
	async trainingClass() {
		const made = await createTrainingClassForTest({ currentEnrollment: 2 });
		const members = await Promise.all([person(), person()]);
		for (const [at, userId] of members.entries())
			await Enrollments.put({
				classId: made.id,
				userId,
				coachId: made.coachId,
				status: at === 0 ? "active" : "waitlisted",
				shard: at === 0 ? 0 : undefined,
				order: `01J${uniqueId()}`,
				enrolledAt: nowIso,
				startedAt: nowIso,
				by: userId,
				updatedAt: nowIso,
				version: 1,
			} as never).go();
		const statuses = async () =>
			(await Enrollments.query.ofClass({ classId: made.id }).go({ consistent: true })).data.map(
				({ status }) => status,
			);
		await follow("trainingClass", made, { ...made, location: "Hawalli Dojo" });
		expect((await statuses()).sort()).toEqual(["active", "waitlisted"]);
		await follow("trainingClass", made, { ...made, archivedAt: nowIso });
		expect(new Set(await statuses())).toEqual(new Set(["cancelled"]));
	},
	async event() {
		const { event, record } = await register();
		const after = { ...event, titleEn: "Great Cup" };
		const { moved } = await follow("event", event, after);
		expect([...moved]).toEqual([event.id]);
		const { data } = await Registrations.get(record as never).go({ consistent: true });
		expect((data as unknown as { event: object })?.event).toMatchObject({ titleEn: "Great Cup" });
		expect((await follow("event", event, { ...after, published: false })).moved.size).toBe(0);
	},
	async eventClass() {
		const { event, record } = await register();
		const eventClass = { id: 3, eventId: event.id, className: "Kata", classNameAr: "كاتا" };
		const { moved } = await follow("eventClass", eventClass, {
			...eventClass,
			currentRegistrations: 2,
		});
		expect([[...moved], record.eventId]).toEqual([[event.id], event.id]);
		expect((await follow("eventClass", null, eventClass)).moved.size).toBe(0);
	},
	async registration() {
		const { record } = await register({ charge: charge("a", 10_000) });
		const { charge: _, ...free } = record;
		const opened = await follow("registration", free, record);
		expect([...opened.charged]).toEqual([record.userId]);
		const paid = { ...record, charge: { ...charge("a", 10_000), paid: 10_000 } };
		expect([...(await follow("registration", record, paid)).charged]).toEqual([record.userId]);
		expect((await follow("registration", record, record)).charged.size).toBe(0);
		const fresh = await follow("registration", null, record);
		expect(fresh.notifications.map(({ userId }) => userId)).toEqual([record.userId]);
		expect(fresh.lines).toHaveLength(1);
		expect(fresh.places).toHaveLength(1);
		expect(fresh.charges.length).toBeGreaterThan(0);
		// A family never pays more than its maximum.
		const capped = await register({ charge: charge("b", 20_000, 15_000) });
		await follow("registration", null, capped.record);
		const { data } = await Registrations.get(capped.record as never).go({ consistent: true });
		expect((data as unknown as { charge: { owed: number } }).charge.owed).toBe(15_000);
		// Whoever stood on the waiting list behind this one moves up.
		const waited = { ...record, status: "waitlisted" };
		const step = {
			...record,
			trail: [...(record.trail as object[]), { at: nowIso, by: 0, to: "approved" }],
		};
		const left = await follow("registration", waited, step);
		expect([
			[...left.moved],
			left.counts.some(({ eventId }) => eventId === record.eventId),
		]).toEqual([[record.eventId], true]);
	},
	async allotment() {
		const eventId = await created;
		const shard = { eventId, classId: 0, group: 0, shard: 0, cap: 5, taken: 5 };
		const full = await follow("allotment", null, shard);
		expect([full.counts, full.done.size]).toEqual([[{ eventId, classId: 0 }], 0]);
		const withRoom = await follow("allotment", shard, { ...shard, taken: 4 });
		expect([...withRoom.done]).toEqual([`wake ${eventId}`]);
		const ofTraining = { ...shard, eventId: 0, classId: 9 };
		expect((await follow("allotment", null, ofTraining)).counts).toEqual([]);
		expect([...(await follow("allotment", null, { ...ofTraining, taken: 4 })).done]).toEqual([
			"wake class 9",
		]);
	},
};

/** Entities whose reactions other tests follow to their end. */
const provenBy: Record<string, string> = {
	broadcast: "tests/proof/broadcasts.test.ts",
	dataExport: "tests/api/community/my-data.test.ts",
	dojo: "tests/api/people/dojos.test.ts",
	dojoLinking: "tests/api/people/dojos.test.ts",
	enrollment: "tests/proof/enrollments.test.ts",
	grading: "tests/proof/gradings.test.ts",
	guardianship: "tests/api/people/families.test.ts",
	import: "tests/proof/imports.test.ts",
	judgeAssignment: "tests/api/competition/judges.test.ts",
	merge: "tests/proof/merges.test.ts",
	onlinePayment: "tests/api/competition/online-payments.test.ts",
	promotion: "tests/proof/promotions.test.ts",
	recordClaim: "tests/api/community/claims.test.ts",
	reminderRun: "tests/proof/memberships.test.ts",
	removal: "tests/proof/removals.test.ts",
};

test("every entity with a reaction has a case here or a test that follows it", () => {
	const registered = new Set(Object.values(reactionsByDomain).flatMap((one) => Object.keys(one)));
	expect([...Object.keys(cases), ...Object.keys(provenBy)].sort()).toEqual([...registered].sort());
	for (const file of Object.values(provenBy))
		expect([file, existsSync(file) && readFileSync(file, "utf8").includes("test(")]).toEqual([
			file,
			true,
		]);
});

test.each(Object.keys(cases))("a change of %s leads to what must follow", async (entity) => {
	expect.hasAssertions();
	await cases[entity]();
});

test("a record that fails takes nothing from the records before it", async () => {
	const { mails: sent } = watchQueues();
	const { record } = await register();
	const countOf = async (entity: string) => {
		const items = await wholeTable();
		return items.filter(
			(item) => item.__edb_e__?.S === entity && JSON.stringify(item).includes(`"${record.userId}"`),
		).length;
	};
	const [image] = await itemsWith(String(record.order));
	const order = `01K${uniqueId()}`;
	const of = (SequenceNumber: string, NewImage: object) =>
		({ eventName: "INSERT", dynamodb: { SequenceNumber, NewImage } }) as DynamoDBRecord;
	const before = await Promise.all(["notification", "ledgerLine"].map(countOf));
	const notification = { userId: { N: "7" }, id: { S: order }, kind: { S: "fee" } };
	const answer = await handler({
		Records: [
			of("1", image),
			of("2", {
				...notification,
				__edb_e__: { S: "notification" },
				params: { M: { status: { S: "received" } } },
			}),
			// A number that cannot be read.
			of("3", { ...notification, __edb_e__: { S: "notification" }, userId: { N: "1.5e30" } }),
		],
	});
	expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: "3" }] });
	expect(sent).toEqual([{ kind: "notification", userId: 7, id: order }]);
	const after = await Promise.all(["notification", "ledgerLine"].map(countOf));
	expect(after[0]).toBe(before[0] + 1);
	const lines = (await itemsWith(String(record.userId))).filter(
		({ __edb_e__ }) => __edb_e__?.S === "auditLine",
	);
	expect(lines).toHaveLength(1);
});

/** The stored image of an item, as the stream shows it. */
async function imageOf(
	entity: string,
	isMeant: (image: Record<string, { S?: string; N?: string }>) => boolean,
) {
	const items = (await wholeTable()) as Record<string, { S?: string; N?: string }>[];
	const image = items.find((item) => item.__edb_e__?.S === entity && isMeant(item));
	if (!image) throw new Error(`No ${entity} is stored`);
	return image;
}

/** A change of everything that a batch gathers at its end, and what then is stored of it. */
async function batchOfEverything() {
	const { record, event } = await register({ charge: charge(uniqueId().toString(), 10_000) });
	const newcomer = await findUser(await person());
	await Allotments.patch({ eventId: event.id, classId: 0, group: 0, shard: 0 })
		.set({ taken: 7 })
		.go();
	await Events.patch({ id: event.id }).set({ registeredCount: 0 }).go();
	// Open pages have had no change for a while, so they get one now.
	await Announcements.delete({ eventId: event.id }).go();
	const userId = { N: "8" };
	const images = {
		registration: await imageOf("registration", ({ order }) => order?.S === record.order),
		user: await imageOf("user", ({ id }) => id?.N === String(newcomer?.id)),
		allotment: await imageOf("allotment", ({ eventId }) => eventId?.N === String(event.id)),
		event: await imageOf("event", ({ id }) => id?.N === String(event.id)),
		notification: {
			__edb_e__: { S: "notification" },
			userId,
			id: { S: `01K${uniqueId()}` },
			kind: { S: "fee" },
			params: { M: { status: { S: "received" } } },
		},
	};
	const Records = Object.entries(images).map(([entity, NewImage], at) => ({
		eventName: entity === "event" ? "MODIFY" : "INSERT",
		dynamodb: {
			SequenceNumber: String(at + 1),
			NewImage,
			...(entity === "event" && { OldImage: NewImage }),
		},
	})) as DynamoDBRecord[];
	const storedOf = async () => {
		const items = (await wholeTable()).map((item) => ({
			entity: item.__edb_e__?.S ?? "",
			text: JSON.stringify(item),
		}));
		const has = (entity: string, ...parts: (string | number)[]) =>
			items.some(
				(item) => item.entity === entity && parts.every((part) => item.text.includes(String(part))),
			);
		const { data } = await Events.get({ id: event.id }).go({ consistent: true });
		return {
			count: data?.registeredCount,
			auditLine: has("auditLine", record.order as string),
			notification: has("notification", `"${record.userId}"`, "registration"),
			place: has("ledgerLine", `"${event.id}"`),
			charge: has("chargeLine", (record.charge as { id: string }).id),
			debtor: has("debtor", `"${record.userId}"`),
			keys: has("pairKey", `"${newcomer?.id}"`),
		};
	};
	return { Records, event, mail: images.notification.id.S, storedOf };
}

const everything = {
	count: 7,
	auditLine: true,
	notification: true,
	place: true,
	charge: true,
	debtor: true,
	keys: true,
};

/** What is sent to the two queues; sending may fail. */
function watchQueues({ mailFails = false, liveFails = false } = {}) {
	const sent = { mails: [] as object[], live: [] as object[], nothing: 0 };
	queue.use({
		async send(mails) {
			if (mails.length === 0) sent.nothing++;
			if (mailFails) throw new Error("Injected");
			sent.mails.push(...mails);
		},
	});
	liveQueue.use({
		async send(orders) {
			if (orders.length === 0) sent.nothing++;
			if (liveFails) throw new Error("Injected");
			sent.live.push(...orders);
		},
	});
	return sent;
}

test("all that a batch gathers is written and sent at its end, with nothing left open", async () => {
	const { Records, event, mail, storedOf } = await batchOfEverything();
	const sent = watchQueues();
	expect(await finishing(() => handler({ Records }))).toEqual({ batchItemFailures: [] });
	expect(await storedOf()).toEqual(everything);
	expect(sent.mails).toEqual([{ kind: "notification", userId: 8, id: mail }]);
	expect(sent.live).toEqual(
		expect.arrayContaining([
			{ kind: "event", id: event.id },
			{ kind: "person", id: 8 },
		]),
	);
});

test("a batch whose emails cannot be queued is retried, and its other parts are written", async () => {
	const { Records, storedOf } = await batchOfEverything();
	watchQueues({ mailFails: true });
	await expect(handler({ Records })).rejects.toThrow("Injected");
	expect(await storedOf()).toEqual(everything);
});

test("open pages that cannot be reached keep no batch from its end", async () => {
	const { Records, storedOf } = await batchOfEverything();
	const sent = watchQueues({ liveFails: true });
	expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
	expect([await storedOf(), sent.mails.length]).toEqual([everything, 1]);
});

test("a batch of nothing to send sends nothing", async () => {
	const sent = watchQueues();
	const image = { __edb_e__: { S: "news" }, id: { N: "1" } };
	const record = { eventName: "INSERT", dynamodb: { SequenceNumber: "1", NewImage: image } };
	await handler({ Records: [record as DynamoDBRecord] });
	expect(sent).toEqual({ mails: [], live: [], nothing: 0 });
});

describe("the pictures of a record", () => {
	const fresh = async (wish: object = {}) => {
		const id = uniqueId().toString(36).padStart(26, "a");
		const address = pictureAddress({ key: id, width: 4, height: 3, colour: null });
		await Pictures.put({
			id,
			ownerId: 1,
			purpose: "page",
			address,
			createdAt: nowIso,
			expiresAt: 1,
			...wish,
		} as never).go();
		const read = async () => (await Pictures.get({ id }).go({ consistent: true })).data;
		return { id, address, read };
	};
	const article = { pk: "$karate.news#id_5", sk: "$news_1", id: 5 };

	test("are kept while a record shows them, and expire a day after the last", async () => {
		const [one, other] = [await fresh(), await fresh()];
		const shows = { ...article, imageUrl: one.address };
		await follow("news", null, shows);
		expect(await one.read()).toMatchObject({ usedBy: ["$karate.news#id_5 $news_1"] });
		expect((await one.read())?.expiresAt).toBeUndefined();
		// A second record shows it too.
		const second = { ...shows, pk: "$karate.news#id_6" };
		await follow("news", null, second);
		await follow("news", shows, { ...shows, titleEn: "Camp" });
		expect((await one.read())?.usedBy).toHaveLength(2);
		const before = Math.floor(Date.now() / 1000);
		await follow("news", shows, { ...shows, imageUrl: other.address });
		expect(await one.read()).toMatchObject({ usedBy: ["$karate.news#id_6 $news_1"] });
		expect((await one.read())?.expiresAt).toBeUndefined();
		expect((await other.read())?.usedBy).toEqual(["$karate.news#id_5 $news_1"]);
		await follow("news", second, null);
		const day = 24 * 60 * 60;
		const left = (await one.read())?.expiresAt ?? 0;
		expect(left).toBeGreaterThanOrEqual(before + day);
		expect(left).toBeLessThan(before + day + 60);
	});

	test("are noted of no picture's own record, and of no record that shows none", async () => {
		const one = await fresh();
		for (const entity of ["picture", "", "session"])
			await follow(entity, null, { ...article, address: one.address });
		expect((await one.read())?.usedBy).toBeUndefined();
	});
});
