import { isCoach } from "#shared/core/access.ts";
import { federationName } from "#shared/core/federation.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { readHolidays } from "../../base/settings/holidays.service.ts";
import { eventEntry } from "../../competition/events/calendar.ts";
import { publishedAmong } from "../../competition/events/events.service.ts";
import { enteredBy } from "../../competition/registrations/entries/entries.service.ts";
import { env } from "../../core/env.ts";
import { type Child, calendarOf } from "../../core/icalendar.ts";
import { childrenFor } from "../../people/families/links.ts";
import type { User } from "../../people/users/user.entity.ts";
import { peopleById } from "../../people/users/users.service.ts";
import {
	classEntries,
	holidayEntry,
	kuwaitZone,
} from "../../training/training-classes/calendar/class-entries.ts";
import { enrollmentsOf } from "../../training/training-classes/enrollments/enrollment.transitions.ts";
import { findClasses } from "../../training/training-classes/training-class.records.ts";
import { classesOf } from "../../training/training-classes/training-classes.service.ts";

const dateOf = (instant: string) => kuwaitDate(Date.parse(instant));

/**
 * The classes that a person teaches or attends, each with the date from which they are in the
 * calendar.
 */
async function classesIn(person: User) {
	const [taught, enrolled] = await Promise.all([
		isCoach(person) ? classesOf(person.id) : [],
		enrollmentsOf(person.id),
	]);
	const since = new Map(
		enrolled
			.filter(({ status }) => status === "active")
			.map(({ classId, enrolledAt }) => [classId, dateOf(enrolledAt)]),
	);
	// A coach may be enrolled in their own class.
	for (const { id } of taught) since.delete(id);
	const attended = await findClasses([...since.keys()]);
	return [
		...taught.map((one) => ({ one, since: dateOf(one.createdAt) })),
		...attended.map((one) => ({ one, since: since.get(one.id) as string })),
	].filter(({ one }) => one.isActive);
}

/** The people whose entries a calendar has: its owner, and the children for whom the owner acts. */
async function peopleOf(person: User, now: number): Promise<{ one: User; child?: Child }[]> {
	const children = await peopleById(await childrenFor("seeInCalendar", person.id, now));
	return [
		{ one: person },
		...[...children.values()]
			.filter(({ isDisabled }) => !isDisabled)
			.sort((a, b) => a.id - b.id)
			.map((one) => ({
				one,
				child: { id: one.id, name: nameIn(person.preferredLanguage, one).first },
			})),
	];
}

/**
 * A person's classes and events, and those of the children for whom they act, as a calendar in their
 * language.
 */
export async function personalCalendar(person: User, now: number): Promise<string> {
	const [people, holidays] = await Promise.all([peopleOf(person, now), readHolidays()]);
	const [classes, entries] = await Promise.all([
		Promise.all(people.map(({ one }) => classesIn(one))),
		Promise.all(people.map(({ one }) => enteredBy(one.id as UserId))),
	]);
	const events = await publishedAmong([...new Set(entries.flat())], now);
	const { preferredLanguage: locale } = person;
	const options = { locale, siteUrl: env().SITE_URL, holidays };
	return calendarOf({
		name: federationName[locale],
		product: "Person",
		locale,
		zones: kuwaitZone,
		entries: [
			...people.flatMap(({ child }, at) =>
				classes[at]
					.sort((a, b) => a.one.id - b.one.id)
					.flatMap(({ one, since }) => classEntries(one, since, { ...options, child })),
			),
			...(classes.flat().length > 0 ? holidays.map((day) => holidayEntry(day, options)) : []),
			...people.flatMap(({ child }, at) =>
				events
					.filter(({ id }) => entries[at].includes(id))
					.sort((a, b) => a.id - b.id)
					.map((event) => eventEntry(event, locale, options.siteUrl, child)),
			),
		],
	});
}
