import { isDeepStrictEqual } from "node:util";
import { type Belt, isDan, ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Exception } from "#shared/competition/gradings/gradings.rules.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { AppError } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditLineBy } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { firstVersion } from "../../core/table/versioned.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser } from "../../people/users/users.service.ts";
import { bindToGrading, retargetWrite } from "../../training/belts/grading-promotions.service.ts";
import { pendingOf } from "../../training/belts/history.service.ts";
import type { PromotionRecord } from "../../training/belts/promotion.entity.ts";
import {
	type ActedBy,
	newPromotion,
	requestWrites,
} from "../../training/belts/promotions.service.ts";
import { entriesOf } from "../registrations/entries/entries.service.ts";
import { type CandidateRecord, Candidates, type GradingRecord } from "./grading.entity.ts";
import {
	candidateWrite,
	dayOf,
	decisionsAbout,
	findGradingEvent,
	gradingWrite,
	idsAfter,
	openRepeat,
	readCandidate,
	readCandidates,
} from "./gradings.records.ts";

/** Candidates in one step, so that other reactions of the stream wait only briefly. */
const fixedAtOnce = 20;

type Listed = Pick<
	CandidateRecord,
	"fromBelt" | "toBelt" | "promotionId" | "exception" | "repeatParts" | "isWithdrawn"
>;

/** What a registered person tries, with the writes that it needs. */
type Plan = { listed: Listed; writes: Write[] };

const refused = (fromBelt: Belt, exception: Exception, toBelt?: Belt): Plan => ({
	listed: { fromBelt, toBelt, exception },
	writes: [],
});

/** Repeating parts of a rank costs nothing, because its fee was due at the first try. */
function asRepeat({ charge: _, ...promotion }: PromotionRecord): PromotionRecord {
	return { ...promotion, isRepeat: true };
}

type Waiting = { person: User; eventId: number; isRepeat: boolean; by: ActedBy };

/**
 * @param isRepeat whether parts of the rank are repeated: the board agreed before the first try
 */
async function planWaiting(
	waiting: PromotionRecord,
	{ person, eventId, isRepeat, by }: Waiting,
): Promise<Plan> {
	const { toBelt, id: promotionId } = waiting;
	const { currentBelt } = person;
	if (waiting.isHeld) return refused(currentBelt, "rank_recorded", toBelt);
	if (waiting.fromBelt !== currentBelt) return refused(currentBelt, "belt_changed", toBelt);
	if (waiting.eventId && waiting.eventId !== eventId)
		return refused(currentBelt, "other_grading", toBelt);
	const isPricedAnew = isRepeat !== (waiting.isRepeat ?? false);
	const pricing = isPricedAnew
		? [(await retargetWrite({ ...waiting, eventId }, { toBelt, isRepeat }, by)).write]
		: [];
	if (isDan(toBelt) && !waiting.agreedAt && !isRepeat)
		return { ...refused(currentBelt, "dan", toBelt), writes: pricing };
	const binding = waiting.eventId || isPricedAnew ? [] : [bindToGrading(waiting, eventId)];
	return {
		listed: { fromBelt: currentBelt, toBelt, promotionId },
		writes: [...pricing, ...binding],
	};
}

async function planFor(person: User, eventId: number, day: string, by: ActedBy): Promise<Plan> {
	const { currentBelt } = person;
	const [waiting, repeat] = await Promise.all([
		pendingOf(person.id),
		openRepeat(person, eventId, day),
	]);
	const repeatParts = repeat?.repeatParts;
	if (waiting) {
		const isRepeat = repeatParts !== undefined && waiting.toBelt === repeat?.toBelt;
		const plan = await planWaiting(waiting, { person, eventId, isRepeat, by });
		return isRepeat ? { ...plan, listed: { ...plan.listed, repeatParts } } : plan;
	}
	const next = repeat?.toBelt ?? ladder[rankOf(currentBelt) + 1];
	if (!next) return refused(currentBelt, "no_next_rank");
	if (isDan(next) && !repeat) return refused(currentBelt, "dan", next);
	const made = await newPromotion(by, person, { toBelt: next, eventId });
	const promotion = repeatParts ? asRepeat(made) : made;
	return {
		listed: { fromBelt: currentBelt, toBelt: next, promotionId: promotion.id, repeatParts },
		writes: requestWrites(by, promotion),
	};
}

const isAsListed = (candidate: CandidateRecord, listed: Listed) =>
	(["fromBelt", "toBelt", "promotionId", "exception", "repeatParts", "isWithdrawn"] as const).every(
		(name) => isDeepStrictEqual(candidate[name] ?? undefined, listed[name] ?? undefined),
	);

/** Puts a registered person on the list, or brings their place on it up to date. */
async function listPerson(
	userId: number,
	{ eventId, day, by }: { eventId: number; day: string; by: ActedBy },
): Promise<void> {
	const person = await findUser(userId as UserId);
	if (!person) return;
	const [before, { listed, writes }] = await Promise.all([
		readCandidate(eventId, userId),
		planFor(person, eventId, day, by),
	]);
	if (before?.applied || (before && writes.length === 0 && isAsListed(before, listed))) return;
	const row = {
		promotionId: undefined,
		exception: undefined,
		repeatParts: undefined,
		isWithdrawn: undefined,
		...listed,
	};
	const put: Write = before
		? candidateWrite(before, { ...row, decisions: decisionsAbout(before, listed) }, by.now).write
		: {
				put: Candidates.create({
					eventId,
					userId,
					...row,
					decisions: [],
					...firstVersion(by.now),
				}).params(),
				onConditionFailed: "changed_meanwhile",
			};
	const details = { userId, fromBelt: listed.fromBelt, toBelt: listed.toBelt };
	const change = { entityType: "grading", entityId: eventId, action: "listed", details };
	await runTransaction([...writes, put, auditLineBy(by.session.userId, change, by.now)]);
}

/** A candidate without a registration stays on the list, marked, because staff may ask why. */
async function markWithdrawn(eventId: number, registered: ReadonlySet<number>, now: number) {
	for (const candidate of await readCandidates(eventId)) {
		if (registered.has(candidate.userId) || candidate.isWithdrawn || candidate.applied) continue;
		await runTransaction([candidateWrite(candidate, { isWithdrawn: true }, now).write]);
	}
}

/** Takes the next step of fixing a list: the next candidates, or the end. */
export async function fixNext(grading: GradingRecord, now: number): Promise<void> {
	const { eventId, cursor = 0, startedBy } = grading;
	const event = await findGradingEvent(eventId as EventId);
	const entries = await entriesOf(event, "approved");
	const all = idsAfter(0, entries);
	const rest = all.filter((userId) => userId > cursor);
	const some = rest.slice(0, fixedAtOnce);
	const by = { session: { userId: startedBy as UserId }, now };
	for (const userId of some)
		await retryIf(
			(error) => error instanceof AppError && !refusedWith("busy")(error),
			() => listPerson(userId, { eventId, day: dayOf(event), by }),
		);
	const isLast = rest.length <= fixedAtOnce;
	if (isLast) await markWithdrawn(eventId, new Set(all), now);
	const { write } = gradingWrite(
		grading,
		{
			done: all.length - rest.length + some.length,
			total: all.length,
			cursor: isLast ? undefined : some.at(-1),
			...(isLast && { state: "fixed" as const, doneAt: new Date(now).toISOString() }),
		},
		now,
	);
	await runTransaction([write]);
}
