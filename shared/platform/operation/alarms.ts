/**
 * Messages of log lines that alarms count: see `infra/constructs/watch/log-counts.ts`.
 */
export const alarmMessages = {
	/** `task` names it. */
	taskFailed: "task failed",
	/** `registration` names it. */
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
	"openings",
	"consents",
	"unpaid",
	"pending",
	"waitingLists",
	"held",
	"seals",
] as const;

export type TaskName = (typeof taskNames)[number];
