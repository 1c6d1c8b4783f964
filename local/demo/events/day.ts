import { ulid } from "ulid";
import type { DutyRecord } from "#functions/competition/duties/duty.entity.ts";
import type {
	CheckInRecord,
	WeighInRecord,
} from "#functions/competition/weigh-in/check-in.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { type DutyScope, usualLastDay } from "#shared/competition/duties/duties.rules.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { dateIn, timeOn } from "../calendar.ts";
import type { Person } from "../person.ts";
import { tournamentOfToday } from "./draws.ts";
import type { Entered } from "./registrations.ts";

/** Who is on duty at the tournament of today, by their email address up to the @. */
const duties: readonly [scope: DutyScope, person: string][] = [
	["desk", "parent"],
	["weighIn", "member"],
	["weighIn", "coach3"],
	["chief", "coach"],
	["announcer", "coach7"],
];

const minute = 60_000;

/** The weigh-in is on the evening before the tournament. */
const [opens, closes] = ["18:00", "19:30"];

/** How many entrants of the last event class have not come to the weigh-in. */
const absent = 2;

type Day = { duties: DutyRecord[]; weighIn: WeighInRecord[]; checkIns: CheckInRecord[] };

/** What people do on the day of the tournament of today: their duties, and the weigh-in. */
export function makeDay(
	entered: readonly Entered[],
	everybody: readonly Person[],
	now: number,
): Day {
	const found = entered.find(({ event }) => event.titleEn === tournamentOfToday);
	if (!found) throw new Error("The demo data has no tournament that is held today");
	const { event, classes, registrations } = found;
	const people = new Map(everybody.map((person) => [person.user.id, person]));
	const by = event.organizerId as number;
	const given = Date.parse(timeOn(dateIn(now, -2), 11));
	const evening = dayAfter(kuwaitDate(startOf(event.eventDate)), -1);
	const entrants = classes.flatMap(({ id }) =>
		registrations
			.filter(({ classId, status }) => classId === id && status === "approved")
			.map(({ userId }) => people.get(userId) as Person),
	);
	const scale = everybody.find(({ user }) => user.email.startsWith("coach3@")) as Person;
	return {
		duties: duties.map(([scope, name], at) => ({
			eventId: event.id,
			id: ulid(given + at * minute).replace(/.{16}$/, String(at).padStart(16, "0")),
			scope,
			until: usualLastDay(event),
			userId: everybody.find(({ user }) => user.email.split("@")[0] === name)?.user.id,
			by,
			...firstVersion(given + at * minute),
		})),
		weighIn: [
			{
				eventId: event.id,
				closesAt: `${evening}T${closes}:00+03:00`,
				closed: classes.slice(0, -1).map(({ id }) => id),
				...firstVersion(given),
				version: classes.length,
			},
		],
		checkIns: entrants.slice(0, -absent).map(({ user, weight }, at) => {
			const weighedAt = startOf(`${evening}T${opens}`) + 2 * at * minute;
			return {
				eventId: event.id,
				userId: user.id,
				isHere: true,
				hasKit: true,
				hasConsent: isMinor(user.dateOfBirth, now),
				weight,
				weighedAt: new Date(weighedAt).toISOString(),
				weighedBy: scale.user.id,
				...firstVersion(weighedAt),
			};
		}),
	};
}
