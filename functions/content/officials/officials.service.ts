import { mostOfficials } from "#shared/content/officials/officials.rules.ts";
import type {
	JudgingLevel,
	Official,
	OfficialId,
	OfficialInput,
} from "#shared/content/officials/officials.schema.ts";
import type { Page, Paged } from "#shared/core/http/page.ts";
import { requireFound } from "../../core/errors.ts";
import { retryUnprocessed } from "../../core/table/database.ts";
import { defineOrder } from "../../core/table/defineOrder.ts";
import { defineRecords } from "../../core/table/defineRecords.ts";
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

const viewOfficial = async (record: OfficialRecord) =>
	item(record, (await levelsOf([record.id])).get(record.id));

const readInOrder = defineOrder(Officials, "inOrder", {
	sortOrder: "number",
	createdAt: "instant",
	id: "number",
});

/** A page of officials by their order, then creation time. */
export async function listOfficials(query: Paged, reader: Reader): Promise<Page<Official>> {
	const { rows, next } = await readInOrder(query, {
		most: mostOfficials,
		isSeen: ({ isActive }) => reader.inactive || isActive,
	});
	const levels = await levelsOf(rows.map(({ id }) => id));
	return { rows: rows.map((one) => item(one, levels.get(one.id))), next };
}

export const officialRecords = defineRecords("official", Officials, {
	view: viewOfficial,
	store: (input: OfficialInput, { before }) => ({
		...input,
		photoUrl: input.photoUrl ?? undefined,
		isActive: input.isActive ?? before?.isActive ?? true,
	}),
	beside: ({ before, after }) =>
		before && !after
			? [{ delete: JudgesExtensions.delete({ officialId: before.id }).params() }]
			: [],
});

/** Finds an official whom the reader may see. */
export async function readVisible(id: OfficialId, { inactive }: Reader): Promise<OfficialRecord> {
	const official = await officialRecords.find(id);
	return requireFound(inactive || official.isActive ? official : null);
}

export async function readOfficial(id: OfficialId, reader: Reader): Promise<Official> {
	return viewOfficial(await readVisible(id, reader));
}
