import { UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { ulid } from "ulid";
import type { Locked } from "#functions/people/users/sign-in-lock.ts";
import type { User } from "#functions/people/users/user.entity.ts";
import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { sized } from "../core/size.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { createPeopleForTest } = await import("../core/people.ts");
const { dynamo, onTable, runTransaction } = await import("#functions/core/table/database.ts");
const { inParallel } = await import("#functions/core/parallel.ts");
const { createPerson, deletePerson } = await import("#functions/people/users/user.writes.ts");
const { Notifications } = await import("#functions/people/notifications/notification.entity.ts");
const { Broadcasts } = await import("#functions/community/broadcasts/broadcast.entity.ts");
const { factsOf, goOn, resumeBroadcasts } = await import(
	"#functions/community/broadcasts/send-broadcast.ts"
);
const { broadcastNotice } = await import("#functions/community/broadcasts/broadcasts.notices.ts");
const { newNotification } = await import("#functions/people/notifications/newNotification.ts");
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { announceOpenings } = await import("#functions/community/broadcasts/opening-messages.ts");
const { makeEvent } = await import("./crowd.ts");
const { previewBroadcast, sendBroadcast } = await import(
	"#functions/community/broadcasts/broadcasts.service.ts"
);

afterAll(world.close);

const caller = () => callerForTest(1, "admin");

/** Creates people with their records for filters and counters. */
async function create(count: number, wish: Partial<User> = {}): Promise<User[]> {
	const made = (await createPeopleForTest(count)).map(({ cookie, ...person }, at): User => {
		const id = person.id + 500_000_000;
		return {
			...person,
			...wish,
			id,
			email: `one${id}@test.example`,
			createdAt: new Date(at * 1_000).toISOString(),
		};
	});
	await inParallel(made, (person) => runTransaction(createPerson(person)));
	return made;
}

const kinds = {
	member: await create(sized({ share: 120, whole: 1_200 })),
	closed: await create(3, { isDisabled: true }),
	owing: await create(7, { membershipFeeStatus: "overdue" }),
	owingClosed: await create(1, { membershipFeeStatus: "overdue", isDisabled: true }),
	coach: await create(4, { role: "coach", membershipFeeStatus: "exempt" }),
	applicant: await create(2, { role: "coach", isApproved: false, membershipFeeStatus: "overdue" }),
	admin: await create(2, { role: "admin", membershipFeeStatus: "exempt" }),
};

/** How many people of each kind were notified. */
async function noticeCounts(id: string): Promise<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const [kind, people] of Object.entries(kinds)) {
		const keys = people.map(({ id: userId }) => ({ userId, id }));
		const { data } = await Notifications.get(keys).go({ concurrent: 4 });
		if (data.length > 0) counts[kind] = data.length;
	}
	return counts;
}

const recordOf = async (id: string) => (await Broadcasts.get({ id }).go({ consistent: true })).data;

const words = {
	titleEn: "News",
	titleAr: "خبر",
	messageEn: "Osu",
	messageAr: "أوس",
	actionUrl: null,
	email: false,
};
const sendTo = (audience: Audience) => sendBroadcast(caller(), { ...words, audience });

const members = kinds.member.length;

test.each<[Audience, Record<string, number>]>([
	[
		{ kind: "role", role: "everybody" },
		{ member: members, owing: 7, coach: 4, admin: 2 },
	],
	[
		{ kind: "role", role: "member" },
		{ member: members, owing: 7 },
	],
	[{ kind: "role", role: "coach" }, { coach: 4 }],
	[{ kind: "role", role: "admin" }, { admin: 2 }],
	[{ kind: "owing", status: "overdue" }, { owing: 7 }],
])("an announcement to %j reaches exactly the previewed recipients", async (audience, expected) => {
	const { recipients } = await previewBroadcast(caller(), { ...words, audience });
	const { id } = await sendTo(audience);
	await world.settle();
	expect(await noticeCounts(id)).toEqual(expected);
	const all = Object.values(expected).reduce((sum, one) => sum + one, 0);
	expect(recipients).toBe(all);
	expect(await recordOf(id)).toMatchObject({
		expected: all,
		sent: all,
		doneAt: expect.any(String),
	});
});

test("a step that crashed before saving its progress is repeated, and counts and notifies nobody twice", async () => {
	const { id } = await sendTo({ kind: "role", role: "everybody" });
	const first = await recordOf(id);
	if (!first) throw new Error("There is no message");
	await goOn(first, Date.now());
	// Simulates a crash between notifying people and saving: the record is unchanged.
	await Broadcasts.put(first).go();
	const again = goOn(first, Date.now());
	// The stream consumer delivers the same version a second time.
	await Promise.all([again, goOn(first, Date.now())]);
	world.killFollower();
	await world.settle().catch(() => undefined);
	await world.settle();
	const reached = members + 13;
	expect(await recordOf(id)).toMatchObject({
		sent: reached,
		skipped: 4,
		doneAt: expect.any(String),
	});
	expect(Object.values(await noticeCounts(id)).reduce((sum, one) => sum + one)).toBe(reached);
});

test("the cron job resumes a stalled announcement, and does not resume a finished one", async () => {
	const { id } = await sendTo({ kind: "role", role: "member" });
	const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
	await world.settle();
	const done = await recordOf(id);
	if (!done) throw new Error("There is no message");
	const stalled = {
		...done,
		version: 7,
		sent: 0,
		cursor: undefined,
		doneAt: undefined,
		updatedAt: hourAgo,
	};
	// The stream delivers the stalled record too late, finds another version, and does nothing.
	await Broadcasts.put(stalled).go();
	expect(await resumeBroadcasts(Date.now())).toBe(1);
	await world.settle();
	expect(await recordOf(id)).toMatchObject({ sent: done.sent, doneAt: expect.any(String) });
	expect(await resumeBroadcasts(Date.now())).toBe(0);
});

test("the cron job resumes a stalled announcement, although a hundred others wait for later days", async () => {
	const now = Date.now();
	const { id } = await sendTo({ kind: "role", role: "admin" });
	await world.settle();
	const done = await recordOf(id);
	if (!done) throw new Error("There is no message");
	const ahead = Array.from({ length: 101 }, (_, place) => ({
		...done,
		id: ulid(now + 86_400_000 + place),
		doneAt: undefined,
		planned: "waiting" as const,
		updatedAt: new Date(now - 3_600_000).toISOString(),
	}));
	await Broadcasts.put(ahead).go({ concurrent: 4 });
	await Broadcasts.put({
		...done,
		version: 7,
		doneAt: undefined,
		updatedAt: ahead[0].updatedAt,
	}).go();
	expect(await resumeBroadcasts(now)).toBe(1);
	await world.settle();
	expect(await recordOf(id)).toMatchObject({ doneAt: expect.any(String) });
	expect(await resumeBroadcasts(now + 60_000)).toBe(0);
	expect(await recordOf(ahead[0].id)).toMatchObject({ version: done.version, sent: done.sent });
	await Broadcasts.delete(ahead.map((one) => ({ id: one.id }))).go({ concurrent: 4 });
});

test("a recipient who cannot be notified keeps nobody else from the announcement", async () => {
	const { id } = await sendTo({ kind: "role", role: "member" });
	const record = await recordOf(id);
	if (!record) throw new Error("There is no message");
	const [{ id: userId }] = kinds.member;
	const notice = newNotification(broadcastNotice, { userId, id, at: 0, facts: factsOf(record) });
	const key = Notifications.create(notice).params() as { Item: { pk: string; sk: string } };
	await Notifications.create(notice).go();
	await dynamo.send(
		new UpdateItemCommand({
			TableName: onTable.table,
			Key: { pk: { S: key.Item.pk }, sk: { S: key.Item.sk } },
			UpdateExpression: "REMOVE params",
		}),
	);
	await world.settle();
	expect(await recordOf(id)).toMatchObject({
		sent: members + 7 - 1,
		skipped: 4,
		doneAt: expect.any(String),
	});
	expect(await noticeCounts(id)).toEqual({ member: members, owing: 7 });
});

test("a person deleted before their turn gets no announcement", async () => {
	const [removed, stays] = await create(2, { role: "super-admin", heldUntil: 1 });
	const { id } = await sendTo({ kind: "role", role: "super-admin" });
	await runTransaction(deletePerson(removed as Locked));
	await world.settle();
	expect(await recordOf(id)).toMatchObject({ expected: 2, sent: 1 });
	expect((await Notifications.get({ userId: removed.id, id }).go()).data).toBeNull();
	// The other tests count only the people created above.
	await runTransaction(deletePerson(stays as Locked));
});

test("the day before an event with a waiting room opens, everybody is notified once per opening time", async () => {
	const { eventId } = await makeEvent(10, [], 0, undefined, { waitingRoom: true });
	const { data: event } = await Events.get({ id: eventId }).go();
	if (!event) throw new Error("There is no event");
	// Noon in Kuwait.
	const noon = Date.parse("2198-06-01T09:00:00Z");
	const opening = (hours: number, wish = {}) => ({
		...event,
		shadow: false,
		registrationOpensAt: new Date(noon + hours * 3_600_000).toISOString(),
		...wish,
	});
	const tell = (one: typeof event, at = noon) => announceOpenings([one], at);
	expect(await tell(opening(25))).toBe(0);
	expect(await tell(opening(0.5))).toBe(0);
	expect(await tell(opening(5, { waitingRoom: false }))).toBe(0);
	expect(await tell(opening(5, { cancelReason: "" }))).toBe(0);
	// No notifications at night.
	expect(await tell(opening(5), noon - 10 * 3_600_000)).toBe(0);
	expect([await tell(opening(20)), await tell(opening(20)), await tell(opening(21))]).toEqual([
		1, 0, 1,
	]);
	const { data: all } = await Broadcasts.query.inOrder({}).go({ order: "desc", limit: 2 });
	const [later, first] = all;
	expect([first.titleEn, later.titleAr]).toEqual([
		expect.stringMatching(/^Registration opens on June 2, 2198 at 8:00\sAM$/),
		expect.stringContaining("٩:٠٠"),
	]);
	await world.settle();
	await world.settle();
	expect(await recordOf(first.id)).toMatchObject({
		sent: members + 13,
		actionUrl: `/events/${eventId}`,
		isMailed: true,
	});
	expect((await noticeCounts(first.id)).member).toBe(members);
});
