import type { AboutSectionRecord } from "#functions/content/about/about-section.entity.ts";
import { dateIn, madeAt } from "../calendar.ts";
import { readTable, text } from "../readTable.ts";

const sections = readTable("content/about", {
	titleEn: text,
	titleAr: text,
	bodyEnMd: text,
	bodyArMd: text,
});

export const makeAbout = (now: number): AboutSectionRecord[] =>
	sections.map((section, before) => ({
		...section,
		id: before + 1,
		sortOrder: before,
		...madeAt(dateIn(now, -170), 10, before),
	}));
