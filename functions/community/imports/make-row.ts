import type { UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { AppError } from "../../core/errors.ts";
import { auditLineBy } from "../../core/table/audited-transaction.ts";
import { nextId, runTransaction, type Write } from "../../core/table/database.ts";
import { coachWrites } from "../../people/coaches/students.service.ts";
import { dojoOfPerson, requireDojo } from "../../people/dojos/dojo-links.ts";
import { writeInvitation } from "../../people/families/invitations.ts";
import { notifyOfLink } from "../../people/families/notify-of-link.ts";
import { newMember } from "../../people/users/new-member.ts";
import type { User } from "../../people/users/user.entity.ts";
import { createPerson } from "../../people/users/user.writes.ts";
import { findUser, findUserByEmail } from "../../people/users/users.service.ts";
import { coachToBe } from "../people/person.service.ts";
import {
	type ImportRecord,
	type ImportRowRecord,
	ImportRows,
	type MemberToCreate,
} from "./import.entity.ts";
import type { Fault } from "./read-rows.ts";

export type RowState = ImportRowRecord["state"];

/**
 * A write that replaces a row if its state is unchanged. Attributes that are not in `after` are
 * removed.
 */
export const rowWrite = (
	before: ImportRowRecord,
	after: Pick<ImportRowRecord, "state"> & Partial<ImportRowRecord>,
): Write => {
	const { importId, row, state, expiresAt } = before;
	return {
		put: ImportRows.put({ importId, row, expiresAt, ...after })
			.where((item, { eq }) => eq(item.state, state))
			.params(),
	};
};

/** A row as it is now. */
export const findRow = async ({ importId, row }: ImportRowRecord) =>
	(await ImportRows.get({ importId, row }).go({ consistent: true })).data;

/** Refuses a row that cannot be handled although its values have no fault. */
export async function refuseRow(
	{ expiresAt }: ImportRecord,
	row: ImportRowRecord,
): Promise<RowState> {
	await runTransaction([rowWrite(row, { state: "refused", code: "internal", expiresAt })]);
	return "refused";
}

/** The fault of a row for which creating a person failed; undefined if the row is not the cause. */
function faultOf(error: unknown): Fault | undefined {
	if (!(error instanceof AppError)) return undefined;
	if (error.code === "email_taken") return { field: "email", code: "email_taken" };
	return error.detail.fields?.coachId && { field: "coach", code: "coach_unknown" };
}

/**
 * The writes that invite an address to be the guardian of an imported child. Only a person who has
 * an account is notified: an address in a file may be a stranger's.
 */
async function inviteGuardian(
	{ createdBy }: ImportRecord,
	child: User,
	email: string,
	now: number,
): Promise<Write[]> {
	const [existing, by] = await Promise.all([findUserByEmail(email), findUser(createdBy as UserId)]);
	return [
		writeInvitation({ childId: child.id, email, invitedBy: createdBy }, now),
		...(existing && by
			? [notifyOfLink(existing.id, { status: "invited", child, other: by }, now)]
			: []),
	];
}

/**
 * Creates the person of a row in one transaction: record, indexes, counts, coach, audit line and
 * the row's new state.
 */
async function make(
	record: ImportRecord,
	row: ImportRowRecord,
	{ coachId, guardianEmail, joined, ...fields }: MemberToCreate,
	now: number,
): Promise<void> {
	await coachToBe(coachId);
	const id = await nextId<UserId>("user");
	const madeAt = new Date(now).toISOString();
	const member = newMember(
		{ ...fields, ...(await dojoOfPerson(fields)) },
		{ id, preferredLanguage: record.locale, mustChangePassword: false },
		now,
	);
	// Lists, figures and attendance read the day of joining from `createdAt`.
	const person = joined
		? { ...member, createdAt: new Date(startOf(joined)).toISOString() }
		: { ...member, isJoiningUnknown: true };
	const change = {
		entityType: "user",
		entityId: id,
		action: "created",
		details: { importId: record.id },
	};
	await runTransaction([
		rowWrite(row, { state: "made", userId: id, madeAt, expiresAt: record.expiresAt }),
		...createPerson(person),
		...requireDojo(null, person),
		...(coachId ? await coachWrites(id, coachId, now) : []),
		...(guardianEmail ? await inviteGuardian(record, person, guardianEmail, now) : []),
		auditLineBy(record.createdBy, change, now),
	]);
}

/** Extends the expiry of a refused row from the draft's to the import's. */
async function keepRefused({ expiresAt }: ImportRecord, row: ImportRowRecord): Promise<RowState> {
	const { state, field, code } = row;
	if (row.expiresAt !== expiresAt)
		await runTransaction([rowWrite(row, { state, field, code, expiresAt })]);
	return state;
}

/**
 * Handles a row of a running import. Finished rows are left alone, so that nobody is created twice.
 */
export async function makeRow(
	record: ImportRecord,
	row: ImportRowRecord,
	now: number,
): Promise<RowState> {
	if (row.state === "refused") return keepRefused(record, row);
	if (row.state !== "waiting" || !row.told) return row.state;
	try {
		await make(record, row, row.told, now);
		return "made";
	} catch (error) {
		const fault = faultOf(error);
		if (fault) {
			await runTransaction([
				rowWrite(row, { state: "refused", ...fault, expiresAt: record.expiresAt }),
			]);
			return "refused";
		}
		const isBeaten = error instanceof AppError && error.code === "changed_meanwhile";
		const state = isBeaten ? ((await findRow(row))?.state ?? "refused") : row.state;
		// No other run handled the row: throw, so that the step is retried and does not skip it.
		if (state === row.state) throw error;
		return state;
	}
}
