import { mostSections } from "#shared/content/about/about.rules.ts";
import type {
	AboutSection,
	AboutSectionId,
	AboutSectionInput,
} from "#shared/content/about/about.schema.ts";
import type { Page, Paged } from "#shared/core/http/page.ts";
import { defineOrder } from "../../core/table/defineOrder.ts";
import { defineRecords } from "../../core/table/defineRecords.ts";
import { type AboutSectionRecord, AboutSections } from "./about-section.entity.ts";

const viewSection = (record: AboutSectionRecord): AboutSection => ({
	...record,
	id: record.id as AboutSectionId,
	contentEn: record.bodyEnMd,
	contentAr: record.bodyArMd,
	photoUrl: record.photoUrl ?? null,
});

const readInOrder = defineOrder(AboutSections, "inOrder", {
	sortOrder: "number",
	createdAt: "instant",
	id: "number",
});

/** A page of sections by their order, then creation time. */
export async function listSections(query: Paged): Promise<Page<AboutSection>> {
	const { rows, next } = await readInOrder(query, { most: mostSections });
	return { rows: rows.map(viewSection), next };
}

export const sectionRecords = defineRecords("aboutSection", AboutSections, {
	view: viewSection,
	store: ({ contentEn, contentAr, ...input }: AboutSectionInput) => ({
		...input,
		bodyEnMd: input.bodyEnMd ?? contentEn ?? "",
		bodyArMd: input.bodyArMd ?? contentAr ?? "",
		photoUrl: input.photoUrl ?? undefined,
	}),
});

export const readSection = async (id: AboutSectionId): Promise<AboutSection> =>
	viewSection(await sectionRecords.find(id));
