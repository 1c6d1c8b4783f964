import type { KeepReason } from "#shared/community/imports/imports.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { nullIfNotFound } from "../../core/errors.ts";
import { inParallel } from "../../core/parallel.ts";
import { auditLineBy } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { readItems } from "../../core/table/items.ts";
import { hasChangedCoach } from "../../people/coaches/students.service.ts";
import { type Locked, withSignInLock, writeUnlock } from "../../people/users/sign-in-lock.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser } from "../../people/users/users.service.ts";
import { newRemoval, removalWrites } from "../removals/removals.service.ts";
import { finishRemoval } from "../removals/run.ts";
import { type Step, steps } from "../removals/steps.ts";
import type { ImportRecord, ImportRowRecord } from "./import.entity.ts";
import { type RowState, rowWrite } from "./make-row.ts";

/** Items that show that a person has been active, by entity, with the reason to keep them. */
const signs: Record<string, KeepReason> = {
	connection: "signedIn",
	registration: "registered",
	enrollment: "registered",
	membershipPayment: "paid",
	promotion: "promoted",
	progression: "promoted",
	judgeClaim: "linked",
	athlete: "linked",
	document: "changed",
	merge: "changed",
};
/** The first step of each entity tells where its items are stored. */
const stepsToCheck: readonly Step[] = Object.keys(signs).flatMap(
	(name) => steps.find(({ entity }) => entity === name) ?? [],
);

/**
 * Reasons found in the person's own record.
 * @param madeAt when the import created it
 */
function reasonIn(
	{ passwordSetAt, updatedAt, membershipFeeStatus = "pending" }: User,
	madeAt: string,
): KeepReason | null {
	if (passwordSetAt !== undefined) return "signedIn";
	if (updatedAt !== madeAt) return "changed";
	return membershipFeeStatus === "pending" ? null : "paid";
}

/**
 * Why an imported person is kept when the import is taken back; null if they have not been active.
 */
async function reasonToStay(user: User, madeAt: string): Promise<KeepReason | null> {
	const knownReason = reasonIn(user, madeAt);
	if (knownReason) return knownReason;
	const owner = { id: user.id, email: user.email, since: 0 };
	const found = await inParallel(stepsToCheck, async ({ entity, index, of }) => {
		const partition = of(owner);
		return partition && (await readItems({ entity, index, partition })).items.length > 0
			? signs[entity]
			: null;
	});
	const sign = found.find((reason) => reason !== null);
	if (sign) return sign;
	return (await hasChangedCoach(user.id as UserId, madeAt)) ? "changed" : null;
}

/** Deletes a person who has never signed in: they do not exist at the identity provider. */
async function takeOut(
	record: ImportRecord,
	row: ImportRowRecord,
	locked: Locked,
	now: number,
): Promise<void> {
	const removal = newRemoval(locked, {}, now);
	const change = {
		entityType: "user",
		entityId: locked.id,
		action: "deleted",
		details: { importId: record.id },
	};
	await runTransaction([
		rowWrite(row, { state: "takenBack" }),
		...removalWrites(locked, removal),
		auditLineBy(record.takenBackBy ?? record.createdBy, change, now),
	]);
	await finishRemoval(removal);
}

/** Keeps the person of a row who cannot be deleted. */
export async function keepRow(_: ImportRecord, row: ImportRowRecord): Promise<RowState> {
	await runTransaction([rowWrite(row, { state: "kept", userId: row.userId, reason: "failed" })]);
	return "kept";
}

/** Takes back a row: deletes the person it created, unless they have been active since. */
export async function takeBackRow(
	record: ImportRecord,
	row: ImportRowRecord,
	now: number,
): Promise<RowState> {
	if (row.state === "waiting") {
		await runTransaction([rowWrite(row, { state: "dropped" })]);
		return "dropped";
	}
	if (row.state !== "made" || row.userId === undefined) return row.state;
	const { userId } = row;
	const stay = async (reason: KeepReason): Promise<RowState> => {
		await runTransaction([rowWrite(row, { state: "kept", userId, reason })]);
		return "kept";
	};
	const user = await findUser(userId as UserId);
	// Older rows have no `madeAt`; the import created these people.
	const madeAtOf = ({ createdAt }: User) => row.madeAt ?? createdAt;
	const reason = user ? await reasonToStay(user, madeAtOf(user)) : "gone";
	if (reason) return stay(reason);
	// Choosing a password needs the same lock, and finds no person afterwards.
	const taken = await withSignInLock(userId as UserId, now, async (locked) => {
		const late = reasonIn(locked, madeAtOf(locked));
		if (late) {
			await writeUnlock(locked).go();
			return late;
		}
		await takeOut(record, row, locked, now);
		return "takenBack" as const;
	}).catch(nullIfNotFound);
	return taken === "takenBack" ? taken : stay(taken ?? "gone");
}
