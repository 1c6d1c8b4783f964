import type { Candidate, Grading, Groups } from "#shared/competition/gradings/gradings.schema.ts";
import {
	type Group,
	groupNumber,
	mostInGroup,
	partsFor,
} from "#shared/competition/gradings/marks.rules.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { gradingParts } from "#shared/training/syllabus/parts.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, findUsers } from "../../people/users/users.service.ts";
import { pendingOf } from "../../training/belts/history.service.ts";
import { openCandidate, viewCandidate } from "./candidates.service.ts";
import type { CandidateRecord, GradingRecord } from "./grading.entity.ts";
import {
	findGradingEvent,
	gradingWrite,
	panelOf,
	readCandidates,
	readGrading,
} from "./gradings.records.ts";
import { mustSuffice, scalesOf, viewGrading } from "./gradings.service.ts";

/** Throws if a candidate shows nothing in their group, or an examiner may not examine them. */
async function checkGroups(
	before: GradingRecord,
	groups: readonly Group[],
	{ people, candidates }: { people: readonly User[]; candidates: readonly CandidateRecord[] },
): Promise<void> {
	const scales = await scalesOf(before);
	const showsNothing = ({ userId, toBelt, repeatParts }: CandidateRecord) => {
		const group = groups.find((one) => one.candidates.includes(userId));
		const scale = scales.find(({ belt }) => belt === toBelt)?.parts;
		return group !== undefined && partsFor({ repeatParts }, group, scale).length === 0;
	};
	if (candidates.some(showsNothing))
		throw new AppError("invalid", { fields: { parts: "required" } });
	mustSuffice({ ...before, groups: [...groups] }, people, candidates);
}

/**
 * Staff set the groups of a fixed list. Everybody is in one group at most, and is examined by the
 * panel.
 */
export async function setGroups(
	caller: SignedIn,
	id: EventId,
	{ groups, version }: Groups,
): Promise<Grading> {
	await findGradingEvent(id);
	const [before, candidates] = await Promise.all([readGrading(id), readCandidates(id)]);
	sameVersion(version, before);
	if (before.state !== "fixed") throw new AppError("grading_state");
	const members = groups.flatMap((one) => one.candidates);
	const isListed = (userId: number) => candidates.some((one) => one.userId === userId);
	if (new Set(members).size < members.length || !members.every(isListed))
		throw new AppError("invalid", { fields: { candidates: "invalid" } });
	const panel = panelOf(before);
	if (!groups.every(({ examiners }) => examiners.every((one) => panel.includes(one))))
		throw new AppError("invalid", { fields: { examiners: "invalid" } });
	const formed = groups.map((one) => ({
		...one,
		examiners: [...new Set(one.examiners)],
		parts: gradingParts.filter((part) => one.parts.includes(part)),
	}));
	const people = await findUsers(panel);
	await checkGroups(before, formed, { people, candidates });
	const { after, write } = gradingWrite(before, { groups: formed }, caller.now);
	const answer = await viewGrading(caller, after, people);
	const details = { groups: formed.length, candidates: members.length };
	await auditedTransaction(
		caller,
		{ entityType: "grading", entityId: id, action: "groupsSet", details },
		[write],
		answer,
	);
	return answer;
}

type Moving = { id: EventId; userId: UserId };

/** The groups with a candidate in another one; an empty group keeps its number. */
function movedTo(groups: readonly Group[], userId: number, group: number): Group[] {
	const target = groups[group - 1];
	if (!target) throw new AppError("invalid", { fields: { group: "invalid" } });
	if (!target.candidates.includes(userId) && target.candidates.length >= mostInGroup)
		throw new AppError("invalid", { fields: { group: "too_big" } });
	return groups.map((one, at) => {
		const others = one.candidates.filter((other) => other !== userId);
		return { ...one, candidates: at === group - 1 ? [...others, userId] : others };
	});
}

/**
 * Moves a candidate to another group of the list, until the marks are closed. Their marks stay. It is
 * retried if the groups changed meanwhile.
 */
export const moveToGroup = (
	caller: SignedIn,
	{ id, userId }: Moving,
	{ group, version }: { group: number; version: number },
): Promise<Candidate> =>
	retryIf(refusedWith("changed_meanwhile"), async () => {
		const { grading, rights, candidate } = await openCandidate(caller, id, userId);
		if (!rights.manage && !rights.decide) throw new AppError("forbidden");
		if (grading.state !== "fixed") throw new AppError("grading_state");
		sameVersion(version, candidate);
		const [person, waiting, people, candidates] = await Promise.all([
			findUser(userId),
			pendingOf(userId),
			findUsers(panelOf(grading)),
			readCandidates(id),
		]);
		const before = grading.groups ?? [];
		const groups = movedTo(before, userId, group);
		await checkGroups(grading, groups, { people, candidates });
		const { write } = gradingWrite(grading, { groups }, caller.now);
		const answer = viewCandidate(candidate, {
			person: requireFound(person),
			promotion: waiting ?? undefined,
		});
		const details = { userId, group: { from: groupNumber(before, userId), to: group } };
		await auditedTransaction(
			caller,
			{ entityType: "grading", entityId: id, action: "groupChanged", details },
			[write],
			answer,
		);
		return answer;
	});
