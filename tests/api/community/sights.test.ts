import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { NotificationKind } from "#shared/notifications.ts";
import { type Act, type ActingWay, mayActFor } from "#shared/people/families/acting.ts";
import { call, eventually } from "../../core/api.ts";
import { makeCalendarForTest } from "../../core/calendars.ts";
import { createEventForTest } from "../../core/events.ts";
import { change, createFamilyForTest, join } from "../../core/families.ts";
import { recordForTest } from "../../core/memberships.ts";
import { createNotificationsForTest } from "../../core/notifications.ts";
import { createPersonForTest } from "../../core/people.ts";
import { factsOf } from "../../core/samples.ts";
import { uniqueName } from "../../core/unique.ts";
import { ownAddress, send } from "../../core/wire.ts";

type Family = Awaited<ReturnType<typeof createFamilyForTest>>;
type Who = { id: UserId; cookie: string; email: string };

/** The state of a guardian's link, how to reach it, and the way in which it lets act. */
const links: Record<
	string,
	{ way: ActingWay | null; set?: (family: Family, who: Who) => unknown }
> = {
	"no link": { way: null },
	"an invitation": { way: null, set: invite },
	"an active link": { way: "guardian", set: joined },
	"a frozen link": {
		way: "frozenGuardian",
		async set(family, who) {
			await joined(family, who);
			await change(family, who, { state: "frozen" });
		},
	},
	"an ended link": {
		way: null,
		async set(family, who) {
			await joined(family, who);
			await change(family, who, { state: "ended" });
		},
	},
	"a link to somebody who turned 18": {
		way: null,
		async set(family, who) {
			await joined(family, who);
			const key = { childId: family.child.id, guardianId: who.id };
			const endsOn = kuwaitDate(Date.now());
			await Guardianships.patch(key).set({ state: "active", endsOn }).go();
		},
	},
};

async function invite({ guardian, child }: Family, { email }: Who) {
	const { cookie } = guardian;
	await call("POST", `/users/${child.id}/guardians`, { cookie, body: { email } });
}

async function joined(family: Family, who: Who) {
	await invite(family, who);
	await join(family, who);
}

const train = (family: Family, who: Who) =>
	StudentRelations.create({
		coachId: who.id,
		studentId: family.child.id,
		assignedAt: new Date().toISOString(),
	}).go();

/** Kinds of people beside their link. */
const kinds = {
	member: { role: "member", trains: false, way: null },
	"coach of others": { role: "coach", trains: false, way: null },
	"coach of the child": { role: "coach", trains: true, way: "coach" },
	admin: { role: "admin", trains: false, way: "staff" },
} as const;

const cases = Object.entries(kinds).flatMap(([kind, { role, trains, way }]) =>
	Object.entries(links).map(([link, { way: ofLink, set }]) => ({
		kind,
		link,
		role,
		trains,
		set,
		ways: [way, ofLink].filter((one) => one !== null),
	})),
);

/** A child with a charge for an event, whose name is found in any text. */
async function setting() {
	const firstName = uniqueName();
	const family = await createFamilyForTest({ firstName });
	const event = await createEventForTest({ fee: 10_000 });
	const { cookie } = family.guardian;
	const body = [{ userId: family.child.id, classId: null }];
	await call("POST", `/events/${event.id}/registrations/bulk`, { cookie, body });
	const { receiptNumber } = await recordForTest(family.child.id);
	return { family, firstName, event, receiptNumber };
}

test.each(cases)(
	"a $kind with $link sees in each list exactly whom the single call shows",
	async ({ role, trains, set, ways }) => {
		const [{ family, firstName, event, receiptNumber }, who] = await Promise.all([
			setting(),
			createPersonForTest({ role }),
		]);
		if (trains) await train(family, who);
		await set?.(family, who);
		const { cookie } = who;
		const childId = family.child.id;
		const may = (act: Act) => ways.some((way) => mayActFor(act, way));
		const isOk = async (path: string) => (await call("GET", path, { cookie })).status === 200;
		const names = async (path: string) =>
			JSON.stringify((await send("GET", path, { cookie })).body).includes(firstName);

		expect({
			entries: await isOk(`/users/${childId}/registrations`),
			receipt: await isOk(`/membership-payments/${childId}-${receiptNumber}/receipt`),
		}).toEqual({ entries: may("seeEntries"), receipt: may("seeFees") });

		expect(await names(`/events/${event.id}/registrations`)).toBe(may("seeEntries"));
		if (role !== "member")
			expect({
				fees: await names(`/events/${event.id}/fees`),
				statement: await names(`/events/${event.id}/fees/statement`),
			}).toEqual({ fees: may("seeEventFees"), statement: may("seeEventFees") });

		// Exports are for staff only.
		const isStaff = role === "admin";
		expect({
			csv: await names(`/events/${event.id}/exports/registrations.csv`),
			sheet: await names(`/events/${event.id}/exports/startlist.html`),
		}).toEqual({ csv: isStaff, sheet: isStaff });

		// Lists of a family hold nobody for whom the caller acts as coach or staff.
		const asGuardian = (act: Act) =>
			ways.some((way) => way.toLowerCase().endsWith("guardian") && mayActFor(act, way));
		const key = await makeCalendarForTest(who);
		const calendar = await send("GET", `/calendar.ics?key=${key}`, { address: ownAddress() });
		expect({
			fees: await names("/me/fees"),
			family: await names("/me/dependents").then((found) => found && set !== invite),
			calendar: String(calendar.body).includes(firstName),
		}).toEqual({
			fees: asGuardian("seeFees"),
			family: asGuardian("seeChild"),
			calendar: asGuardian("seeInCalendar"),
		});
	},
);

const noticed = {
	registration: "seeEntries",
	fee: "seeFees",
	membership: "seeFees",
	onlinePayment: "seeFees",
	document: "seeDocuments",
	promotion: "seeBelts",
	class: "seeClasses",
	record: "seeChild",
} as const satisfies Partial<Record<NotificationKind, Act>>;

const noticesTo = async ({ cookie }: { cookie: string }) => {
	const { body } = await call("GET", "/notifications?limit=100", { cookie });
	return (body as { type: NotificationKind; title: string }[]).flatMap(({ type, title }) =>
		title.includes("Layan") ? type : [],
	);
};

test.each(Object.entries(links))(
	"a guardian with %s gets copies of exactly those notifications whose subject they may see",
	async (_, { way, set }) => {
		const family = await createFamilyForTest();
		const who = await createPersonForTest();
		await set?.(family, who);
		const kinds = Object.keys(noticed) as (keyof typeof noticed)[];
		for (const kind of kinds)
			await createNotificationsForTest(family.child.id, 1, {
				kind,
				params: factsOf(kind),
				mailedAt: undefined,
			});
		// All copies of a notification are filed at once.
		await eventually(async () => {
			const known = new Set(await noticesTo(family.guardian));
			return kinds.every((kind) => known.has(kind));
		}, "the copies of the first guardian");
		const expected = kinds.filter((kind) => way !== null && mayActFor(noticed[kind], way));
		const notices = (await noticesTo(who)).filter((kind) => kind in noticed);
		expect(notices.toSorted()).toEqual(expected.toSorted());
	},
);
