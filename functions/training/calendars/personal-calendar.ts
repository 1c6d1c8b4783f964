import { isCoach } from "#shared/core/access.ts";
import { federationName } from "#shared/core/federation.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { User } from "../../community/users/user.entity.ts";
import { eventEntry } from "../../competition/events/calendar.ts";
import { publishedAmong } from "../../competition/events/events.service.ts";
import { enteredBy } from "../../competition/registrations/entries/entries.service.ts";
import { env } from "../../core/env.ts";
import { calendarOf } from "../../core/icalendar.ts";
import { readHolidays } from "../../platform/settings/holidays.service.ts";
import { enrollmentsOf } from "../training-classes/enrollments/enrollment.transitions.ts";
import { findClasses } from "../training-classes/training-class.records.ts";
import { classesOf } from "../training-classes/training-classes.service.ts";
import { classEntries, holidayEntry, kuwaitZone } from "./class-entries.ts";

const dateOf = (instant: string) => kuwaitDate(Date.parse(instant));

/**
 * The classes that a person teaches or attends, each with the date from which they are in the
 * calendar.
 */
async function classesIn(person: User) {
	const [held, enrolled] = await Promise.all([
		isCoach(person) ? classesOf(person.id) : [],
		enrollmentsOf(person.id),
	]);
	const since = new Map(
		enrolled
			.filter(({ status }) => status === "active")
			.map(({ classId, enrolledAt }) => [classId, dateOf(enrolledAt)]),
	);
	// A coach may be enrolled in their own class.
	for (const { id } of held) since.delete(id);
	const attended = await findClasses([...since.keys()]);
	return [
		...held.map((one) => ({ one, since: dateOf(one.createdAt) })),
		...attended.map((one) => ({ one, since: since.get(one.id) as string })),
	].filter(({ one }) => one.isActive);
}

/** A person's classes and events as a calendar in their language. */
export async function personalCalendar(person: User, now: number): Promise<string> {
	const entered = async () => publishedAmong(await enteredBy(person.id as UserId), now);
	const [classes, events, holidays] = await Promise.all([
		classesIn(person),
		entered(),
		readHolidays(),
	]);
	const shown = { locale: person.preferredLanguage, siteUrl: env().SITE_URL, holidays };
	return calendarOf({
		name: federationName[shown.locale],
		product: "Person",
		locale: shown.locale,
		zones: kuwaitZone,
		entries: [
			...classes
				.sort((a, b) => a.one.id - b.one.id)
				.flatMap(({ one, since }) => classEntries(one, since, shown)),
			...(classes.length > 0 ? holidays.map((holiday) => holidayEntry(holiday, shown)) : []),
			...events
				.sort((a, b) => a.id - b.id)
				.map((event) => eventEntry(event, shown.locale, shown.siteUrl)),
		],
	});
}
