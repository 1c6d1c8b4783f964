import type { MembershipRule } from "#shared/competition/event-classes/eligibility.rules.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { createEventForTest } from "../../../core/events.ts";
import { recordForTest } from "../../../core/memberships.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";
import { createSquadForTest } from "../../../core/squads.ts";

const unpaid = [{ code: "membership_required", params: {} }];

async function eventWith(membershipRule: MembershipRule, isWithClass = false) {
	const { id } = await createEventForTest({ membershipRule, eventType: "seminar" });
	if (!isWithClass) return { id, classId: null };
	const body = { className: "Open", maxParticipants: 10 };
	const made = await call("POST", `/events/${id}/classes`, { cookie: await admin(), body });
	return { id, classId: made.body.id as number };
}

const addressOf = ({ id, classId }: Awaited<ReturnType<typeof eventWith>>) =>
	`/events/${id}/${classId === null ? "" : `classes/${classId}/`}register`;

test.each([false, true])(
	"an event (with classes: %p) that requires a paid membership admits only those who paid",
	async (classes) => {
		const event = await eventWith("require", classes);
		const { id, cookie } = await createPersonForTest();
		const refused = await call("POST", addressOf(event), { cookie, body: {} });
		expectRefusal(refused, "not_eligible");
		expect(refused.body.reasons).toEqual(unpaid);
		await recordForTest(id);
		expect((await call("POST", addressOf(event), { cookie, body: {} })).status).toBe(201);
	},
);

test.each(["none", "warn"] as const)(
	"an event with the membership rule %s admits everybody",
	async (rule) => {
		const event = await eventWith(rule, true);
		const { cookie } = await createPersonForTest();
		const { body } = await call("GET", `/events/${event.id}/eligibility`, { cookie });
		expect(body).toEqual([
			{
				classId: event.classId,
				eligible: true,
				reasons: [],
				warnings: rule === "warn" ? unpaid : [],
			},
		]);
		expect((await call("POST", addressOf(event), { cookie, body: {} })).status).toBe(201);
	},
);

test("coaches and staff cannot register unpaid members, but can register exempt ones", async () => {
	const event = await eventWith("require");
	const { coach, students } = await createSquadForTest([{}, {}]);
	const [first, second] = students.map(({ id }) => id);
	await call("PATCH", `/users/${second}/membership`, {
		cookie: await admin(),
		body: { membershipFeeStatus: "exempt" },
	});
	const squad = [first, second].map((userId) => ({ userId, classId: null }));
	const { body } = await call("POST", `/events/${event.id}/registrations/bulk`, {
		cookie: coach.cookie,
		body: squad,
	});
	expect(body[0]).toMatchObject({ userId: first, error: "not_eligible", reasons: unpaid });
	expect(body[1]).toMatchObject({ userId: second, status: "pending" });
	const byStaff = await call("POST", `/events/${event.id}/registrations/bulk`, {
		cookie: await admin(),
		body: [{ userId: first, classId: null }],
	});
	expect(byStaff.body[0]).toMatchObject({ error: "not_eligible" });
});

test("an event's responsible coach must be an approved coach, and is shown with the event", async () => {
	const coach = await createPersonForTest({ role: "coach" });
	const { id, coachId } = await createEventForTest({ coachId: coach.id });
	expect(coachId).toBe(coach.id);
	const body = { titleEn: "Camp", titleAr: "معسكر", eventDate: "2031-01-01", published: true };
	const cookie = await admin();
	const put = (wish: object) =>
		call("PUT", `/events/${id}`, { cookie, body: { ...body, ...wish } });
	const member = await createPersonForTest();
	expect((await put({ coachId: member.id })).body.fields).toEqual({ coachId: "invalid" });
	expect((await put({ coachId: "" })).body).toMatchObject({
		coachId: null,
		membershipRule: "none",
	});
});
