/** @jest-environment jsdom */
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { DojoFacts } from "./DojoFacts.tsx";
import { DojoName } from "./DojoName.tsx";

const dojo = {
	id: 3,
	nameEn: "North",
	nameAr: "الشمال",
	addressEn: "First Street",
	addressAr: "الشارع الأول",
	area: "hawalli",
	mapUrl: "https://maps.example.org/3",
	phone: "+96550001234",
	imageUrl: null,
	hoursEn: "4 to 9",
	hoursAr: null,
	womensHoursEn: "2 to 4",
	womensHoursAr: null,
	monthlyFee: 25_000,
} as never as Parameters<typeof DojoFacts>[0]["dojo"];

test("the facts of a dojo are those that are known, each below its own name", () => {
	answerCalls(() => ({ body: {} }));
	const open = (wish: object, locale: "en" | "ar" = "en") => {
		const { all, texts } = renderPart(<DojoFacts dojo={{ ...dojo, ...wish }} />, { locale });
		const names = texts("dt");
		return { all, facts: Object.fromEntries(texts("dd").map((text, at) => [names[at], text])) };
	};
	const { facts, all } = open({});
	expect(facts).toMatchObject({
		Address: "First Street",
		Map: "Open map",
		"Opening hours": "4 to 9",
		"Women’s hours": "2 to 4",
	});
	expect(facts.Cost).toContain("KD 25");
	expect(all("a").map((link) => link.getAttribute("href"))).toEqual(
		expect.arrayContaining(["https://maps.example.org/3", "tel:+96550001234"]),
	);
	const unknown = open({ mapUrl: null, phone: null, womensHoursEn: null }).facts;
	for (const name of ["Map", "Phone", "Women’s hours"]) expect(unknown).not.toHaveProperty(name);
	expect(Object.values(open({}, "ar").facts)).toContain("الشارع الأول");
});

test("a person’s dojo is a link only if it has a page", () => {
	const open = (wish: object, locale: "en" | "ar" = "en") =>
		renderPart(
			<DojoName
				place={{ dojoId: 3, dojoLocation: "North", dojoLocationAr: "الشمال", ...wish } as never}
			/>,
			{ locale },
		);
	const { getByText } = open({}, "ar");
	expect(getByText("الشمال").closest("a")?.getAttribute("href")).toMatch(/\/3$/);
	expect(open({ dojoId: null }).getByText("North").closest("a")).toBeNull();
	expect(open({ dojoLocation: null, dojoLocationAr: null }).texts("a")).toEqual([]);
});
