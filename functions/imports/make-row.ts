import type { UserId } from "#shared/core/ids.ts";
import { coachWrites } from "../coaches/students.service.ts";
import { AppError } from "../core/errors.ts";
import { auditLineBy } from "../core/table/audited-transaction.ts";
import { nextId, runTransaction, type Write } from "../core/table/database.ts";
import { coachToBe } from "../people/person.service.ts";
import { newMember } from "../users/new-member.ts";
import { createPerson } from "../users/user.writes.ts";
import { type ImportRecord, type ImportRowRecord, ImportRows, type Told } from "./import.entity.ts";
import type { Fault } from "./read-rows.ts";

export type RowState = ImportRowRecord["state"];

/** The write by which a row becomes another, unless somebody was faster. Only what is named of it is kept. */
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

/** What a row is once somebody else has dealt with it. */
export async function stateOf({ importId, row }: ImportRowRecord): Promise<RowState> {
	const { data } = await ImportRows.get({ importId, row }).go({ consistent: true });
	return data?.state ?? "refused";
}

/** What in a row stands in the way of a refused person; undefined where it is no fault of the row. */
function faultOf(error: unknown): Fault | undefined {
	if (!(error instanceof AppError)) return undefined;
	if (error.code === "email_taken") return { field: "email", code: "email_taken" };
	return error.detail.fields?.coachId && { field: "coach", code: "coach_unknown" };
}

/** Makes the person of a row: all that finds and counts them, their coach, the audit line and the row in one transaction. */
async function make(
	record: ImportRecord,
	row: ImportRowRecord,
	{ coachId, ...told }: Told,
	now: number,
): Promise<void> {
	await coachToBe(coachId);
	const id = await nextId<UserId>("user");
	const person = newMember(
		told,
		{ id, preferredLanguage: record.locale, mustChangePassword: false },
		now,
	);
	const change = {
		entityType: "user",
		entityId: id,
		action: "created",
		details: { importId: record.id },
	};
	await runTransaction([
		rowWrite(row, { state: "made", userId: id, expiresAt: record.expiresAt }),
		...createPerson(person),
		...(coachId ? await coachWrites(id, coachId, now) : []),
		auditLineBy(record.createdBy, change, now),
	]);
}

/** Keeps a row that was refused when it was sent as long as the import; until then it was that of a draft. */
async function keepRefused({ expiresAt }: ImportRecord, row: ImportRowRecord): Promise<RowState> {
	const { state, field, code } = row;
	if (row.expiresAt !== expiresAt)
		await runTransaction([rowWrite(row, { state, field, code, expiresAt })]);
	return state;
}

/** Deals with a row of an import that is under way. A row that is done is left alone, so that nobody is made twice. */
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
		const state = isBeaten ? await stateOf(row) : row.state;
		// Nobody has dealt with it: the step is taken again, or the row would be passed by.
		if (state === row.state) throw error;
		return state;
	}
}
