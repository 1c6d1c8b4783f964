/**
 * Messages of log lines that alarms count: see `infra/constructs/watch/log-counts.ts`.
 */
export const alarmMessages = {
	/** The attribute `task` of the log line holds the task's name. */
	taskFailed: "task failed",
	/** The attribute `registration` of the log line holds the registration's id. */
	reactionsHeld: "reactions held",
} as const;

/**
 * Names of the scheduled tasks. Each has its own alarm, `Clock` and its name, and an entry in
 * docs/runbook.md.
 */
export const taskNames = [
	"removals",
	"merges",
	"imports",
	"feeReminders",
	"announcements",
	"gradings",
	"dojoLinks",
	"documents",
	"guardianships",
	"memberships",
	"exemptions",
	"paymentNote",
	"reminders",
	"exports",
	"erasures",
	"offers",
	"payments",
	"competitions",
	"duties",
	"openings",
	"consents",
	"unpaid",
	"pending",
	"waitingLists",
	"held",
	"seals",
] as const;

export type TaskName = (typeof taskNames)[number];
