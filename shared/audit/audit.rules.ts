/** What the audit log speaks of, by the word that its lines have for it. */
export const auditedTypes = [
	"user",
	"recordClaim",
	"pair",
	"import",
	"registration",
	"event",
	"eventClass",
	"promotion",
	"membershipPayment",
	"reminderRun",
	"broadcast",
	"news",
	"aboutSection",
	"official",
	"athlete",
	"judge",
	"judgeAssignment",
	"annualPlan",
	"trainingClass",
	"enrollment",
	"attendance",
	"contactMessage",
	"contact",
	"picture",
	"document",
	"settings",
] as const;
export type AuditedType = (typeof auditedTypes)[number];

/** What admins work on themselves: of the rest super-admins alone see who did what. */
export const typesOfAdmins: readonly string[] = [
	"registration",
	"event",
	"eventClass",
	"promotion",
	"news",
	"contactMessage",
	"contact",
	"broadcast",
] satisfies AuditedType[];

/** Where nobody says since when, the log is read back so many months. */
export const monthsByDefault = 12;

/** Most lines of one page, and of one exported file. */
export const linesAtOnce = 50;
export const linesInFile = 5_000;
