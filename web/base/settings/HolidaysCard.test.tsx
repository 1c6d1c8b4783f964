/** @jest-environment jsdom */
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { HolidaysCard } from "./HolidaysCard.tsx";
import { holidaysQuery } from "./settings.queries.ts";

const today = kuwaitDate(Date.now());

const holiday = (nameEn: string, from: number, to = from) => ({
	from: dayAfter(today, from),
	to: dayAfter(today, to),
	nameEn,
	nameAr: "عطلة",
});

const listed = (holidays: object[]) =>
	renderPart(<HolidaysCard />, { data: [[holidaysQuery.queryKey, holidays]] });

test("a holiday can be changed until the end of its last day", () => {
	const { all } = listed([
		holiday("Over", -3, -1),
		holiday("Ends today", -2, 0),
		holiday("Under way", -1, 1),
		holiday("Begins today", 0),
		holiday("Coming", 20),
	]);
	const names = all("[aria-label^='Change']").map((button) => button.getAttribute("aria-label"));
	expect(names).toEqual([
		"Change: Ends today",
		"Change: Under way",
		"Change: Begins today",
		"Change: Coming",
	]);
});

test("a card without coming holidays says so", () => {
	listed([holiday("Over", -1)]).getByText("No coming holiday is confirmed yet.");
});
