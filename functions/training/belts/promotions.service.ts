import { ulid } from "ulid";
import {
	type Belt,
	canTakeBack,
	coachRefusal,
	isEarly,
	isForBoard,
	lacksClasses,
	rankOf,
} from "#shared/base/ranks/belts.rules.ts";
import type {
	BeltPromotion,
	DirectPromotion,
	PromotionStatus,
	StudentPromotion,
} from "#shared/base/ranks/belts.schema.ts";
import {
	chargeAmount,
	openAmount,
	restoreCharge,
	voidCharge,
} from "#shared/competition/fees/charges.rules.ts";
import { isGuest } from "#shared/core/access.ts";
import type { PromotionId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import {
	auditedTransaction,
	auditLine,
	type Change,
} from "../../core/table/audited-transaction.ts";
import { writeCounters } from "../../core/table/counters.ts";
import { retryUnprocessed, type Write } from "../../core/table/database.ts";
import { isStudentOf } from "../../people/coaches/students.service.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import type { User } from "../../people/users/user.entity.ts";
import { changeBelt } from "../../people/users/user.writes.ts";
import { findUser, inBothScripts } from "../../people/users/users.service.ts";
import { promotionsCountedAs } from "./belts.counts.ts";
import { type PromotionFacts, promotionNotice } from "./belts.notices.ts";
import { promotionView } from "./belts.view.ts";
import {
	latestLineOf,
	nextPromotionId,
	pending,
	pendingOf,
	progressionRemoval,
	progressionWrite,
	termsOf,
} from "./history.service.ts";
import { type PromotionRecord, Promotions } from "./promotion.entity.ts";

type Named = Pick<User, "id" | "currentBelt"> & Partial<Pick<User, "dojoId">>;
type Wish = {
	toBelt: Belt;
	notes?: string | null;
	promotionDate?: string | null;
	/** The grading at which it is decided. */
	eventId?: number;
};

/** Who makes a change, and when (ms since 1970): a caller, or work in the background for a person. */
export type ActedBy = { session: { userId: UserId }; now: number };

/** A new pending promotion, with the requirements for the rank and the fee of its grading. */
export async function newPromotion(
	by: ActedBy,
	person: Named,
	{ toBelt, notes, promotionDate, eventId }: Wish,
): Promise<PromotionRecord> {
	const { userId: promotedBy } = by.session;
	const [id, terms, { gradingFees }] = await Promise.all([
		nextPromotionId(),
		termsOf(person, kuwaitDate(by.now)),
		readSettings(),
	]);
	const amount = gradingFees[toBelt as keyof typeof gradingFees] ?? 0;
	const step = { by: promotedBy, now: by.now };
	return {
		userId: person.id,
		slot: pending,
		id,
		status: "pending",
		fromBelt: person.currentBelt,
		toBelt,
		promotionDate: promotionDate ?? kuwaitDate(by.now),
		...terms,
		promotedBy,
		eventId,
		notes: notes ?? undefined,
		charge: chargeAmount(undefined, amount, step, { id: `grading-${id}`, dojoId: person.dojoId }),
		createdAt: new Date(by.now).toISOString(),
	};
}

export const changeOf = (
	{ id, userId, fromBelt, toBelt }: PromotionRecord,
	action: string,
	more?: object,
): Change => ({
	entityType: "promotion",
	entityId: id,
	action,
	details: { userId, fromBelt, toBelt, ...more },
});

/** What is to pay for the grading, if anything. */
const feeOf = ({ charge }: Pick<PromotionRecord, "charge">) =>
	charge && openAmount(charge) > 0 ? { fee: openAmount(charge) } : {};

export const promotionNotification = (userId: number, facts: PromotionFacts, now: number): Write =>
	notificationWrite(newNotification(promotionNotice, { userId, id: ulid(now), at: now, facts }));

export const countPromotion = (before: PromotionRecord | null, after: PromotionRecord | null) =>
	writeCounters("promotion", promotionsCountedAs, before, after);

/** The writes that store a promotion request and notify the person; the stream notifies staff. */
export const requestWrites = (
	{ now }: ActedBy,
	request: PromotionRecord,
	facts: PromotionFacts = { status: "promotionRequested", toBelt: request.toBelt },
): Write[] => [
	{ put: Promotions.create(request).params(), onConditionFailed: "promotion_pending" },
	...countPromotion(null, request),
	promotionNotification(request.userId, { ...facts, ...feeOf(request) }, now),
];

/**
 * A rank that a new student had before, recorded by the coach: it waits for staff as a promotion does,
 * and costs nothing, because there is no grading.
 */
export async function newRecordedRank(
	caller: SignedIn,
	person: Named,
	toBelt: Belt,
): Promise<{ request: PromotionRecord; writes: Write[] }> {
	const coach = requireFound(await findUser(caller.session.userId));
	const { charge: _, ...promotion } = await newPromotion(caller, person, { toBelt });
	const request = { ...promotion, isHeld: true };
	return {
		request,
		writes: [
			...requestWrites(caller, request, {
				status: "rankRecorded",
				toBelt,
				fromBelt: request.fromBelt,
				...inBothScripts(coach),
			}),
			auditLine(caller, changeOf(request, "requested", { isHeld: true })),
		],
	};
}

/** The writes that set the belt of a promotion and add a line to the history. */
export function grantBelt(
	person: User,
	{ slot: _, ...approved }: PromotionRecord,
	date: string,
	now: number,
): Write[] {
	const authorizerId = approved.approvedBy as number;
	const createdAt = new Date(now).toISOString();
	return [
		...changeBelt(person, approved.toBelt, now),
		progressionWrite({ ...approved, progressionDate: date, authorizerId, createdAt }),
	];
}

export const approvalBy = ({ session, now }: ActedBy) =>
	({
		status: "approved",
		approvedBy: session.userId,
		approvedAt: new Date(now).toISOString(),
	}) as const;

/** Promotes a person immediately, without a request. */
async function promoteNow(
	caller: SignedIn,
	person: User,
	request: PromotionRecord,
): Promise<BeltPromotion> {
	if (await pendingOf(person.id)) throw new AppError("promotion_pending");
	const approved = { ...request, ...approvalBy(caller), slot: String(request.id) };
	await auditedTransaction(
		caller,
		changeOf(approved, "promoted", { eligibleDate: request.eligibleDate }),
		[
			{ put: Promotions.create(approved).params() },
			...grantBelt(person, approved, request.promotionDate, caller.now),
			promotionNotification(
				person.id,
				{ status: "promotionApproved", toBelt: request.toBelt },
				caller.now,
			),
		],
		promotionView(approved),
	);
	return promotionView(approved);
}

/**
 * A coach promotes a student. It needs the federation's approval, unless the settings allow direct
 * promotions and the student meets the requirements.
 */
export async function promoteStudent(
	caller: SignedIn,
	wish: StudentPromotion,
): Promise<BeltPromotion> {
	const { studentId, newBelt: toBelt, notes } = wish;
	const coachId = caller.session.userId;
	if (!(await isStudentOf(studentId, coachId))) throw new AppError("forbidden");
	const [student, coach, { promotionPolicy }] = await Promise.all([
		findUser(studentId),
		findUser(coachId),
		readSettings(),
	]);
	if (!student || !coach) throw new AppError("forbidden");
	const refusal = coachRefusal(student.currentBelt, toBelt);
	if (refusal) throw new AppError(refusal);
	const request = await newPromotion(caller, student, { toBelt, notes });
	if (promotionPolicy === "direct" && !isEarly(request) && !lacksClasses(request))
		return promoteNow(caller, student, request);
	const facts = { status: "promotionAsked", toBelt, ...inBothScripts(coach) } as const;
	await auditedTransaction(
		caller,
		changeOf(request, "requested"),
		requestWrites(caller, request, facts),
		promotionView(request),
	);
	return promotionView(request);
}

/**
 * Throws when the months at the current rank are not complete or too few classes were attended,
 * unless staff override the rule.
 */
function mustBeDue(promotion: PromotionRecord, override: boolean | undefined) {
	if (override) return;
	const { eligibleDate = "", attended = 0, requiredClasses = 0 } = promotion;
	if (isEarly(promotion)) throw new AppError("promotion_early", { params: { eligibleDate } });
	if (lacksClasses(promotion))
		throw new AppError("promotion_few_classes", { params: { attended, requiredClasses } });
}

const mustBeOfAnother = ({ session }: SignedIn, userId: number): void => {
	if (session.userId === userId) throw new AppError("own_promotion");
};

/** Staff promote a person immediately, to any higher rank. */
export async function promoteDirectly(
	caller: SignedIn,
	{ userId, override, ...wish }: DirectPromotion,
): Promise<BeltPromotion> {
	const person = await findUser(userId);
	if (!person || isGuest(person)) throw new AppError("invalid", { fields: { userId: "invalid" } });
	mustBeOfAnother(caller, userId);
	if (wish.promotionDate && person.dateOfBirth && wish.promotionDate < person.dateOfBirth)
		throw new AppError("invalid", { fields: { promotionDate: "before_birth" } });
	if (rankOf(wish.toBelt) <= rankOf(person.currentBelt)) throw new AppError("promotion_not_higher");
	// A direct promotion has no grading, so nothing is charged.
	const { charge: _, ...request } = await newPromotion(caller, person, wish);
	mustBeDue(request, override);
	return promoteNow(caller, person, request);
}

/** Reads the current promotion by id. */
async function promotionOf(id: PromotionId): Promise<PromotionRecord> {
	const { data } = await Promotions.query.byId({ id }).go();
	const { userId } = requireFound(data[0]);
	// The index may be outdated about the slot, so both are read.
	const slots = [pending, String(id)].map((slot) => ({ userId, slot }));
	const stored = await retryUnprocessed(() => Promotions.get(slots).go({ consistent: true }));
	return requireFound(stored.data.find((one) => one.id === id));
}

/** Returns the decided promotion if the new decision is the same; throws otherwise. */
function sameDecision(promotion: PromotionRecord, status: PromotionStatus): BeltPromotion {
	if (promotion.status !== status) throw new AppError("promotion_decided");
	return promotionView(promotion);
}

/**
 * Decides on a promotion. Of concurrent decisions only one succeeds; repeating the same decision
 * returns the same response.
 */
async function decide(
	id: PromotionId,
	status: PromotionStatus,
	decision: (waiting: PromotionRecord) => Promise<BeltPromotion>,
): Promise<BeltPromotion> {
	const before = await promotionOf(id);
	if (before.status !== "pending") return sameDecision(before, status);
	try {
		return await decision(before);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const now = await promotionOf(id);
		if (now.status === "pending") throw error;
		return sameDecision(now, status);
	}
}

/** The write that deletes a promotion, unless it or the payment of its charge has changed since. */
export const removePromotion = (
	{ userId, slot, id, status, charge }: PromotionRecord,
	onConditionFailed: "promotion_decided" | "changed_meanwhile",
): Write => ({
	delete: Promotions.delete({ userId, slot })
		.where((promotion, { eq }) => `${eq(promotion.id, id)} AND ${eq(promotion.status, status)}`)
		.where((promotion, { eq, notExists }) =>
			charge ? eq(promotion.charge, charge) : notExists(promotion.charge),
		)
		.params(),
	onConditionFailed,
});

/** The writes that delete a pending promotion as if it had never been requested. */
export const removalWrites = (waiting: PromotionRecord): Write[] => [
	removePromotion(waiting, "promotion_decided"),
	...countPromotion(waiting, null),
];

/** Notifications of a decision: to the person, and to the coach who recommended it. */
function noticesOf(
	{ userId, promotedBy, status, toBelt, reason, isHeld }: PromotionRecord,
	person: User,
	now: number,
) {
	const decision = status === "approved" ? "Approved" : "Rejected";
	const [own, theirs] = isHeld
		? ([`rank${decision}`, `studentRank${decision}`] as const)
		: ([`promotion${decision}`, `student${decision}`] as const);
	const ownNotification = promotionNotification(userId, { status: own, toBelt, reason }, now);
	if (promotedBy === userId) return [ownNotification];
	return [
		ownNotification,
		promotionNotification(
			promotedBy,
			{ status: theirs, toBelt, reason, ...inBothScripts(person) },
			now,
		),
	];
}

type Outcome = { after: PromotionRecord; person: User; writes?: Write[] };

/** Stores a decision and sends its notifications. */
async function settle(
	caller: SignedIn,
	before: PromotionRecord,
	{ after, person, writes = [] }: Outcome,
) {
	const { status, reason, eligibleDate } = after;
	await auditedTransaction(
		caller,
		changeOf(after, status, { reason, eligibleDate }),
		[
			removePromotion(before, "promotion_decided"),
			{ put: Promotions.create(after).params() },
			...countPromotion(before, after),
			...writes,
			...noticesOf(after, person, caller.now),
		],
		promotionView(after),
	);
	return promotionView(after);
}

/** Staff approve a promotion: the person has the belt from today. */
export const approvePromotion = (
	caller: SignedIn,
	id: PromotionId,
	override: boolean | undefined,
): Promise<BeltPromotion> =>
	decide(id, "approved", async (waiting) => {
		mustBeOfAnother(caller, waiting.userId);
		if (waiting.eventId && !override) throw new AppError("decided_at_grading");
		if (isForBoard(waiting) && !waiting.agreedAt) throw new AppError("dan_undecided");
		const today = kuwaitDate(caller.now);
		const person = requireFound(await findUser(waiting.userId as UserId));
		if (person.currentBelt !== waiting.fromBelt) throw new AppError("belt_changed");
		// They may have attended more classes since the request.
		const { attended } = lacksClasses(waiting) ? await termsOf(person, today) : waiting;
		mustBeDue({ ...waiting, attended, promotionDate: today }, override);
		const after = { ...waiting, ...approvalBy(caller), attended, slot: String(id) };
		return settle(caller, waiting, {
			after,
			person,
			writes: grantBelt(person, after, today, caller.now),
		});
	});

/** Staff reject a promotion, optionally with a reason. */
export const rejectPromotion = (
	caller: SignedIn,
	id: PromotionId,
	reason: string | null | undefined,
): Promise<BeltPromotion> =>
	decide(id, "rejected", async (waiting) => {
		mustBeOfAnother(caller, waiting.userId);
		const person = requireFound(await findUser(waiting.userId as UserId));
		const rejection = {
			rejectedBy: caller.session.userId,
			rejectedAt: new Date(caller.now).toISOString(),
		};
		const step = { by: caller.session.userId, now: caller.now, reason };
		const after = {
			...waiting,
			...rejection,
			status: "rejected",
			reason: reason ?? undefined,
			charge: waiting.charge && voidCharge(waiting.charge, step),
		} as const;
		return settle(caller, waiting, { after: { ...after, slot: String(id) }, person });
	});

/** The writes that give a person the belt back that they had before an approved promotion. */
async function returnBelt(decided: PromotionRecord, person: User, now: number): Promise<Write[]> {
	const line = await latestLineOf(decided);
	if (!line || person.currentBelt !== decided.toBelt) throw new AppError("promotion_settled");
	return [progressionRemoval(line), ...changeBelt(person, decided.fromBelt, now)];
}

/** Notifications that a decision was taken back: to the person and the coach who recommended them. */
function takeBackNotices(
	{ userId, promotedBy, toBelt, charge }: PromotionRecord,
	person: User,
	wasRequested: boolean,
	now: number,
): Write[] {
	if (!wasRequested)
		return [promotionNotification(userId, { status: "promotionTakenBack", toBelt }, now)];
	const fee = feeOf({ charge });
	const own = promotionNotification(userId, { status: "promotionReopened", toBelt, ...fee }, now);
	if (promotedBy === userId) return [own];
	const names = inBothScripts(person);
	return [
		own,
		promotionNotification(promotedBy, { status: "studentReopened", toBelt, ...names }, now),
	];
}

/**
 * Staff take back a decision: the person has their former belt, and the request is pending again.
 * A direct promotion, which had no request, is removed. Not possible once the belt has changed
 * again or another request is pending.
 */
export async function takePromotionBack(caller: SignedIn, id: PromotionId): Promise<BeltPromotion> {
	const decided = await promotionOf(id);
	if (decided.status === "pending") return promotionView(decided);
	try {
		return await reopen(caller, decided);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		// A colleague may have taken it back at the same time.
		const now = await promotionOf(id);
		if (now.status !== "pending") throw error;
		return promotionView(now);
	}
}

/** The pending request from which a decided promotion came; what a rejection voided is owed again. */
function requestOf(
	{ approvedBy: _a, approvedAt: _b, rejectedBy: _c, rejectedAt: _d, ...decided }: PromotionRecord,
	step: { by: UserId; now: number },
): PromotionRecord {
	const { charge, status } = decided;
	return {
		...decided,
		slot: pending,
		status: "pending",
		reason: undefined,
		charge: charge && status === "rejected" ? restoreCharge(charge, step) : charge,
	};
}

async function reopen(caller: SignedIn, decided: PromotionRecord): Promise<BeltPromotion> {
	mustBeOfAnother(caller, decided.userId);
	const { approvedAt, rejectedAt, status, createdAt } = decided;
	if (decided.atGrading) throw new AppError("decided_at_grading");
	if (!canTakeBack(approvedAt ?? rejectedAt, caller.now)) throw new AppError("promotion_settled");
	const person = requireFound(await findUser(decided.userId as UserId));
	const wasRequested = approvedAt !== createdAt;
	const waiting = requestOf(decided, { by: caller.session.userId, now: caller.now });
	if (!wasRequested && (await pendingOf(person.id))) throw new AppError("promotion_pending");
	const belt = status === "approved" ? await returnBelt(decided, person, caller.now) : [];
	if (status === "rejected" && person.currentBelt !== decided.fromBelt)
		throw new AppError("promotion_settled");
	await auditedTransaction(
		caller,
		changeOf(decided, "takenBack", { status }),
		[
			removePromotion(decided, "changed_meanwhile"),
			...(wasRequested
				? [
						{
							put: Promotions.create(waiting).params(),
							onConditionFailed: "promotion_pending",
						} as const,
						...countPromotion(decided, waiting),
					]
				: []),
			...belt,
			...takeBackNotices(waiting, person, wasRequested, caller.now),
		],
		promotionView(waiting),
	);
	return promotionView(waiting);
}

/** The person who requested a promotion withdraws it while it is pending. */
export async function withdrawPromotion(caller: SignedIn, id: PromotionId): Promise<BeltPromotion> {
	const waiting = await promotionOf(id);
	const { userId, promotedBy, status, toBelt } = waiting;
	if (promotedBy !== caller.session.userId) throw new AppError("not_found");
	if (status !== "pending") throw new AppError("promotion_decided");
	const notifications =
		promotedBy === userId
			? []
			: [promotionNotification(userId, { status: "promotionWithdrawn", toBelt }, caller.now)];
	await auditedTransaction(
		caller,
		changeOf(waiting, "withdrawn"),
		[...removalWrites(waiting), ...notifications],
		promotionView(waiting),
	);
	return promotionView(waiting);
}
