import { type Belt, isDan, isForBoard, nextDan, rankOf } from "#shared/base/ranks/belts.rules.ts";
import {
	type BoardState,
	beltAfter,
	type Decision,
} from "#shared/competition/gradings/gradings.rules.ts";
import type {
	Candidate,
	GradingResult,
	ListedCandidate,
	ShownDecision,
} from "#shared/competition/gradings/gradings.schema.ts";
import { type Group, groupNumber, partsFor } from "#shared/competition/gradings/marks.rules.ts";
import type { RegistrationStatus } from "#shared/competition/registrations/registrations.rules.ts";
import { isCoach } from "#shared/core/access.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { ageOn } from "#shared/core/time/age.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { studentIds } from "../../people/coaches/students.service.ts";
import type { Acting } from "../../people/families/authorization.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namesOf, peopleById } from "../../people/users/users.service.ts";
import {
	bindToGrading,
	openFeeOf,
	retargetWrite,
} from "../../training/belts/grading-promotions.service.ts";
import { pendingOf, pendingPromotions } from "../../training/belts/history.service.ts";
import type { PromotionRecord } from "../../training/belts/promotion.entity.ts";
import { newPromotion, requestWrites } from "../../training/belts/promotions.service.ts";
import { syllabusOf } from "../../training/syllabus/syllabus.service.ts";
import { findEvents } from "../events/events.service.ts";
import { entriesOf } from "../registrations/entries/entries.service.ts";
import { type CandidateRecord, Candidates, type GradingRecord } from "./grading.entity.ts";
import {
	candidateWrite,
	dayOf,
	decisionsAbout,
	examinedGroups,
	findGradingEvent,
	lastDecision,
	readCandidate,
	readCandidates,
	readGrading,
	readMarkSheets,
	rightsAt,
} from "./gradings.records.ts";

type Ranks = { fromBelt: Belt; toBelt?: Belt };

const viewDecision = (
	{ fromBelt, toBelt = fromBelt }: Ranks,
	decision: Decision,
): ShownDecision => ({
	outcome: decision.outcome,
	belt: beltAfter({ fromBelt, toBelt }, decision),
	repeatParts: decision.repeatParts ?? [],
	repeatBy: decision.repeatBy ?? null,
	wordsEn: decision.wordsEn ?? null,
	wordsAr: decision.wordsAr ?? null,
	reason: decision.reason ?? null,
	at: decision.at,
});

type Known = { person: User; promotion?: PromotionRecord; registration?: RegistrationStatus };

const termsOf = (promotion: PromotionRecord | undefined) => ({
	eligibleDate: promotion?.eligibleDate ?? null,
	attended: promotion?.attended ?? null,
	requiredClasses: promotion?.requiredClasses ?? null,
	openFee: promotion ? openFeeOf(promotion) : 0,
});

type Tried = Pick<CandidateRecord, "eventId" | "fromBelt" | "toBelt" | "repeatParts" | "applied">;

/** What the board has decided about a dan. Parts are repeated without asking it again. */
function boardState(
	{ eventId, fromBelt, toBelt, repeatParts, applied }: Tried,
	promotion: PromotionRecord | undefined,
): BoardState | null {
	const tried = toBelt ?? nextDan(fromBelt);
	if (!isDan(tried) || repeatParts || applied) return null;
	if (promotion?.eventId !== eventId || !isForBoard(promotion)) return "missing";
	return promotion.agreedAt ? "agreed" : "waiting";
}

/** A candidate as shown; the rank of a decided one is not that of a pending promotion. */
export function viewCandidate(
	record: CandidateRecord,
	{ person, promotion, registration }: Known,
): Candidate {
	const { fromBelt, toBelt, applied, decisions, exception, repeatParts, version } = record;
	const last = lastDecision(record);
	return {
		userId: record.userId as UserId,
		...namesOf(person),
		fromBelt,
		toBelt: toBelt ?? null,
		...termsOf(promotion),
		registration: registration ?? null,
		isWithdrawn: record.isWithdrawn ?? false,
		exception: exception ?? null,
		board: boardState(record, promotion),
		repeatParts: repeatParts ?? [],
		decision: last ? viewDecision({ fromBelt, toBelt }, last) : null,
		earlierDecisions: Math.max(0, decisions.length - 1),
		appliedAt: applied?.at ?? null,
		certificateId: applied?.certificateId ?? null,
		version,
	};
}

/** A registered person before the list is fixed. */
const viewRegistered = (
	eventId: EventId,
	{ person, promotion, registration }: Known,
): Candidate => ({
	userId: person.id as UserId,
	...namesOf(person),
	fromBelt: person.currentBelt,
	toBelt: promotion?.toBelt ?? null,
	...termsOf(promotion),
	registration: registration ?? null,
	isWithdrawn: false,
	exception: null,
	board: boardState(
		{ eventId, fromBelt: person.currentBelt, toBelt: promotion?.toBelt, applied: undefined },
		promotion,
	),
	repeatParts: [],
	decision: null,
	earlierDecisions: 0,
	appliedAt: null,
	certificateId: null,
	version: 0,
});

/** Statuses of registrations that are on the list, or may come onto it. */
const isComing = (status: RegistrationStatus) => status !== "cancelled" && status !== "rejected";

/**
 * Whose rows the caller sees: null for all. An examiner sees the candidates of their groups, and a
 * coach their students.
 */
async function sightAt(
	caller: SignedIn,
	grading: GradingRecord,
	groups: readonly Group[],
): Promise<ReadonlySet<number> | null> {
	const { see, manage, decide } = rightsAt(caller, grading);
	const { userId } = caller.session;
	const isOpen = grading.state === "open" || grading.state === "fixing";
	if (manage || decide || (see && isOpen)) return null;
	if (!see && !isCoach(caller.session)) throw new AppError("forbidden");
	const examined = groups.filter(({ examiners }) => examiners.includes(userId));
	const students = isCoach(caller.session) ? await studentIds(userId) : [];
	return new Set([...students, ...examined.flatMap(({ candidates }) => candidates)]);
}

const noGroup: Group = { examiners: [], candidates: [], parts: [] };

/** The list of a grading, highest rank first; before it is fixed, its registrations. */
export async function listCandidates(caller: SignedIn, id: EventId): Promise<ListedCandidate[]> {
	const event = await findGradingEvent(id);
	const [grading, candidates] = await Promise.all([readGrading(id), readCandidates(id)]);
	const { state } = grading;
	const groups = examinedGroups(grading, candidates);
	const { manage, decide } = rightsAt(caller, grading);
	const [sight, sheets] = await Promise.all([
		sightAt(caller, grading, groups),
		manage || decide ? readMarkSheets(id) : [],
	]);
	const sheetsOf = Map.groupBy(sheets, ({ userId }) => userId);
	const isOpen = state === "open" || state === "fixing";
	const entries = isOpen ? (await entriesOf(event)).filter(({ status }) => isComing(status)) : [];
	const statuses = new Map(entries.map(({ userId, status }) => [userId, status]));
	const all = isOpen ? [...statuses.keys()] : candidates.map(({ userId }) => userId);
	const ids = all.filter((userId) => sight === null || sight.has(userId));
	const ranks = isOpen ? [] : candidates.map(({ toBelt }) => toBelt);
	const [people, promotions, syllabus] = await Promise.all([
		peopleById(ids),
		pendingPromotions(ids),
		syllabusOf(grading.syllabus ?? {}, ranks),
	]);
	const records = new Map(candidates.map((one) => [one.userId, one]));
	return ids
		.flatMap((userId) => {
			const person = people.get(userId);
			if (!person) return [];
			const record = records.get(userId);
			const known = {
				person,
				promotion: promotions.get(userId),
				registration: statuses.get(userId),
			};
			const seen = record && !isOpen ? viewCandidate(record, known) : viewRegistered(id, known);
			const group = isOpen ? null : groupNumber(groups, userId);
			const own = groups[(group ?? 0) - 1] ?? noGroup;
			// Nobody sees their own marks.
			const given = userId === caller.session.userId ? [] : (sheetsOf.get(userId) ?? []);
			return {
				...seen,
				age: person.dateOfBirth ? ageOn(dayOf(event), person.dateOfBirth) : null,
				group: grading.groups?.length ? group : null,
				parts: [...partsFor(seen, own, seen.toBelt ? syllabus.get(seen.toBelt)?.parts : undefined)],
				examiners: own.examiners.length,
				marks: given.map(({ examinerId, marks }) => ({
					examinerId: examinerId as UserId,
					marks,
				})),
			};
		})
		.sort((a, b) => rankOf(b.toBelt) - rankOf(a.toBelt) || a.userId - b.userId);
}

/** The candidate, if the list is fixed and the caller may change it. */
export async function openCandidate(caller: SignedIn, id: EventId, userId: UserId) {
	const event = await findGradingEvent(id);
	const [grading, candidate] = await Promise.all([readGrading(id), readCandidate(id, userId)]);
	const rights = rightsAt(caller, grading);
	if (!rights.see) throw new AppError("forbidden");
	return { event, grading, rights, candidate: requireFound(candidate) };
}

/** The promotion that a candidate's changed rank needs, and its writes. */
async function promotionFor(
	caller: SignedIn,
	{ candidate, person, toBelt }: { candidate: CandidateRecord; person: User; toBelt: Belt },
): Promise<{ promotion: PromotionRecord; writes: Write[] }> {
	const { eventId } = candidate;
	const waiting = await pendingOf(person.id);
	const isRepeat = candidate.repeatParts !== undefined && candidate.toBelt === toBelt;
	const isAgreed = waiting?.toBelt === toBelt && waiting.agreedAt !== undefined;
	if (isDan(toBelt) && !isAgreed && !isRepeat) throw new AppError("dan_undecided");
	if (!waiting) {
		const promotion = await newPromotion(caller, person, { toBelt, eventId });
		return { promotion, writes: requestWrites(caller, promotion) };
	}
	const isOther = waiting.eventId && waiting.eventId !== eventId;
	if (waiting.isHeld || isOther) throw new AppError("promotion_pending");
	if (waiting.fromBelt !== person.currentBelt) throw new AppError("belt_changed");
	const bound = { ...waiting, eventId };
	if (waiting.toBelt === toBelt)
		return { promotion: bound, writes: waiting.eventId ? [] : [bindToGrading(waiting, eventId)] };
	const { after, write } = await retargetWrite(bound, { toBelt }, caller);
	return { promotion: after, writes: [write] };
}

/** Sets the rank that a candidate tries. Who was left out is on the list again. */
export async function changeCandidate(
	caller: SignedIn,
	{ id, userId }: { id: EventId; userId: UserId },
	{ toBelt, version }: { toBelt: Belt; version: number },
): Promise<Candidate> {
	const { grading, rights, candidate } = await openCandidate(caller, id, userId);
	if (!rights.manage && !rights.decide) throw new AppError("forbidden");
	if (grading.state !== "fixed") throw new AppError("grading_state");
	if (candidate.version !== version) throw new AppError("changed_meanwhile");
	const person = requireFound(await findUser(userId));
	if (person.id === caller.session.userId) throw new AppError("own_promotion");
	if (rankOf(toBelt) <= rankOf(person.currentBelt)) throw new AppError("promotion_not_higher");
	const { promotion, writes } = await promotionFor(caller, { candidate, person, toBelt });
	const ranks = { fromBelt: person.currentBelt, toBelt };
	const { after, write } = candidateWrite(
		candidate,
		{
			...ranks,
			promotionId: promotion.id,
			exception: undefined,
			decisions: decisionsAbout(candidate, ranks),
			...(toBelt !== candidate.toBelt && { repeatParts: undefined }),
		},
		caller.now,
	);
	const answer = viewCandidate(after, { person, promotion });
	await auditedTransaction(
		caller,
		{
			entityType: "grading",
			entityId: id,
			action: "rankSet",
			details: { userId, fromBelt: person.currentBelt, toBelt },
		},
		[...writes, write],
		answer,
	);
	return answer;
}

/** A person's gradings whose results are applied, latest first. */
export async function listGradings({ person }: Acting): Promise<GradingResult[]> {
	const { data } = await Candidates.query.ofPerson({ userId: person }).go({ pages: "all" });
	const applied = data.filter((one) => one.applied);
	const events = await findEvents(applied.map(({ eventId }) => eventId as EventId));
	return applied
		.flatMap((record) => {
			const event = events.find(({ id }) => id === record.eventId);
			const decision = lastDecision(record);
			if (!event || !decision) return [];
			const { fromBelt, toBelt = fromBelt } = record;
			return {
				eventId: event.id as EventId,
				titleEn: event.titleEn,
				titleAr: event.titleAr,
				date: dayOf(event),
				fromBelt,
				toBelt,
				...viewDecision({ fromBelt, toBelt }, decision),
				certificateId: record.applied?.certificateId ?? null,
			};
		})
		.sort((a, b) => b.date.localeCompare(a.date));
}
