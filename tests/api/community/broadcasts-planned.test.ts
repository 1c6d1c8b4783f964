import { ulid } from "ulid";
import {
	type BroadcastRecord,
	Broadcasts,
} from "#functions/community/broadcasts/broadcast.entity.ts";
import { goOn, resumeBroadcasts } from "#functions/community/broadcasts/send-broadcast.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { type User, Users } from "#functions/people/users/user.entity.ts";
import { TrainingClasses } from "#functions/training/training-classes/training-class.entity.ts";
import type { Broadcast, BroadcastInput } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { broadcastForTest } from "../../core/broadcasts.ts";
import { createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { createSquadForTest } from "../../core/squads.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

type Person = { id: number; cookie: string };
type Wish = Partial<BroadcastInput>;

const students = ({ id }: { id: number }) => ({ kind: "students", coachId: id }) as const;
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

const send = async ({ cookie }: { cookie: string }, wish: Wish, key?: string) =>
	call("POST", "/notifications/broadcast", {
		cookie,
		body: await broadcastForTest(wish),
		headers: key ? { "idempotency-key": key } : {},
	});

const cancel = ({ cookie }: { cookie: string }, id: string, key?: string) =>
	call("DELETE", `/notifications/broadcasts/${id}`, {
		cookie,
		headers: key ? { "idempotency-key": key } : {},
	});

const listOf = async ({ cookie }: { cookie: string }): Promise<Broadcast[]> =>
	(await call("GET", "/notifications/broadcasts", { cookie })).body;

const recordOf = async (id: string) => (await Broadcasts.get({ id }).go({ consistent: true })).data;

const isInIndex = async (id: string) => {
	const { data } = await Broadcasts.query.waiting({}).go({ pages: "all" });
	return data.some((one) => one.id === id);
};

/** Plans an announcement, and waits until the index knows it. */
async function plan(author: Person, wish: Wish = {}): Promise<{ id: string; at: number }> {
	const sendAt = wish.sendAt ?? inFuture(day);
	const { status, body } = await send(author, { ...wish, sendAt });
	if (status !== 202) throw new Error(`Planning answered ${status}: ${JSON.stringify(body)}`);
	await eventually(() => isInIndex(body.id), "the index to know the announcement");
	return { id: body.id, at: Date.parse(sendAt) };
}

/** Changes a person as if staff had. */
async function change(id: number, wish: Partial<User>): Promise<void> {
	const { data } = await Users.get({ id }).go({ consistent: true });
	await Users.put({ ...(data as User), ...wish }).go();
}

const isDone = (id: string) =>
	eventually(async () => {
		const record = await recordOf(id);
		return record?.doneAt === undefined ? null : record;
	}, "the announcement to be done");

/** How many copies of an announcement a person received. */
async function copiesOf(id: string, { id: userId }: { id: number }): Promise<number> {
	const { data } = await Notifications.query.ofPerson({ userId }).go({ consistent: true });
	return data.filter((one) => one.id === id).length;
}

const actionsOf = async (id: string) =>
	(await auditOf("broadcast", id)).map(({ action }) => action).sort();

describe("an announcement that is planned", () => {
	test("is not sent before its moment, and once from it on, by two runs of the clock at once", async () => {
		const { coach, students: squad } = await createSquadForTest([{}]);
		const { id, at } = await plan(coach, { audience: students(coach) });
		const waiting = (await recordOf(id)) as BroadcastRecord;
		await resumeBroadcasts(at - 1);
		// A record of the stream that comes late starts nothing either.
		await goOn(waiting, at + day);
		expect(await recordOf(id)).toEqual(waiting);
		expect(await copiesOf(id, squad[0])).toBe(0);
		await Promise.all([resumeBroadcasts(at), resumeBroadcasts(at)]);
		const done = await isDone(id);
		expect(done).toMatchObject({ planned: "begun", expected: 1, sent: 1 });
		await eventually(async () => !(await isInIndex(id)), "the index to forget it");
		await resumeBroadcasts(at + minute);
		expect(await recordOf(id)).toEqual(done);
		expect(await copiesOf(id, squad[0])).toBe(1);
		expect(await actionsOf(id)).toEqual(["scheduled", "sent"]);
		// Its notification carries the moment, not that of the run.
		const { body: bell } = await call("GET", "/notifications", { cookie: squad[0].cookie });
		expect(bell[0]).toMatchObject({ id, createdAt: new Date(at).toISOString() });
	});

	test("goes to the people who are in its audience then", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const { id: trainingClassId } = await createTrainingClassForTest({ coachId: coach.id });
		const [first, ...later] = await createPeopleForTest(3);
		const enroll = (method: string, { cookie }: Person) =>
			call(method, `/classes/${trainingClassId}/enroll`, { cookie, body: {} });
		await enroll("POST", first);
		const audience = { kind: "class", trainingClassId, waiting: false } as const;
		const { id, at } = await plan(coach, { audience });
		await enroll("DELETE", first);
		for (const person of later) await enroll("POST", person);
		await resumeBroadcasts(at);
		expect(await isDone(id)).toMatchObject({ expected: 2, sent: 2 });
		const copies = [first, ...later].map((person) => copiesOf(id, person));
		expect(await Promise.all(copies)).toEqual([0, 1, 1]);
	});

	test("says in the list when it goes out and is sorted by it, for its author and staff", async () => {
		const { coach } = await createSquadForTest([{}]);
		const { id, at } = await plan(coach, { audience: students(coach) });
		const { body: sent } = await send(coach, { audience: students(coach) });
		const all = await eventually(async () => {
			const listed = await listOf(coach);
			return listed.length === 2 && listed;
		}, "both in the list");
		expect(all).toMatchObject([
			{ id, sendAt: new Date(at).toISOString(), planned: "waiting", expected: 1, doneAt: null },
			{ id: sent.id, sendAt: null, planned: null },
		]);
		const staff = await createPersonForTest({ role: "admin" });
		expect((await listOf(staff)).map((one) => one.id)).toContain(id);
	});

	test("takes a time without a zone as Kuwait’s, and a date alone as its first moment", async () => {
		const { coach } = await createSquadForTest([{}]);
		const date = inFuture(3 * day).slice(0, 10);
		for (const [sendAt, time] of [
			[`${date}T09:00`, "06:00"],
			[date, "21:00"],
		]) {
			const { body } = await send(coach, { audience: students(coach), sendAt });
			expect(body.sendAt.slice(11, 16)).toBe(time);
		}
	});

	test("is refused at its field for a time that has passed or is too far ahead", async () => {
		const { coach } = await createSquadForTest([{}]);
		const refuse = async (sendAt: string, path = "broadcast") => {
			const answer = await call("POST", `/notifications/${path}`, {
				cookie: coach.cookie,
				body: await broadcastForTest({ audience: students(coach), sendAt }),
				headers: { "accept-language": "ar" },
			});
			expectRefusal(answer, "invalid");
			return [answer.body.fields, answer.body.messages];
		};
		const past = [{ sendAt: "moment_past" }, { sendAt: "مضى هذا الوقت. اختر وقتًا لاحقًا" }];
		expect(await refuse(inFuture(-minute))).toEqual(past);
		expect(await refuse(inFuture(-minute), "broadcast/preview")).toEqual(past);
		expect((await refuse(inFuture(60 * day + minute)))[0]).toEqual({ sendAt: "moment_far_ahead" });
		expect((await refuse("tomorrow"))[0]).toEqual({ sendAt: "date_invalid" });
		expect(await listOf(coach)).toEqual([]);
	});
});

describe("an announcement whose author may no longer write to its audience", () => {
	async function classOf(coach: Person) {
		const { id } = await createTrainingClassForTest({ coachId: coach.id });
		const member = await createPersonForTest();
		await call("POST", `/classes/${id}/enroll`, { cookie: member.cookie, body: {} });
		return { audience: { kind: "class", trainingClassId: id, waiting: false } as const, member };
	}
	const coachForTest = () => createPersonForTest({ role: "coach" });

	test.each<[string, number, (coach: Person, trainingClassId: number) => Promise<unknown>]>([
		[
			"another coach has the class",
			1,
			async (_, id) =>
				TrainingClasses.patch({ id })
					.set({ coachId: (await coachForTest()).id })
					.go(),
		],
		["the author is no coach any more", 1, ({ id }) => change(id, { role: "member" })],
		["the author is not approved", 1, ({ id }) => change(id, { isApproved: false })],
		["the account is closed", 0, ({ id }) => change(id, { isDisabled: true })],
		["the author was deleted", 0, ({ id }) => Users.delete({ id }).go()],
	])("is not sent; the list and its author learn of it: %s", async (_, notified, lose) => {
		const coach = await coachForTest();
		const { audience, member } = await classOf(coach);
		const { id, at } = await plan(coach, { audience });
		await lose(coach, audience.trainingClassId);
		await resumeBroadcasts(at);
		expect(await recordOf(id)).toMatchObject({ planned: "refused", doneAt: expect.any(String) });
		const staff = await createPersonForTest({ role: "admin" });
		const shown = await eventually(
			async () => (await listOf(staff)).find((one) => one.id === id && one.planned !== "waiting"),
			"the list to know",
		);
		expect(shown).toMatchObject({ planned: "refused", sent: 0 });
		await resumeBroadcasts(at + day);
		expect([await copiesOf(id, member), await copiesOf(id, coach)]).toEqual([0, notified]);
		expect(await actionsOf(id)).toEqual(["not_sent", "scheduled"]);
		expectRefusal(await cancel(staff, id), "message_not_waiting");
	});

	test.each([
		["en", "Not sent: “\u2068Snow\u2069”", "so no one got it."],
		["ar", "لم تُرسل: «\u2068ثلج\u2069»", "فلم تصل إلى أحد."],
	] as const)("notifies its author by email too: %s", async (preferredLanguage, title, end) => {
		const author = await createPersonForTest({ role: "admin", preferredLanguage });
		const { audience } = await classOf(await coachForTest());
		const { id, at } = await plan(author, { audience, titleEn: "Snow", titleAr: "ثلج" });
		await change(author.id, { role: "member" });
		await resumeBroadcasts(at);
		const { subject, text } = await mailTo(author.email);
		expect([subject, text]).toEqual([title, expect.stringContaining(end)]);
		const { body: bell } = await call("GET", "/notifications", { cookie: author.cookie });
		expect(bell).toMatchObject([{ id, actionUrl: "/notifications" }]);
	});

	test("is sent for staff of any rank, but not once they are none", async () => {
		const [stays, leaves] = [
			await createPersonForTest({ role: "admin" }),
			await createPersonForTest({ role: "super-admin" }),
		];
		const { audience } = await classOf(await coachForTest());
		const [one, other] = [await plan(stays, { audience }), await plan(leaves, { audience })];
		await change(stays.id, { role: "super-admin" });
		await change(leaves.id, { role: "member" });
		await resumeBroadcasts(Math.max(one.at, other.at));
		expect(await isDone(one.id)).toMatchObject({ planned: "begun", sent: 1 });
		expect(await recordOf(other.id)).toMatchObject({ planned: "refused", sent: 0 });
		expect([await copiesOf(one.id, stays), await copiesOf(other.id, leaves)]).toEqual([0, 1]);
	});
});

describe("an announcement that is cancelled", () => {
	test("leaves the list and is not sent, and a repeat changes nothing", async () => {
		const { coach, students: squad } = await createSquadForTest([{}]);
		const { id, at } = await plan(coach, { audience: students(coach) });
		const stored = (await recordOf(id)) as BroadcastRecord;
		const answers = [await cancel(coach, id, "once"), await cancel(coach, id, "once")];
		answers.push(await cancel(coach, id));
		expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
		await eventually(async () => (await listOf(coach)).length === 0, "it to leave the list");
		await eventually(async () => !(await isInIndex(id)), "the index to forget it");
		await resumeBroadcasts(at);
		// A record of the stream that comes late sends nothing.
		await goOn(stored, at);
		expect(await recordOf(id)).toMatchObject({ planned: "cancelled", sent: 0 });
		expect(await copiesOf(id, squad[0])).toBe(0);
		expect(await actionsOf(id)).toEqual(["cancelled", "scheduled"]);
	});

	test("is cancelled or begun, never both, when both happen at once", async () => {
		const { coach, students: squad } = await createSquadForTest([{}]);
		const { id, at } = await plan(coach, { audience: students(coach) });
		const [{ status }] = await Promise.all([cancel(coach, id), resumeBroadcasts(at)]);
		const done = await isDone(id);
		expect([status, done.planned, done.sent, await copiesOf(id, squad[0])]).toEqual(
			done.planned === "begun" ? [409, "begun", 1, 1] : [204, "cancelled", 0, 0],
		);
		expect(await actionsOf(id)).toEqual(
			done.planned === "begun" ? ["scheduled", "sent"] : ["cancelled", "scheduled"],
		);
	});

	test("is cancelled by its author or any admin, and not once it has begun", async () => {
		const { coach } = await createSquadForTest([{}]);
		const { id, at } = await plan(coach, { audience: students(coach) });
		const [other, staff] = [
			await createPersonForTest({ role: "coach" }),
			await createPersonForTest({ role: "admin" }),
		];
		expectRefusal(await cancel(other, id), "forbidden");
		expectRefusal(await cancel(other, ulid()), "not_found");
		expectRefusal(await cancel(await createPersonForTest(), id), "forbidden");
		expect((await cancel(staff, id)).status).toBe(204);
		const begun = await plan(coach, { audience: students(coach), sendAt: inFuture(2 * day) });
		await resumeBroadcasts(at + day + minute);
		for (const person of [coach, staff])
			expectRefusal(await cancel(person, begun.id), "message_not_waiting");
		const { body: sent } = await send(coach, { audience: students(coach) });
		expectRefusal(await cancel(coach, sent.id), "message_not_waiting");
	});
});

describe("limits of announcements that are planned", () => {
	test("a coach plans five for a day, and those of other days take nothing from today", async () => {
		const { coach } = await createSquadForTest([{}]);
		const audience = students(coach);
		const at = Date.now() + 20 * day;
		const planned: string[] = [];
		for (let times = 0; times < 5; times++) {
			const sendAt = new Date(at + times * minute).toISOString();
			planned.push((await plan(coach, { audience, sendAt })).id);
		}
		await eventually(async () => (await listOf(coach)).length === 5, "the list to know all");
		for (const ahead of [-day + 5 * minute, day])
			expectRefusal(
				await send(coach, { audience, sendAt: new Date(at + ahead).toISOString() }),
				"messages_used_up",
			);
		expect((await send(coach, { audience })).status).toBe(202);
		expect((await send(coach, { audience, sendAt: inFuture(22 * day) })).status).toBe(202);
		// A cancelled one makes room.
		await cancel(coach, planned[0]);
		await eventually(async () => !(await isInIndex(planned[0])), "the index to forget it");
		const sendAt = new Date(at).toISOString();
		expect((await send(coach, { audience, sendAt })).status).toBe(202);
	});
});
