import type { Item } from "./items.ts";

/**
 * Whether a backup keeps items of an entity. What was given out for a while it leaves out: restored, an ended session,
 * a used link or a mail that was sent would be good again. Items without an entity are counters, and are kept.
 */
export const isKept: Record<string, boolean> = {
	allotment: true,
	annualPlan: true,
	auditLine: true,
	auditSeal: true,
	connection: true,
	contactMessage: true,
	emailClaim: true,
	event: true,
	eventClass: true,
	facet: true,
	listing: true,
	news: true,
	athlete: true,
	aboutSection: true,
	official: true,
	judgesExtension: true,
	judge: true,
	judgeAssignment: true,
	judgeClaim: true,
	notification: true,
	picture: true,
	promotion: true,
	recoveryCode: true,
	registration: true,
	searchKey: true,
	settings: true,
	signIn: true,
	studentRelation: true,
	tally: true,
	trainingClass: true,
	user: true,

	attempts: false,
	emailLink: false,
	emailUndo: false,
	knownDevice: false,
	outbox: false,
	repeat: false,
	resetToken: false,
	session: false,
};

/** An entity that is not listed is kept: too much is better than a loss, and a test demands that all are. */
export const keeps = ({ __edb_e__: entity }: Item) => isKept[entity?.S ?? ""] !== false;
