import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { runEach } from "../../core/parallel.ts";
import { daysInSight, isWakingHour, orSettled } from "../../core/reminding.ts";
import { auditLineBy } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { endAnswers } from "../consents/answered.ts";
import type { User } from "../users/user.entity.ts";
import { findUser } from "../users/users.service.ts";
import { familyChange } from "./families.service.ts";
import { type Guardianship, Guardianships } from "./guardianship.entity.ts";
import { notifyOfLink } from "./notify-of-link.ts";

/**
 * Days before a child comes of age on which the child and guardians are notified, nearest first.
 */
const reminderDays = [1, 14, 60];
/** User id of changes made by the scheduled job. */
const nobody = 0;

/** The links that end by themselves on one of these days. */
async function endingOn(days: readonly string[]): Promise<Guardianship[]> {
	const pages = await Promise.all(
		days.map((endsOn) => Guardianships.query.ending({ endsOn }).go({ pages: "all" })),
	);
	return pages.flatMap(({ data }) => data);
}

const keyOf = ({ childId, guardianId }: Guardianship) => ({ childId, guardianId });

/** Notification statuses: the guardian's, then the child's. */
const statuses = {
	soon: ["comingOfAge", "youComeOfAge"],
	today: ["ofAge", "youAreOfAge"],
} as const;

type Step = { when: keyof typeof statuses; isLast: boolean; now: number };

/**
 * Notifies the guardian of a guardianship. The child is notified with their last link, so only once,
 * and only if they can sign in.
 */
function linkNotifications(
	{ guardianId, endsOn, state: linkState }: Guardianship,
	child: User | null,
	{ when, isLast, now }: Step,
): Write[] {
	if (!child || linkState === "waiting") return [];
	const [toGuardian, toChild] = statuses[when];
	const notifications = [notifyOfLink(guardianId, { status: toGuardian, child, endsOn }, now)];
	if (isLast && child.email)
		notifications.push(notifyOfLink(child.id, { status: toChild, child, endsOn }, now));
	return notifications;
}

/** Ends a link and its guardian's consents for the child, and notifies them, in one transaction. */
async function end(link: Guardianship, isLast: boolean, now: number): Promise<number> {
	const { childId, guardianId, endsOn, state } = link;
	const child = await findUser(childId as UserId);
	const unsaid = child
		? await endAnswers(child, guardianId, { requestId: "coming of age", now })
		: [];
	const ended = Guardianships.patch(keyOf(link))
		.set({ state: "ended", endsOn, changedAt: new Date(now).toISOString(), changedBy: nobody })
		.where((stored, { eq }) => eq(stored.state, state));
	const line = auditLineBy(nobody, familyChange(childId, "guardian_ended", { guardianId }), now);
	return runTransaction([
		{ update: ended.params() },
		...unsaid,
		...linkNotifications(link, child, { when: "today", isLast, now }),
		line,
	]).then(() => 1, orSettled);
}

/** Records the reminder on the link and notifies its guardian, in one transaction. */
async function remind(
	link: Guardianship,
	days: number,
	isLast: boolean,
	now: number,
): Promise<number> {
	const { endsOn, state } = link;
	const noted = Guardianships.patch(keyOf(link))
		.set({ state, endsOn, reminded: days })
		.where(
			(stored, { eq, notExists, gt }) =>
				`${eq(stored.state, state)} AND (${notExists(stored.reminded)} OR ${gt(stored.reminded, days)})`,
		);
	const child = await findUser(link.childId as UserId);
	const writes = [
		{ update: noted.params() },
		...linkNotifications(link, child, { when: "soon", isLast, now }),
	];
	return runTransaction(writes).then(() => 1, orSettled);
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

type Touch = (link: Guardianship, isLast: boolean) => Promise<number>;

/**
 * Processes the links of each child one after the other: ending consents writes the child with
 * optimistic locking, and the last link notifies the child.
 */
async function touchEach(links: readonly Guardianship[], touch: Touch): Promise<number> {
	const children = [...Map.groupBy(links, ({ childId }) => childId).values()];
	const touched = await runEach(
		"guardianships of children",
		children,
		async (own) => {
			let count = 0;
			for (const link of own) count += await touch(link, link === own.at(-1));
			return count;
		},
		4,
	);
	return sum(touched);
}

/**
 * Ends the guardianships of children who are of age today, and reminds them and their guardians in
 * advance. Returns how many links were changed.
 */
export async function endGuardianships(now: number): Promise<number> {
	const today = kuwaitDate(now);
	async function touchDue(days: number): Promise<number> {
		const ending = await endingOn(daysInSight(today, days));
		if (days === 0) return touchEach(ending, (link, isLast) => end(link, isLast, now));
		const due = ending.filter(
			({ endsOn, reminded = Number.POSITIVE_INFINITY }) => endsOn > today && reminded > days,
		);
		return touchEach(due, (link, isLast) => remind(link, days, isLast, now));
	}
	const days = isWakingHour(now) ? [0, ...reminderDays] : [0];
	return sum(await runEach("days before coming of age", days, touchDue, 1));
}
