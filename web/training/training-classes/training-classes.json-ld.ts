import { excerpt } from "#shared/core/texts/excerpt.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import { placesFree } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClassPage } from "#shared/training/training-classes/training-classes.schema.ts";
import { type Described, describeFederation, type JsonLd } from "../../core/jsonLd.ts";
import { placeOf, titleOf } from "./classWords.ts";

const inKuwait = (date: string, time: string) => `${date}T${time}:00+03:00`;
const capitalized = (word: string) => word[0].toUpperCase() + word.slice(1);

/** A class as a weekly event with its next date; undefined if no date is near. */
export function weeklyClass(one: TrainingClassPage, described: Described): JsonLd | undefined {
	const { locale, url, picture, now } = described;
	const next = nextOccurrence(one, now, []);
	if (!next) return undefined;
	const about = (locale === "ar" && one.descriptionAr) || one.description;
	const address = one.dojo && (locale === "ar" ? one.dojo.addressAr : one.dojo.addressEn);
	return {
		"@context": "https://schema.org",
		"@type": "SportsEvent",
		name: titleOf(one, locale),
		...(about && { description: excerpt(about, 500) }),
		startDate: inKuwait(next.date, next.startTime),
		eventSchedule: {
			"@type": "Schedule",
			repeatFrequency: "P1W",
			byDay: `https://schema.org/${capitalized(one.dayOfWeek)}`,
			startTime: `${one.startTime}:00`,
			endTime: `${one.endTime}:00`,
			scheduleTimezone: timeZone,
		},
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: placeOf(one, locale) || (locale === "ar" ? "الكويت" : "Kuwait"),
			address: {
				"@type": "PostalAddress",
				...(address && { streetAddress: address }),
				addressCountry: "KW",
			},
			...(one.dojo?.mapUrl && { hasMap: one.dojo.mapUrl }),
		},
		image: [picture],
		inLanguage: locale,
		sport: "Kyokushin karate",
		url,
		organizer: describeFederation(described),
		maximumAttendeeCapacity: one.maxCapacity,
		remainingAttendeeCapacity: placesFree(one),
	};
}
