import { placesLeft } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import { withZone } from "#shared/core/time/kuwait.ts";
import {
	type Described,
	describeFederation,
	type JsonLd,
	toAbsoluteUrl,
} from "../../core/jsonLd.ts";
import { placeOf } from "./eventWords.ts";

export function sportsEvent(event: Event, described: Described): JsonLd {
	const { locale, siteUrl, url, picture } = described;
	const [title, description] =
		locale === "ar" ? [event.titleAr, event.descriptionAr] : [event.titleEn, event.descriptionEn];
	const max = event.maxParticipants;
	const left = placesLeft({ max, taken: event.registeredCount });
	const takesPlace = event.cancelReason === null;
	return {
		"@context": "https://schema.org",
		"@type": "SportsEvent",
		name: title,
		...(description && { description: excerpt(description, 500) }),
		startDate: withZone(event.eventDate),
		endDate: withZone(event.endDate ?? event.eventDate),
		eventStatus: `https://schema.org/${takesPlace ? "EventScheduled" : "EventCancelled"}`,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: placeOf(event, locale) || (locale === "ar" ? "الكويت" : "Kuwait"),
			address: { "@type": "PostalAddress", addressCountry: "KW" },
		},
		image: [...(event.imageUrl ? [toAbsoluteUrl(siteUrl, event.imageUrl)] : []), picture],
		inLanguage: locale,
		sport: "Kyokushin karate",
		url,
		organizer: describeFederation(described),
		...(left !== null &&
			takesPlace && { maximumAttendeeCapacity: max, remainingAttendeeCapacity: left }),
	};
}
