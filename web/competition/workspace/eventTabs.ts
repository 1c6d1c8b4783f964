import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { PageName } from "#shared/pages.ts";
import { undecidedQuery } from "../registrations/registrations.queries.ts";

/** A tab in the workspace of an event: a page of staff about one event. */
export type EventTab = {
	/** The page in `shared/pages.ts`; its path has the id of the event. */
	page: PageName;
	label: Record<Locale, string>;
	/** Whether an event has the tab; by default every event. A tab that is open is always shown. */
	isOf?: (event: Event) => boolean;
	/** A hook that returns how many items in the tab wait for staff. */
	useCount?: (event: Event) => number | undefined;
};

/** The number of an event's entries that wait for a decision. */
const useUndecided = ({ id }: Event) =>
	useQuery(undecidedQuery).data?.find(({ event }) => event.id === id)?.count;

/**
 * The tabs of an event's workspace in their order. A domain adds a line, and its page shows itself in
 * `EventWorkspace`.
 */
export const eventTabs: readonly EventTab[] = [
	{ page: "event", label: { en: "Overview", ar: "نظرة عامة" } },
	{ page: "entries", label: { en: "Entries", ar: "المسجّلون" }, useCount: useUndecided },
	{
		page: "grading",
		label: { en: "Grading", ar: "الاختبار" },
		isOf: ({ eventType }) => eventType === "grading",
	},
	{ page: "eventClasses", label: { en: "Event classes", ar: "الفئات" } },
	{
		page: "eventDraw",
		label: { en: "Draw and results", ar: "القرعة والنتائج" },
		isOf: ({ eventType, classes }) => eventType === "tournament" && classes.length > 0,
	},
	{
		page: "weighIn",
		label: { en: "Weigh-in", ar: "الوزن" },
		isOf: ({ eventType, classes }) => eventType === "tournament" && classes.length > 0,
	},
	{
		page: "eventDuties",
		label: { en: "Duties", ar: "المهام" },
		isOf: ({ eventType, classes }) => eventType === "tournament" && classes.length > 0,
	},
	{ page: "eventJudges", label: { en: "Judges", ar: "الحكام" } },
	{ page: "eventFees", label: { en: "Fees", ar: "الرسوم" }, isOf: asksFee },
	{
		page: "eventDocuments",
		label: { en: "Documents", ar: "المستندات" },
		isOf: ({ requiredDocument }) => requiredDocument !== "none",
	},
	{ page: "eventMessages", label: { en: "Messages", ar: "الرسائل" } },
];
