import { ulid } from "ulid";
import { mayTakeBack, mostRows, takeBackDays } from "#shared/community/imports/imports.rules.ts";
import type {
	Import,
	ImportedPeople,
	ImportRow,
	LeftRow,
	NewImport,
} from "#shared/community/imports/imports.schema.ts";
import { type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { requireFreshSignIn } from "../../core/http/session.ts";
import { auditedTransaction, runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namesOf, peopleById, profileOf } from "../../people/users/users.service.ts";
import { type ImportRecord, type ImportRowRecord, ImportRows, Imports } from "./import.entity.ts";
import { type ReadRow, readRows } from "./read-rows.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Imports that were sent but never started expire after this many days. */
const draftDays = 2;
const [mostImports, mostLeft] = [20, 100];

const secondsIn = (days: number, now: number) => Math.floor((now + days * dayMs) / 1000);

const view = (record: ImportRecord, by: User | null | undefined): Import => ({
	...record,
	by: by ? { id: by.id as UserId, ...namesOf(by) } : null,
});

const read = async (id: string) =>
	requireFound((await Imports.get({ id }).go({ consistent: true })).data);
const viewImport = async (record: ImportRecord) => view(record, await findUser(record.createdBy));

/** Creates an import. It creates no people until it is started. */
export async function beginImport(
	caller: SignedIn,
	{ fileName, rows }: NewImport,
): Promise<Import> {
	const record: ImportRecord = {
		id: ulid(caller.now),
		fileName,
		rows,
		state: "draft",
		createdBy: caller.session.userId,
		locale: caller.locale,
		done: 0,
		after: 0,
		made: 0,
		refused: 0,
		takenBack: 0,
		kept: 0,
		...firstVersion(caller.now),
		takeBackUntil: new Date(caller.now + takeBackDays * dayMs).toISOString(),
		expiresAt: secondsIn(draftDays, caller.now),
	};
	const answer = await viewImport(record);
	await runTransaction([...runOnce(caller, answer), { put: Imports.create(record).params() }]);
	return answer;
}

/** Finds the caller's own import. */
async function ownDraft(caller: SignedIn, id: string): Promise<ImportRecord> {
	const record = await read(id);
	if (record.createdBy !== caller.session.userId) throw new AppError("not_found");
	return record;
}

/** A row waiting to be created, or refused with its first fault. */
const rowItem = (
	{ id, expiresAt }: ImportRecord,
	{ row, toCreate, faults }: ReadRow,
): ImportRowRecord =>
	toCreate
		? { importId: id, row, expiresAt, state: "waiting", told: toCreate }
		: { importId: id, row, expiresAt, state: "refused", ...faults[0] };

/** Stores rows of an import until it is started. */
export async function storeRows(
	caller: SignedIn,
	id: string,
	rows: readonly ImportRow[],
): Promise<void> {
	const record = await ownDraft(caller, id);
	if (record.state !== "draft") throw new AppError("import_begun");
	const items = (await readRows(rows, caller.now)).map((one) => rowItem(record, one));
	await runTransaction([
		...runOnce(caller, null),
		// Rewrites the import unchanged, which fails once it was started.
		{
			put: Imports.put(record).where(ifUnchanged(record)).params(),
			onConditionFailed: "import_begun",
		},
		...items.map((item) => ({ put: ImportRows.put(item).params() })),
	]);
}

/** Changes an import and adds an audit line. */
async function write(
	caller: SignedIn,
	before: ImportRecord,
	changes: Partial<ImportRecord>,
	action: string,
) {
	const after = nextVersion(before, changes, caller.now);
	const answer = await viewImport(after);
	const { fileName, rows, made } = after;
	const put: Write = { put: Imports.put(after).where(ifUnchanged(before)).params() };
	await auditedTransaction(
		caller,
		{ entityType: "import", entityId: after.id, action, details: { fileName, rows, made } },
		[put],
		answer,
	);
	return answer;
}

/** How many rows of an import have arrived. */
async function countRows(importId: string): Promise<number> {
	const { data } = await ImportRows.query
		.ofImport({ importId })
		.go({ pages: "all", consistent: true, attributes: ["row"] });
	return data.length;
}

/**
 * Starts creating the people of an import; the stream reaction does the rest. A repeat changes
 * nothing.
 */
export async function startImport(caller: SignedIn, id: string): Promise<Import> {
	const record = await ownDraft(caller, id);
	if (record.state !== "draft") return viewImport(record);
	const arrived = await countRows(id);
	if (arrived !== record.rows || arrived > mostRows) throw new AppError("import_incomplete");
	const expiresAt = secondsIn(takeBackDays + 1, caller.now);
	return write(caller, record, { state: "importing", expiresAt }, "import_begun");
}

/** Starts taking an import back; the stream reaction does the rest. A repeat changes nothing. */
export async function takeImportBack(caller: SignedIn, id: string): Promise<Import> {
	requireFreshSignIn(caller);
	const record = await read(id);
	if (record.state === "takingBack" || record.state === "takenBack") return viewImport(record);
	if (record.state === "draft") throw new AppError("not_found");
	if (!mayTakeBack(record, caller.now)) throw new AppError("import_final");
	const changes = {
		state: "takingBack",
		takenBackBy: caller.session.userId,
		done: 0,
		after: 0,
	} as const;
	return write(caller, record, changes, "import_taken_back");
}

/** Imports that were started, latest first. */
export async function listImports({ limit = mostImports, cursor }: Paged): Promise<Page<Import>> {
	const most = Math.min(limit, mostImports);
	const all = Imports.query.inOrder({});
	const { data } = await (cursor ? all.lt({ id: cursor.after }) : all).go({
		limit: most + 1,
		order: "desc",
	});
	const { rows, next } = pageRead(data, ({ id }) => id, most, cursor?.skip);
	const people = await peopleById(rows.map(({ createdBy }) => createdBy));
	return { rows: rows.map((record) => view(record, people.get(record.createdBy))), next };
}

/** Refused rows of an import, and people who stayed when it was taken back. */
export async function listLeftRows(
	id: string,
	{ limit = mostLeft, cursor }: Paged,
): Promise<Page<LeftRow>> {
	await read(id);
	const most = Math.min(limit, mostLeft);
	const all = ImportRows.query.left({ importId: id });
	const after = cursor && Number(cursor.after);
	const { data } = await (after ? all.gt({ row: after }) : all).go({ limit: most + 1 });
	const { rows, next } = pageRead(data, ({ row }) => String(row), most, cursor?.skip);
	const people = await peopleById(rows.flatMap(({ userId }) => userId ?? []));
	return { rows: rows.map((item) => leftRow(item, people)), next };
}

/** The people that an import has made, and that it has not taken back. */
export async function listMade(importId: string): Promise<ImportedPeople> {
	await read(importId);
	const { data } = await ImportRows.query
		.ofImport({ importId })
		.go({ pages: "all", attributes: ["state", "userId"] });
	return {
		ids: data.flatMap(({ state, userId }) =>
			state === "made" && userId !== undefined ? [userId as UserId] : [],
		),
	};
}

function leftRow(
	{ row, state, field, code, reason, userId }: ImportRowRecord,
	people: Map<number, User>,
): LeftRow {
	const person = people.get(userId ?? 0);
	return {
		row,
		state: state as LeftRow["state"],
		field: field ?? null,
		code: code ?? null,
		reason: reason ?? null,
		person: person ? profileOf(person) : null,
	};
}
