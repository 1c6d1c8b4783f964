import type { Broadcast } from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { findEvents, findSomeClasses } from "../../competition/events/events.service.ts";
import { pickLanguage } from "../../people/notifications/notice.ts";
import { namesOf, peopleById } from "../../people/users/users.service.ts";
import { findClasses } from "../../training/training-classes/training-class.records.ts";
import type { BroadcastRecord } from "./broadcast.entity.ts";
import { sendAtOf } from "./planned-broadcasts.ts";

const inBoth = (say: (locale: Locale) => string): Record<Locale, string> => ({
	en: say("en"),
	ar: say("ar"),
});

type Titled = { titleEn: string; titleAr: string };
type Classed = { className: string; classNameAr?: string };

const eventName = (event: Titled, eventClass: Classed | undefined) =>
	inBoth((locale) => {
		const title = pickLanguage(locale, event.titleEn, event.titleAr);
		const name = pickLanguage(locale, eventClass?.className, eventClass?.classNameAr);
		return name ? `${title} (${name})` : title;
	});

/** Broadcasts as shown to staff, with the names of authors and audiences. */
export async function viewBroadcasts(records: readonly BroadcastRecord[]): Promise<Broadcast[]> {
	const audiences = records.map(({ audience }) => audience);
	const entered = audiences.filter((audience) => audience.kind === "entrants");
	const coaches = audiences.flatMap((audience) =>
		audience.kind === "students" ? [audience.coachId] : [],
	);
	const trained = audiences.flatMap((audience) =>
		audience.kind === "class" ? [audience.trainingClassId] : [],
	);
	const [people, events, classes, trainingClasses] = await Promise.all([
		peopleById([...coaches, ...records.map(({ createdBy }) => createdBy)]),
		findEvents([...new Set(entered.map(({ eventId }) => eventId))]),
		findSomeClasses(
			entered.flatMap(({ eventId, classId }) => (classId ? [{ eventId, id: classId }] : [])),
		),
		findClasses(trained),
	]);
	const subjectOf = (audience: Broadcast["audience"]): Broadcast["subject"] => {
		if (audience.kind === "students") {
			const coach = people.get(audience.coachId);
			return coach ? inBoth((locale) => nameIn(locale, coach).full) : null;
		}
		if (audience.kind === "class") {
			const one = trainingClasses.find(({ id }) => id === audience.trainingClassId);
			return one ? { en: one.title, ar: one.titleAr || one.title } : null;
		}
		if (audience.kind !== "entrants") return null;
		const event = events.find(({ id }) => id === audience.eventId);
		const eventClass = classes.find(
			({ id, eventId }) => id === audience.classId && eventId === audience.eventId,
		);
		return event ? eventName(event, eventClass) : null;
	};
	return records.map(({ isMailed, createdBy, ...record }) => {
		const author = people.get(createdBy);
		return {
			...record,
			subject: subjectOf(record.audience),
			actionUrl: record.actionUrl ?? null,
			email: isMailed,
			author: author ? { id: author.id as UserId, ...namesOf(author) } : null,
			sendAt: sendAtOf(record) ?? null,
			planned: record.planned ?? null,
			doneAt: record.doneAt ?? null,
		};
	});
}
