/** Types of records in the audit log, as its lines store them. */
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

/** Record types that admins work on. Lines about other types are visible to super-admins only. */
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

/** Number of months that are read if the query names no first day. */
export const monthsByDefault = 12;

/** Largest number of lines on a page and in an exported file. */
export const linesAtOnce = 50;
export const linesInFile = 5_000;
