import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { AboutSection, AboutSectionInput } from "./about/about.schema.ts";
import {
	AnnualPlanEntry,
	AnnualPlanInput,
	AnnualPlanQuery,
} from "./annual-plan/annual-plan.schema.ts";
import { MembersQuery } from "./members/members.schema.ts";
import { NewsInput, NewsItem, NewsQuery } from "./news/news.schema.ts";
import { JudgingInput, Official, OfficialInput } from "./officials/officials.schema.ts";

test.each([
	[
		"section",
		AboutSectionInput,
		"titleEn titleAr bodyEnMd bodyArMd contentEn contentAr photoUrl sortOrder",
	],
	[
		"shown section",
		AboutSection,
		"id sortOrder titleEn titleAr bodyEnMd bodyArMd contentEn contentAr photoUrl version",
	],
	[
		"month of the plan",
		AnnualPlanInput,
		"year month titleEn titleAr descriptionEn descriptionAr activities goals",
	],
	[
		"shown month",
		AnnualPlanEntry,
		"id year month titleEn titleAr descriptionEn descriptionAr activities goals version",
	],
	["article", NewsInput, "titleEn titleAr contentEn contentAr category imageUrl published"],
	[
		"shown article",
		NewsItem,
		"id titleEn titleAr contentEn contentAr category imageUrl published publishedAt createdAt updatedAt authorId version",
	],
	[
		"official",
		OfficialInput,
		"nameEn nameAr positionEn positionAr messageEn messageAr photoUrl sortOrder isActive",
	],
	[
		"shown official",
		Official,
		"id nameEn nameAr positionEn positionAr messageEn messageAr photoUrl sortOrder isActive judgingLevel version",
	],
])("a %s has the fields of the specification", (_, { shape }, fields) => {
	expect(Object.keys(shape)).toEqual(fields.split(" "));
});

test("a section shows pictures of this site only", () => {
	const section = { titleEn: "A", titleAr: "ا" };
	const text = (bodyEnMd: string) => faultsOf(AboutSectionInput, { ...section, bodyEnMd });
	expect(text("![a](/images/p/a.webp)")).toEqual([]);
	expect(text("![a](https://a.test/b.webp)")).toEqual(["bodyEnMd picture_elsewhere"]);
	expect(AboutSectionInput.parse({ ...section, sortOrder: "x" }).sortOrder).toBe(0);
});

test("a month of the plan is 1 to 12, and a year is asked for by its number", () => {
	const plan = { titleEn: "A", titleAr: "ا" };
	const month = (value: unknown) => faultsOf(AnnualPlanInput, { ...plan, month: value });
	expect([month(1), month("12")]).toEqual([[], []]);
	expect([month(0), month(13), month("May"), month("")]).toEqual([
		["month too_small"],
		["month too_big"],
		["month invalid"],
		["month required"],
	]);
	expect(faultsOf(AnnualPlanQuery, { year: "2027" })).toEqual([]);
	expect(faultsOf(AnnualPlanQuery, { year: "1999" })).toEqual(["year invalid"]);
});

test("an article needs both languages once it is published, and as a draft one", () => {
	const article = { titleEn: "A", contentEn: "B" };
	expect(faultsOf(NewsInput, article)).toEqual([]);
	expect(faultsOf(NewsInput, { ...article, published: false })).toEqual([]);
	expect(faultsOf(NewsInput, { ...article, published: true })).toEqual([
		"titleAr required",
		"contentAr required",
	]);
	expect(faultsOf(NewsInput, { published: true, titleAr: "ا", contentAr: "ب" })).toEqual([
		"titleEn required",
		"contentEn required",
	]);
	expect(faultsOf(NewsInput, {})).toHaveLength(4);
	expect(NewsInput.parse(article).category).toBe("local");
	expect(NewsQuery.parse({ published: "true" })).toEqual({ published: "true" });
	expect(NewsQuery.safeParse({ published: "false" }).success).toBe(false);
});

test("members are sorted by belt and in English by default", () => {
	expect(MembersQuery.parse({})).toEqual({ search: "", sort: "belt", lang: "en" });
});

test("the judging level of an official may be emptied", () => {
	const level = (judgingLevel: unknown) =>
		JudgingInput.safeParse({ judgingLevel }).data?.judgingLevel;
	expect([level(""), level(null), level("Corner Judge A"), level("Judge")]).toEqual([
		null,
		null,
		"Corner Judge A",
		undefined,
	]);
	expect(OfficialInput.shape.sortOrder.parse("x")).toBe(1);
});
