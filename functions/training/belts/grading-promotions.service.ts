import { type Belt, coachRefusal, isDan, nextDan, rankOf } from "#shared/base/ranks/belts.rules.ts";
import {
	type Charge,
	type ChargeStep,
	chargeAmount,
	openAmount,
	restoreCharge,
	voidCharge,
} from "#shared/competition/fees/charges.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { runEach } from "../../core/parallel.ts";
import { refusedWith } from "../../core/retry.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { isStudentOf } from "../../people/coaches/students.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { changeBelt } from "../../people/users/user.writes.ts";
import { findUser, inBothScripts } from "../../people/users/users.service.ts";
import {
	latestLineOf,
	nextPromotionId,
	pending,
	pendingOf,
	progressionRemoval,
} from "./history.service.ts";
import { type ProgressionRecord, Progressions } from "./progression.entity.ts";
import { type PromotionRecord, Promotions } from "./promotion.entity.ts";
import {
	type ActedBy,
	approvalBy,
	changeOf,
	countPromotion,
	grantBelt,
	newPromotion,
	promotionNotification,
	removePromotion,
	requestWrites,
} from "./promotions.service.ts";
import { boardNotices } from "./recommendations.service.ts";

/** What is still to pay for a promotion, in fils. */
export const openFeeOf = ({ charge }: Pick<PromotionRecord, "charge">): number =>
	charge ? openAmount(charge) : 0;

/** Pending promotions of a grading that does not take place are free for another one. */
export async function releasePromotions(eventId: number): Promise<void> {
	const { data } = await Promotions.query
		.byStatus({ status: "pending" })
		.where((stored, { eq }) => eq(stored.eventId, eventId))
		.go({ pages: "all" });
	await runEach("promotions of a grading that is called off", data, async ({ userId, id }) => {
		const update = Promotions.patch({ userId, slot: pending })
			.remove(["eventId"])
			.where((stored, { eq }) => `${eq(stored.id, id)} AND ${eq(stored.eventId, eventId)}`)
			.params();
		// One that was decided meanwhile stays as it is.
		await runTransaction([{ update, onConditionFailed: "changed_meanwhile" }]).catch((error) => {
			if (!refusedWith("changed_meanwhile")(error)) throw error;
		});
	});
}

type DanRecommendation = Pick<PromotionRecord, "notes" | "promotedBy">;

/**
 * The write that binds a pending promotion to a grading, if it is unchanged. A recommendation for a dan
 * adds who recommends the person, and the words to the board.
 */
export const bindToGrading = (
	promotion: PromotionRecord,
	eventId: number,
	danRecommendation?: DanRecommendation,
): Write => ({
	update: Promotions.patch({ userId: promotion.userId, slot: pending })
		.set({ eventId, ...danRecommendation })
		.where(
			(stored, { eq, notExists }) =>
				`${eq(stored.id, promotion.id)} AND ${notExists(stored.eventId)}`,
		)
		.params(),
	onConditionFailed: "changed_meanwhile",
});

/** The person, if the caller may propose them for this rank; throws otherwise. */
async function proposable(caller: SignedIn, userId: UserId, toBelt: Belt): Promise<User> {
	const { session } = caller;
	if (session.userId === userId) throw new AppError("own_promotion");
	const person = requireFound(await findUser(userId));
	if (session.role === "coach") {
		if (!(await isStudentOf(userId, session.userId))) throw new AppError("forbidden");
		const isNextDan = toBelt === nextDan(person.currentBelt);
		const refusal = isNextDan ? null : coachRefusal(person.currentBelt, toBelt);
		if (refusal) throw new AppError(refusal);
	} else if (rankOf(toBelt) <= rankOf(person.currentBelt))
		throw new AppError("promotion_not_higher");
	return person;
}

type Proposal = { userId: UserId; toBelt: Belt; notes?: string | null };

/**
 * The person and their pending promotion, if they may be proposed for this rank; throws otherwise. The
 * board decides on a dan by the words of the recommendation, so they are required.
 */
export async function checkProposal(
	caller: SignedIn,
	{ userId, toBelt, notes }: Proposal,
	eventId: number,
): Promise<{ person: User; waiting: PromotionRecord | null }> {
	const person = await proposable(caller, userId, toBelt);
	const waiting = await pendingOf(userId);
	if (isDan(toBelt) && !notes && !waiting?.eventId)
		throw new AppError("invalid", { fields: { notes: "required" } });
	const isOther = waiting?.eventId !== undefined && waiting.eventId !== eventId;
	if (waiting && (waiting.toBelt !== toBelt || waiting.isHeld || isOther))
		throw new AppError("promotion_pending");
	return { person, waiting };
}

/**
 * Requests a promotion that is decided at a grading, or binds the pending one to it. Repeating it
 * changes nothing.
 */
export async function proposePromotion(
	calledBy: SignedIn,
	proposal: Proposal,
	eventId: number,
): Promise<PromotionRecord> {
	// One key covers all proposals of a call; each is idempotent by its pending promotion.
	const caller = { ...calledBy, writeKey: undefined };
	const { person, waiting } = await checkProposal(caller, proposal, eventId);
	if (waiting?.eventId) return waiting;
	const { toBelt, notes } = proposal;
	const { userId: promotedBy } = caller.session;
	const proposer = requireFound(await findUser(promotedBy));
	const facts = {
		status: isDan(toBelt) ? "danRecommended" : "promotionAsked",
		toBelt,
		...inBothScripts(proposer),
	} as const;
	if (waiting) {
		// A person who asked for the dan in their own profile is recommended now.
		const danRecommendation = isDan(toBelt) ? { notes: notes ?? undefined, promotedBy } : undefined;
		const bound = { ...waiting, eventId, ...danRecommendation };
		await auditedTransaction(caller, changeOf(bound, "proposed", { eventId }), [
			bindToGrading(waiting, eventId, danRecommendation),
			...(danRecommendation ? [promotionNotification(bound.userId, facts, caller.now)] : []),
			...(await boardNotices(bound, person, caller.now)),
		]);
		return bound;
	}
	const promotion = await newPromotion(caller, person, { toBelt, notes, eventId });
	await auditedTransaction(caller, changeOf(promotion, "proposed", { eventId }), [
		...requestWrites(caller, promotion, facts),
		...(await boardNotices(promotion, person, caller.now)),
	]);
	return promotion;
}

/**
 * The write that moves a pending promotion of a grading to another rank, with that rank's fee, or
 * prices it anew.
 * @param isRepeat whether only parts of the rank are repeated, which costs nothing
 */
export async function retargetWrite(
	waiting: PromotionRecord,
	{ toBelt, isRepeat = false }: { toBelt: Belt; isRepeat?: boolean },
	{ session, now }: ActedBy,
): Promise<{ after: PromotionRecord; write: Write }> {
	const { gradingFees } = await readSettings();
	const amount = isRepeat ? 0 : (gradingFees[toBelt as keyof typeof gradingFees] ?? 0);
	const step = { by: session.userId, now };
	const { charge, agreedAt } = waiting;
	const after: PromotionRecord = {
		...waiting,
		toBelt,
		isRepeat: isRepeat || undefined,
		// The board has not agreed to another rank.
		...(toBelt !== waiting.toBelt && { agreedBy: undefined, agreedAt: undefined }),
		charge: chargeAmount(charge, amount, step, {
			id: charge?.id ?? `grading-${waiting.id}`,
			dojoId: charge?.dojoId,
		}),
	};
	return {
		after,
		write: {
			put: Promotions.put(after)
				.where((stored, { eq, notExists }) =>
					[
						eq(stored.id, waiting.id),
						eq(stored.toBelt, waiting.toBelt),
						agreedAt ? eq(stored.agreedAt, agreedAt) : notExists(stored.agreedAt),
						charge ? eq(stored.charge, charge) : notExists(stored.charge),
					].join(" AND "),
				)
				.params(),
			onConditionFailed: "changed_meanwhile",
		},
	};
}

type Decided = { after: PromotionRecord; writes: Write[] };

const decided = (before: PromotionRecord, after: PromotionRecord, more: Write[]): Decided => ({
	after,
	writes: [
		removePromotion(before, "promotion_decided"),
		{ put: Promotions.create(after).params() },
		...countPromotion(before, after),
		...more,
	],
});

/** The writes that give the rank decided at a grading, which may be lower than the requested one. */
export function grantAtGrading(
	waiting: PromotionRecord,
	{ person, belt, date }: { person: User; belt: Belt; date: string },
	by: ActedBy,
): Decided {
	const after = {
		...waiting,
		...approvalBy(by),
		toBelt: belt,
		atGrading: true,
		slot: String(waiting.id),
	};
	return decided(waiting, after, grantBelt(person, after, date, by.now));
}

const rejectionBy = ({ session, now }: ActedBy) => ({
	status: "rejected" as const,
	rejectedBy: session.userId,
	rejectedAt: new Date(now).toISOString(),
});

/** The writes that end a promotion without a rank. The fee stays due unless `isVoid`. */
export function refuseAtGrading(
	waiting: PromotionRecord,
	{ reason, isVoid }: { reason?: string; isVoid: boolean },
	by: ActedBy,
): Decided {
	const step = { by: by.session.userId, now: by.now, reason };
	const after: PromotionRecord = {
		...waiting,
		...rejectionBy(by),
		reason,
		atGrading: true,
		charge: isVoid && waiting.charge ? voidCharge(waiting.charge, step) : waiting.charge,
		slot: String(waiting.id),
	};
	return decided(waiting, after, []);
}

/** A promotion that a grading decided. */
const readDecided = async (userId: number, id: number): Promise<PromotionRecord> =>
	requireFound((await Promotions.get({ userId, slot: String(id) }).go({ consistent: true })).data);

/** A charge as it is after a correction: not due, or due again. */
function correctedCharge(charge: Charge, isVoid: boolean, step: ChargeStep): Charge {
	if (isVoid) return voidCharge(charge, step);
	return charge.isVoid ? restoreCharge(charge, step) : charge;
}

type Correcting = {
	person: User;
	promotionId: number;
	from: Belt;
	to: Belt;
	/** The rank before the grading. */
	fromBelt: Belt;
	date: string;
	/** Whether the result is recent: the history is then as if it had not been given. */
	isRecent: boolean;
	/** Whether the fee is not due. */
	isVoid: boolean;
	reason: string;
};

/**
 * The writes that correct the rank and the fee of a decided promotion. A recent line of the history is
 * replaced; an older one stays, and a further line is added.
 */
export async function correctAtGrading(
	{ person, promotionId, from, to, fromBelt, date, isRecent, isVoid, reason }: Correcting,
	by: ActedBy,
): Promise<Write[]> {
	if (from !== to && person.currentBelt !== from) throw new AppError("belt_changed");
	const before = await readDecided(person.id, promotionId);
	const { charge } = before;
	const { approvedBy: _a, approvedAt: _b, rejectedBy: _c, rejectedAt: _d, ...rest } = before;
	const isGiven = to !== fromBelt;
	const after: PromotionRecord = {
		...rest,
		...(isGiven ? { ...approvalBy(by), toBelt: to } : rejectionBy(by)),
		reason,
		charge:
			charge && correctedCharge(charge, isVoid, { by: by.session.userId, now: by.now, reason }),
	};
	const line = from === fromBelt ? undefined : await latestLineOf(before);
	if (from !== fromBelt && isRecent && !line) throw new AppError("belt_changed");
	const granted = { ...after, approvedBy: by.session.userId };
	const history = () => {
		if (from === to) return [];
		if (!isRecent)
			return furtherLine(person, { ...granted, fromBelt: from, toBelt: to }, date, by.now);
		if (!isGiven)
			return [...(line ? [progressionRemoval(line)] : []), ...changeBelt(person, to, by.now)];
		return line
			? [rewriteLine({ ...line, toBelt: to }), ...changeBelt(person, to, by.now)]
			: grantBelt(person, granted, date, by.now);
	};
	return [
		{
			put: Promotions.put(after)
				.where((stored, { eq, notExists }) =>
					[
						eq(stored.status, before.status),
						charge ? eq(stored.charge, charge) : notExists(stored.charge),
					].join(" AND "),
				)
				.params(),
			onConditionFailed: "changed_meanwhile",
		},
		...(await history()),
	];
}

/** The write that corrects a line of the history. */
const rewriteLine = (line: ProgressionRecord): Write => ({
	put: Progressions.put(line)
		.where(({ id }, { exists }) => exists(id))
		.params(),
	onConditionFailed: "changed_meanwhile",
});

/** A line of its own beside that of the promotion, whose number it cannot have. */
async function furtherLine(person: User, line: PromotionRecord, date: string, now: number) {
	return grantBelt(person, { ...line, id: await nextPromotionId() }, date, now);
}
