import { createWriteTransaction } from "electrodb";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { type GradingState, mayExamine } from "#shared/competition/gradings/gradings.rules.ts";
import type {
	GivenMark,
	GroupMarks,
	MarksInput,
} from "#shared/competition/gradings/gradings.schema.ts";
import { type Group, isMark, partsFor } from "#shared/competition/gradings/marks.rules.ts";
import { decideWrite } from "#shared/core/decide-write.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { ageOn } from "#shared/core/time/age.ts";
import type { GradingPart } from "#shared/training/syllabus/parts.ts";
import { scaleOf, usualScale } from "#shared/training/syllabus/syllabus.rules.ts";
import type { Syllabus } from "#shared/training/syllabus/syllabus.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { checkIn, retryUnprocessed, type Write } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namesOf, peopleById } from "../../people/users/users.service.ts";
import { syllabusOf } from "../../training/syllabus/syllabus.service.ts";
import {
	type CandidateRecord,
	Candidates,
	type GradingRecord,
	Gradings,
	type MarkSheetRecord,
	MarkSheets,
} from "./grading.entity.ts";
import {
	dayOf,
	examinedGroups,
	findGradingEvent,
	readCandidates,
	readGrading,
} from "./gradings.records.ts";

type GroupParams = { id: EventId; group: number };

/** The group, if the caller is one of its examiners. */
function examinedBy({ session }: SignedIn, groups: readonly Group[], number: number): Group {
	const group = groups[number - 1];
	if (!group?.examiners.includes(session.userId)) throw new AppError("forbidden");
	return group;
}

/** Throws if the list is not fixed yet. */
export function mustBeListed(state: GradingState): void {
	if (state === "open" || state === "fixing") throw new AppError("marks_early");
}

const sheetsOf = async (eventId: number, examinerId: number, userIds: readonly number[]) => {
	const keys = userIds.map((userId) => ({ eventId, userId, examinerId }));
	if (keys.length === 0) return [];
	return (
		await retryUnprocessed(() => MarkSheets.get(keys).go({ consistent: true, concurrent: 4 }))
	).data;
};

type ExaminedCandidate = CandidateRecord & { toBelt: Belt };

/** Whether a candidate of a group is examined by somebody; nobody examines themselves. */
const isExamined = (
	candidate: CandidateRecord | undefined,
	group: Group,
	examinerId: number,
): candidate is ExaminedCandidate =>
	candidate !== undefined &&
	group.candidates.includes(candidate.userId) &&
	candidate.userId !== examinerId &&
	!candidate.isWithdrawn &&
	candidate.toBelt !== undefined;

/** The candidates of a group with the caller's own marks, in the order of the group. */
export async function showGroupMarks(caller: SignedIn, params: GroupParams): Promise<GroupMarks> {
	const event = await findGradingEvent(params.id);
	const { userId: by } = caller.session;
	const [grading, all] = await Promise.all([readGrading(params.id), readCandidates(params.id)]);
	const group = examinedBy(caller, examinedGroups(grading, all), params.group);
	mustBeListed(grading.state);
	const records = new Map(all.map((one) => [one.userId, one]));
	const candidates = group.candidates.flatMap((userId) => {
		const record = records.get(userId);
		return isExamined(record, group, by) ? record : [];
	});
	const ids = candidates.map(({ userId }) => userId);
	const [people, sheets, syllabus] = await Promise.all([
		peopleById(ids),
		sheetsOf(params.id, by, ids),
		syllabusOf(
			grading.syllabus ?? {},
			candidates.map(({ toBelt }) => toBelt),
		),
	]);
	const marks = new Map(sheets.map((one) => [one.userId, one.marks]));
	return {
		eventId: params.id,
		titleEn: event.titleEn,
		titleAr: event.titleAr,
		group: params.group,
		by,
		state: grading.state,
		syllabus: [...syllabus.values()].map(({ belt, parts }) => ({ belt, parts })),
		candidates: candidates.flatMap((record) => {
			const { userId, fromBelt, toBelt } = record;
			const person = people.get(userId);
			if (!person) return [];
			return {
				userId: userId as UserId,
				...namesOf(person),
				age: person.dateOfBirth ? ageOn(dayOf(event), person.dateOfBirth) : null,
				fromBelt,
				toBelt,
				parts: [...partsFor(record, group, syllabus.get(toBelt)?.parts)],
				marks: marks.get(userId) ?? {},
			};
		}),
	};
}

type Requested = MarksInput["marks"][number];
type Known = {
	examiner: User;
	group: Group;
	candidates: ReadonlyMap<number, CandidateRecord>;
	syllabus: ReadonlyMap<Belt, Syllabus>;
};

/** Why a mark is refused, whatever mark is stored; null if it may be given. */
function refusalFor(
	{ userId, part, value }: Requested,
	{ examiner, group, candidates, syllabus }: Known,
): GivenMark["outcome"] | null {
	const candidate = candidates.get(userId);
	const scale = candidate?.toBelt && syllabus.get(candidate.toBelt)?.parts;
	if (value !== null && !isMark(value, scaleOf(scale ?? usualScale, part).max))
		return "out_of_scale";
	if (!isExamined(candidate, group, examiner.id)) return "not_candidate";
	if (!partsFor(candidate, group, scale).includes(part)) return "not_examined";
	return mayExamine(examiner.currentBelt, candidate.toBelt) ? null : "examiner_rank";
}

/** The condition that marks are still taken. */
function whileFixed(eventId: number): Write {
	const condition = createWriteTransaction({ Gradings }, (entities) => [
		entities.Gradings.check({ eventId })
			.where(({ state }, { eq }) => eq(state, "fixed"))
			.commit(),
	]);
	return { check: checkIn(condition), onConditionFailed: "marks_closed" };
}

/** The write of a sheet with changed marks. */
function sheetWrite(
	key: Pick<MarkSheetRecord, "eventId" | "userId" | "examinerId">,
	before: MarkSheetRecord | undefined,
	marks: MarkSheetRecord["marks"],
	now: number,
): Write {
	const put = before
		? MarkSheets.put(nextVersion(before, { marks }, now)).where(ifUnchanged(before))
		: MarkSheets.create({ ...key, marks, ...firstVersion(now) });
	return { put: put.params(), onConditionFailed: "changed_meanwhile" };
}

const withMark = (
	marks: MarkSheetRecord["marks"],
	part: GradingPart,
	value: number | null,
): MarkSheetRecord["marks"] => {
	const { [part]: _, ...others } = marks;
	return value === null ? others : { ...others, [part]: value };
};

async function candidatesOf(eventId: number, ids: readonly number[]) {
	const keys = ids.map((userId) => ({ eventId, userId }));
	const { data } = await retryUnprocessed(() =>
		Candidates.get(keys).go({ consistent: true, concurrent: 4 }),
	);
	return new Map(data.map((one) => [one.userId, one]));
}

/** The group that is marked. Without groups of staff, it consists of the candidates that were read. */
const groupFor = (
	caller: SignedIn,
	grading: GradingRecord,
	candidates: ReadonlyMap<number, CandidateRecord>,
	number: number,
): Group => examinedBy(caller, examinedGroups(grading, [...candidates.values()]), number);

async function tryToMark(
	caller: SignedIn,
	{ id: eventId, group: number }: GroupParams,
	grading: GradingRecord,
	requested: readonly Requested[],
): Promise<GivenMark[]> {
	const { userId: examinerId } = caller.session;
	const ids = [...new Set(requested.map(({ userId }) => userId))];
	const [found, candidates, sheets] = await Promise.all([
		findUser(examinerId),
		candidatesOf(eventId, ids),
		sheetsOf(eventId, examinerId, ids),
	]);
	const group = groupFor(caller, grading, candidates, number);
	const ranks = [...candidates.values()].map(({ toBelt }) => toBelt);
	const syllabus = await syllabusOf(grading.syllabus ?? {}, ranks);
	const known = { examiner: requireFound(found), group, candidates, syllabus };
	const before = new Map(sheets.map((one) => [one.userId, one]));
	const after = new Map<number, MarkSheetRecord["marks"]>();
	const changes: Pick<Requested, "userId" | "part">[] = [];
	const results = requested.map((mark): GivenMark => {
		const { userId, part, value } = mark;
		const marks = after.get(userId) ?? before.get(userId)?.marks ?? {};
		const stored = marks[part] ?? null;
		const refusal = refusalFor(mark, known);
		if (refusal) return { userId, part, outcome: refusal, value: stored };
		const decision = decideWrite(mark, stored);
		if (decision === "conflict") return { userId, part, outcome: "conflict", value: stored };
		if (decision === "write") {
			after.set(userId, withMark(marks, part, value));
			changes.push({ userId, part });
		}
		return { userId, part, outcome: "marked", value };
	});
	if (changes.length === 0) return results;
	const writes = [...after].map(([userId, marks]) =>
		sheetWrite({ eventId, userId, examinerId }, before.get(userId), marks, caller.now),
	);
	await auditedTransaction(
		caller,
		{
			entityType: "grading",
			entityId: eventId,
			action: "marksGiven",
			// Without the marks themselves: candidates among the staff read the log too.
			details: { group: number, marks: changes },
		},
		[...writes, whileFixed(eventId)],
		results,
	);
	return results;
}

/**
 * Gives marks to candidates of a group, in the name of the caller. Each mark has its own result; one
 * that another device of the examiner changed meanwhile is not overwritten.
 */
export async function giveMarks(
	caller: SignedIn,
	params: GroupParams,
	{ by, marks }: MarksInput,
): Promise<GivenMark[]> {
	await findGradingEvent(params.id);
	const grading = await readGrading(params.id);
	groupFor(caller, grading, new Map(), params.group);
	if (by !== caller.session.userId) throw new AppError("marked_by_other");
	mustBeListed(grading.state);
	if (grading.state !== "fixed") throw new AppError("marks_closed");
	// Of two marks for the same part of a candidate, the last counts.
	const latest = new Map(marks.map((mark) => [`${mark.userId} ${mark.part}`, mark]));
	return retryIf(refusedWith("changed_meanwhile"), () =>
		tryToMark(caller, params, grading, [...latest.values()]),
	);
}
