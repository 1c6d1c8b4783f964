import { type DutyScope, isPermittedBy } from "#shared/competition/duties/duties.rules.ts";
import { dutyNames } from "#shared/competition/duties/duty-names.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import {
	type Action,
	type Notice,
	pickLanguage,
	quoteTitle,
	type Words,
} from "../../people/notifications/notice.ts";

/** What happened to a person's duty at an event. */
export type DutyFacts = {
	eventId: number;
	titleEn: string;
	titleAr: string;
	eventDate: string;
	scope: DutyScope;
	/** Last day of the duty. */
	until: string;
	change: "given" | "revoked" | "ended" | "calledOff";
};

type Phrases = { event: string; duty: string; day: string; until: string };

const words: Record<DutyFacts["change"], Record<Locale, (phrases: Phrases) => Words>> = {
	given: {
		en: ({ event, duty, day, until }) => ({
			title: `Your duty: ${duty}`,
			message: `You are on duty at ${event} on ${day}: ${duty}. You find it on your dashboard until ${until}.`,
		}),
		ar: ({ event, duty, day, until }) => ({
			title: `مهمتك: ${duty}`,
			message: `كُلّفت بمهمة في ${event} يوم ${day}: ${duty}. وتجد المهمة في لوحتك حتى ${until}.`,
		}),
	},
	revoked: {
		en: ({ event, duty }) => ({
			title: `Duty withdrawn: ${duty}`,
			message: `The federation has withdrawn your duty at ${event}: ${duty}.`,
		}),
		ar: ({ event, duty }) => ({
			title: `سُحبت المهمة: ${duty}`,
			message: `سحب الاتحاد مهمتك في ${event}: ${duty}.`,
		}),
	},
	ended: {
		en: ({ event, duty }) => ({
			title: `Duty ended: ${duty}`,
			message: `Your duty at ${event} has ended: ${duty}. Thank you for your help. Osu!`,
		}),
		ar: ({ event, duty }) => ({
			title: `انتهت المهمة: ${duty}`,
			message: `انتهت مهمتك في ${event}: ${duty}. شكرًا على مساعدتك. أوس!`,
		}),
	},
	calledOff: {
		en: ({ event, day }) => ({
			title: "Event called off",
			message: `${event} on ${day} has been cancelled, so you are not on duty there.`,
		}),
		ar: ({ event, day }) => ({
			title: "أُلغيت الفعالية",
			message: `أُلغيت ${event} التي كانت يوم ${day}، فلا مهمة لك فيها.`,
		}),
	},
};

function phrasesOf(facts: DutyFacts, locale: Locale): Phrases {
	const day = (date: string) =>
		new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "full", timeZone }).format(
			startOf(date),
		);
	return {
		event: quoteTitle[locale](pickLanguage(locale, facts.titleEn, facts.titleAr)),
		duty: dutyNames[locale][facts.scope],
		day: day(facts.eventDate),
		until: day(facts.until),
	};
}

/** The event, where nothing is left to do. */
const eventAction = ({ eventId }: DutyFacts): Action => ({
	path: `/events/${eventId}`,
	label: { en: "See the event", ar: "عرض الفعالية" },
});

const action = (facts: DutyFacts): Action => {
	if (facts.change !== "given") return eventAction(facts);
	return isPermittedBy(facts.scope, "seeNames")
		? {
				path: `/events/${facts.eventId}/draw`,
				label: { en: "Open the draw", ar: "فتح القرعة" },
			}
		: {
				path: `/events/${facts.eventId}/weigh-in`,
				label: { en: "Open the weigh-in", ar: "فتح الوزن" },
			};
};

/** A duty that a person got by account, or that is over. */
export const dutyNotice: Notice<DutyFacts> = {
	kind: "duty",
	guardianAct: "seeEntries",
	words: (facts, locale) => words[facts.change][locale](phrasesOf(facts, locale)),
	action,
	guardianAction: eventAction,
};
