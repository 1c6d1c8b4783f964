import type { UserId } from "#shared/core/ids.ts";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { reminderDays } from "#shared/people/memberships/memberships.rules.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { createPeopleForTest } = await import("../core/people.ts");
const { recountTable } = await import("#operate/recount/recount.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { createPerson } = await import("#functions/people/users/user.writes.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const { Notifications } = await import("#functions/people/notifications/notification.entity.ts");
const { ReminderRuns } = await import(
	"#functions/people/memberships/reminders/reminder-run.entity.ts"
);
const payments = await import("#functions/people/memberships/payments.service.ts");
const memberships = await import("#functions/people/memberships/memberships.service.ts");
const { beginReminders, endMemberships, goOn } = await import(
	"#functions/people/memberships/reminders/reminders.service.ts"
);

afterAll(world.close);

const day = "2026-11-22";
/** A time of day in ms, hours after midnight in Kuwait. */
const at = (date: string, hour = 12) => startOf(date) + hour * 60 * 60 * 1000;

const staff = (now: number) => callerForTest(1, "admin", now);

let last = 0;
/** A person who joined and paid on one day, with a membership until another. */
async function paidUntil(validUntil: string): Promise<UserId> {
	const [made] = await createPeopleForTest(1);
	const { cookie, ...person } = made;
	const id = (900_000 + ++last) as UserId;
	await runTransaction(createPerson({ ...person, id, email: `fee${last}@test.example` }));
	const paid = {
		userId: id,
		amount: 10_000,
		paymentMethod: "cash",
		paymentDate: day,
		validUntil,
	} as const;
	await payments.recordPayment(staff(at(day)), paid);
	return id;
}

const statusOf = async (id: UserId) => (await findUser(id))?.membershipFeeStatus;
const noticesTo = async (userId: UserId) => {
	const { data } = await Notifications.query.ofPerson({ userId }).go({ consistent: true });
	return data.flatMap(({ kind, params }) =>
		kind === "membership" && "status" in params ? [params.status] : [],
	);
};

/** Delivers each version of each reminder run twice, as the stream may. */
async function streamed(now: number): Promise<void> {
	for (let round = 0; round < 4; round++) {
		const { data } = await ReminderRuns.query.byDate({}).go({ pages: "all" });
		for (const run of data.filter(({ doneAt }) => !doneAt)) {
			await goOn(run, now);
			await goOn(run, now);
		}
	}
}

test("a membership paid until today becomes overdue tomorrow, and all counters are right", async () => {
	const id = await paidUntil(day);
	await endMemberships(at(day, 23.9));
	expect(await statusOf(id)).toBe("paid");
	expect(await endMemberships(at(dayAfter(day), 0))).toBeGreaterThanOrEqual(1);
	expect(await statusOf(id)).toBe("overdue");
	expect(await endMemberships(at(dayAfter(day), 0))).toBe(0);
	const { statuses, months } = await memberships.countFeeStatuses(at(day));
	expect(statuses.overdue).toBeGreaterThanOrEqual(1);
	expect(months.find(({ month }) => month === day.slice(0, 7))?.due).toBeGreaterThanOrEqual(1);
});

test.each([...reminderDays.before.map((days) => -days), ...reminderDays.after])(
	"sends one reminder %p days after the last day, however often the cron job and the stream run",
	async (days) => {
		const expiry = dayAfter(day, 200 + days * 5);
		const id = await paidUntil(expiry);
		const now = at(dayAfter(expiry, days));
		await endMemberships(now);
		await beginReminders(at(kuwaitDate(now), 8));
		expect(await noticesTo(id)).toEqual(["received"]);
		for (const hour of [9, 12, 18]) {
			await beginReminders(at(kuwaitDate(now), hour));
			await streamed(now);
		}
		expect(await noticesTo(id)).toEqual(["received", days < 0 ? "ending" : "ended"]);
	},
);

test("a recount matches the counters kept by the transactions", async () => {
	const wrong = [...(await recountTable())].filter(([, { was, is }]) => was !== is);
	// People whom tests put directly into the table are not counted.
	expect(
		wrong.filter(([name]) => !/^(user, (member|fee pending|member since .*)|belt, .*)$/.test(name)),
	).toEqual([]);
});
