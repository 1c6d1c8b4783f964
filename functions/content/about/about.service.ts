import { createConversions } from "electrodb";
import { mostSections } from "#shared/content/about/about.rules.ts";
import type {
	AboutSection,
	AboutSectionEdit,
	AboutSectionId,
	AboutSectionInput,
} from "#shared/content/about/about.schema.ts";
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
import { nextId } from "../../core/table/database.ts";
import { readOn } from "../../core/table/readOn.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { type AboutSectionRecord, AboutSections } from "./about-section.entity.ts";

const item = (record: AboutSectionRecord): AboutSection => ({
	...record,
	id: record.id as AboutSectionId,
	contentEn: record.bodyEnMd,
	contentAr: record.bodyArMd,
	photoUrl: record.photoUrl ?? null,
});

const { byAccessPattern } = createConversions(AboutSections);

/** A section's position in the list, as used in cursors. */
const placeOf = ({ sortOrder, createdAt, id }: AboutSection & { createdAt: string }) =>
	`${sortOrder} ${createdAt} ${id}`;

/** The position that a cursor names; null if the cursor is of another list. */
function placeAt({ after }: Cursor): string | null {
	const [, sortOrder, createdAt, id] =
		/^(\d{1,6}) (\d{4}-[\dT:.-]+Z) ([1-9]\d{0,14})$/.exec(after) ?? [];
	if (!id) return null;
	const place = { id: Number(id), sortOrder: Number(sortOrder), createdAt };
	return byAccessPattern.inOrder.fromComposite.toCursor(place);
}

/** A page of sections by their order, then creation time. */
export async function listSections({
	limit = mostSections,
	cursor,
}: Paged): Promise<Page<AboutSection>> {
	const read = await readOn(
		(count, at) => AboutSections.query.inOrder({}).go({ limit: count, cursor: at }),
		{
			wanted: limit + 1,
			from: cursor ? placeAt(cursor) : null,
		},
	);
	const rows = read.map((record) => ({ ...item(record), createdAt: record.createdAt }));
	return pageRead(rows, placeOf, countFitting(rows, limit), cursor?.skip);
}

const record = async (id: AboutSectionId) =>
	requireFound((await AboutSections.get({ id }).go({ consistent: true })).data);

export const readSection = async (id: AboutSectionId): Promise<AboutSection> =>
	item(await record(id));

/** Maps the input to the stored attributes. */
const stored = ({ contentEn, contentAr, ...input }: AboutSectionInput) => ({
	...input,
	bodyEnMd: input.bodyEnMd ?? contentEn ?? "",
	bodyArMd: input.bodyArMd ?? contentAr ?? "",
	photoUrl: input.photoUrl ?? undefined,
});

export async function createSection(
	caller: SignedIn,
	input: AboutSectionInput,
): Promise<AboutSection> {
	const id = await nextId<AboutSectionId>("aboutSection");
	const created: AboutSectionRecord = { ...stored(input), ...firstVersion(caller.now), id };
	await auditedTransaction(
		caller,
		{ entityType: "aboutSection", entityId: id, action: "created", details: input },
		[{ put: AboutSections.create(created).params() }],
		item(created),
	);
	return item(created);
}

export async function updateSection(
	caller: SignedIn,
	id: AboutSectionId,
	{ version, ...input }: AboutSectionEdit,
): Promise<AboutSection> {
	const before = await record(id);
	sameVersion(version, before);
	const changed = nextVersion(before, stored(input), caller.now);
	await auditedTransaction(
		caller,
		{ entityType: "aboutSection", entityId: id, action: "updated", details: input },
		[{ put: AboutSections.put(changed).where(ifUnchanged(before)).params() }],
		item(changed),
	);
	return item(changed);
}

export async function removeSection(caller: SignedIn, id: AboutSectionId): Promise<void> {
	const before = await record(id);
	await auditedTransaction(
		caller,
		{ entityType: "aboutSection", entityId: id, action: "deleted", details: before },
		[{ delete: AboutSections.delete({ id }).params() }],
	);
}
