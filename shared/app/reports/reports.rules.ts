/** Sections of the reports, each a table that can be exported. */
export const reportSections = [
	"members",
	"belts",
	"attendance",
	"classes",
	"dojos",
	"events",
] as const;
export type ReportSection = (typeof reportSections)[number];

/** Longest period of a report, in months. */
export const mostReportMonths = 24;

/** Number of latest events of the period that are shown. */
export const mostReportEvents = 24;

/** Share of marks that say present, in percent; undefined without marks. */
export const shareOfPresent = ({ present, absent }: { present: number; absent: number }) =>
	present + absent === 0 ? undefined : Math.round((100 * present) / (present + absent));
