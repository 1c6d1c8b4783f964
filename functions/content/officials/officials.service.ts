import { createConversions } from "electrodb";
import { mostOfficials } from "#shared/content/officials/officials.rules.ts";
import type {
	JudgingLevel,
	Official,
	OfficialEdit,
	OfficialId,
	OfficialInput,
} from "#shared/content/officials/officials.schema.ts";
import {
	type Cursor,
	countFitting,
	type Page,
	type Paged,
	pageRead,
} from "#shared/core/http/page.ts";
import type { SignedIn } from "../../core/caller.ts";
import { requireFound } from "../../core/errors.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { nextId, retryUnprocessed } from "../../core/table/database.ts";
import { readOn } from "../../core/table/readOn.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { JudgesExtensions } from "./judges-extension.entity.ts";
import { type OfficialRecord, Officials } from "./official.entity.ts";

/** Whether the reader sees inactive officials. */
export type Reader = { inactive: boolean };

const item = (record: OfficialRecord, level: JudgingLevel | undefined): Official => ({
	...record,
	id: record.id as OfficialId,
	photoUrl: record.photoUrl ?? null,
	judgingLevel: level ?? null,
});

/** Active judging levels of officials, by official id. */
async function levelsOf(ids: number[]): Promise<Map<number, JudgingLevel | undefined>> {
	if (ids.length === 0) return new Map();
	const keys = ids.map((officialId) => ({ officialId }));
	const { data } = await retryUnprocessed(() => JudgesExtensions.get(keys).go({ concurrent: 4 }));
	return new Map(
		data.filter(({ isActive }) => isActive).map((one) => [one.officialId, one.judgingLevel]),
	);
}

const { byAccessPattern } = createConversions(Officials);

/** An official's position in the list, as used in cursors. */
const placeOf = ({ sortOrder, createdAt, id }: OfficialRecord) => `${sortOrder} ${createdAt} ${id}`;

/** The position that a cursor names; null if the cursor is of another list. */
function placeAt({ after }: Cursor): string | null {
	const [, sortOrder, createdAt, id] =
		/^(\d{1,6}) (\d{4}-[\dT:.-]+Z) ([1-9]\d{0,14})$/.exec(after) ?? [];
	if (!id) return null;
	const place = { id: Number(id), sortOrder: Number(sortOrder), createdAt };
	return byAccessPattern.inOrder.fromComposite.toCursor(place);
}

/** A page of officials by their order, then creation time. */
export async function listOfficials(
	{ limit = mostOfficials, cursor }: Paged,
	reader: Reader,
): Promise<Page<Official>> {
	const read = await readOn(
		(count, at) => Officials.query.inOrder({}).go({ limit: count, cursor: at }),
		{
			wanted: limit + 1,
			from: cursor ? placeAt(cursor) : null,
			isSeen: ({ isActive }) => reader.inactive || isActive,
		},
	);
	const { rows, next } = pageRead(read, placeOf, countFitting(read, limit), cursor?.skip);
	const levels = await levelsOf(rows.map(({ id }) => id));
	return { rows: rows.map((one) => item(one, levels.get(one.id))), next };
}

const record = async (id: OfficialId) =>
	requireFound((await Officials.get({ id }).go({ consistent: true })).data);

/** Finds an official whom the reader may see. */
export async function readVisible(id: OfficialId, { inactive }: Reader): Promise<OfficialRecord> {
	const official = await record(id);
	return requireFound(inactive || official.isActive ? official : null);
}

export async function readOfficial(id: OfficialId, reader: Reader): Promise<Official> {
	const official = await readVisible(id, reader);
	return item(official, (await levelsOf([id])).get(id));
}

export async function createOfficial(caller: SignedIn, input: OfficialInput): Promise<Official> {
	const id = await nextId<OfficialId>("official");
	const created: OfficialRecord = {
		...input,
		photoUrl: input.photoUrl ?? undefined,
		isActive: input.isActive ?? true,
		...firstVersion(caller.now),
		id,
	};
	const answer = item(created, undefined);
	await auditedTransaction(
		caller,
		{ entityType: "official", entityId: id, action: "created", details: input },
		[{ put: Officials.create(created).params() }],
		answer,
	);
	return answer;
}

export async function updateOfficial(
	caller: SignedIn,
	id: OfficialId,
	{ version, ...input }: OfficialEdit,
): Promise<Official> {
	const before = await record(id);
	sameVersion(version, before);
	const edit = {
		...input,
		photoUrl: input.photoUrl ?? undefined,
		isActive: input.isActive ?? before.isActive,
	};
	const changed = nextVersion(before, edit, caller.now);
	const answer = item(changed, (await levelsOf([id])).get(id));
	await auditedTransaction(
		caller,
		{ entityType: "official", entityId: id, action: "updated", details: input },
		[{ put: Officials.put(changed).where(ifUnchanged(before)).params() }],
		answer,
	);
	return answer;
}

export async function removeOfficial(caller: SignedIn, id: OfficialId): Promise<void> {
	const before = await record(id);
	await auditedTransaction(
		caller,
		{ entityType: "official", entityId: id, action: "deleted", details: before },
		[
			{ delete: Officials.delete({ id }).params() },
			{ delete: JudgesExtensions.delete({ officialId: id }).params() },
		],
	);
}
