import type { JudgeEdit, JudgeInput } from "#shared/competition/judges/judges.input.schema.ts";
import { byStanding, mayJudge } from "#shared/competition/judges/judges.rules.ts";
import type { Judge, JudgePerson, JudgeRow } from "#shared/competition/judges/judges.schema.ts";
import type { JudgeId, UserId } from "#shared/core/ids.ts";
import { publicPicture } from "#shared/people/users/users.rules.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import {
	auditedTransaction,
	type Change,
	sameVersion,
} from "../../core/table/audited-transaction.ts";
import { nextId, retryUnprocessed } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namesOf, peopleById } from "../../people/users/users.service.ts";
import { JudgeClaims, type JudgeRecord, Judges } from "./judge.entity.ts";

export const toJudge = (record: JudgeRecord): Judge => ({
	...record,
	id: record.id as JudgeId,
	userId: record.userId as UserId,
	certificationDate: record.certificationDate ?? null,
});

const personOf = (user: User): JudgePerson => ({
	...namesOf(user),
	currentBelt: user.currentBelt,
	profileImageUrl: user.profileImageUrl ?? null,
	competitionReadiness: user.competitionReadiness,
	email: user.email,
});

type KnownJudge = { judge: JudgeRecord; person: User };

/** Judges with their people; without judges whose account was deleted. */
export async function withPeople(judges: readonly JudgeRecord[]): Promise<KnownJudge[]> {
	const people = await peopleById(judges.map(({ userId }) => userId));
	return judges.flatMap((judge) => {
		const person = people.get(judge.userId);
		return person ? { judge, person } : [];
	});
}

export const judgeRow = ({ judge, person }: KnownJudge, view = personOf): JudgeRow => ({
	judges: toJudge(judge),
	users: view(person),
});

/** Name and belt are public because of the office; the picture depends on consent. */
const forVisitors = (user: User): JudgePerson => ({
	...personOf(user),
	profileImageUrl: publicPicture(user) ?? null,
	email: undefined,
});

/** All judges for staff; for others only active ones, without email addresses. */
export async function listJudges({ staff }: { staff: boolean }): Promise<JudgeRow[]> {
	const { data } = await Judges.query.all({}).go({ pages: "all" });
	const shown = await withPeople(data.filter(({ isActive }) => staff || isActive));
	const rows = shown.map((one) => judgeRow(one, staff ? personOf : forVisitors));
	return rows.sort(byStanding);
}

export const findJudge = async (id: JudgeId): Promise<JudgeRecord | null> =>
	(await Judges.get({ id }).go({ consistent: true })).data;

/** Several judges by their ids, in no particular order. */
export async function findJudges(ids: readonly number[]): Promise<JudgeRecord[]> {
	if (ids.length === 0) return [];
	return (await retryUnprocessed(() => Judges.get(ids.map((id) => ({ id }))).go({ concurrent: 4 })))
		.data;
}

/** The judge record of a person; null if they are not a judge. */
export async function judgeOf(userId: UserId): Promise<JudgeRecord | null> {
	const { data: claim } = await JudgeClaims.get({ userId }).go({ consistent: true });
	return claim && findJudge(claim.judgeId as JudgeId);
}

const stored = ({
	competitionLevel,
	specializations,
	competitionsOfficiated,
	certificationDate,
}: JudgeEdit) => ({
	competitionLevel,
	specializations,
	competitionsOfficiated,
	certificationDate: certificationDate ?? undefined,
});

/** Makes a person a judge; fails if the person is a judge already. */
export async function createJudge(caller: SignedIn, input: JudgeInput): Promise<Judge> {
	const { userId, isActive = true } = input;
	const person = await findUser(userId);
	if (!person || !mayJudge(person))
		throw new AppError("invalid", { fields: { userId: "cannot_judge" } });
	const id = await nextId<JudgeId>("judge");
	const created: JudgeRecord = {
		...stored(input),
		...firstVersion(caller.now),
		id,
		userId,
		isActive,
	};
	await auditedTransaction(
		caller,
		{ entityType: "judge", entityId: id, action: "created", details: input },
		[
			{
				put: JudgeClaims.create({ userId, judgeId: id }).params(),
				onConditionFailed: "judge_exists",
			},
			{ put: Judges.create(created).params() },
		],
		toJudge(created),
	);
	return toJudge(created);
}

const record = async (id: JudgeId) => requireFound(await findJudge(id));

/** Replaces a judge's record. An omitted `isActive` stays unchanged. */
export async function updateJudge(
	caller: SignedIn,
	id: JudgeId,
	{ version, ...edit }: JudgeEdit,
): Promise<Judge> {
	const before = await record(id);
	sameVersion(version, before);
	const changes = { ...stored(edit), isActive: edit.isActive ?? before.isActive };
	return replace(caller, before, changes, { action: "updated", details: edit });
}

/** Replaces a judge with optimistic locking. */
async function replace(
	caller: SignedIn,
	before: JudgeRecord,
	changes: Partial<JudgeRecord>,
	change: Pick<Change, "action" | "details">,
): Promise<Judge> {
	const changed = nextVersion(before, changes, caller.now);
	await auditedTransaction(
		caller,
		{ entityType: "judge", entityId: before.id, ...change },
		[{ put: Judges.put(changed).where(ifUnchanged(before)).params() }],
		toJudge(changed),
	);
	return toJudge(changed);
}

/** Removes a judge from the registry but keeps their record. A repeat changes nothing. */
export async function deactivateJudge(caller: SignedIn, id: JudgeId): Promise<void> {
	const before = await record(id);
	if (before.isActive)
		await replace(caller, before, { isActive: false }, { action: "deactivated" });
}

const tries = 4;

/**
 * Counts one more competition. Retries after a conflict, so that two concurrent calls count two.
 */
export async function incrementCompetitions(caller: SignedIn, id: JudgeId): Promise<Judge> {
	for (let attempt = 1; ; attempt++) {
		const before = await record(id);
		const competitionsOfficiated = before.competitionsOfficiated + 1;
		try {
			return await replace(
				caller,
				before,
				{ competitionsOfficiated },
				{ action: "competition_counted" },
			);
		} catch (error) {
			const isBeaten = error instanceof AppError && error.code === "changed_meanwhile";
			if (!isBeaten || attempt === tries) throw error;
		}
	}
}
