/** @jest-environment jsdom */
import { Route, Routes } from "react-router-dom";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import NationalTeamPage from "./NationalTeamPage.tsx";
import { athleteQuery, teamQuery } from "./national-team.queries.ts";
import PlayerPage from "./PlayerPage.tsx";

const year = Number(kuwaitDate(Date.now()).slice(0, 4));
const athlete = (id: number, wish: object = {}) => ({
	id,
	nameEn: `Noura ${id}`,
	nameAr: `نورة ${id}`,
	photoUrl: null,
	dateOfBirth: `${year - 30}-01-01`,
	gender: "female",
	currentBelt: "black-1",
	currentRank: null,
	currentRankAr: null,
	weight: 61.5,
	weightCategory: "60-65kg",
	achievements: [],
	achievementsAr: [],
	championshipsWon: [],
	bio: null,
	bioAr: null,
	contactInfo: null,
	isActive: true,
	...wish,
});
const factsIn = (place: Element) =>
	Object.fromEntries(
		[...place.querySelectorAll("dl > div")].map((fact) => [
			plainText(fact.querySelector("dt")?.textContent),
			plainText(fact.querySelector("dd")?.textContent),
		]),
	);

describe("the national team", () => {
	const open = (athletes: object[], locale: "en" | "ar" = "en") =>
		renderPart(<NationalTeamPage />, { locale, data: [[teamQuery.queryKey, athletes]] });

	test("shows each active athlete with their facts and the way to their page", () => {
		const view = open([
			athlete(1, { currentRank: "Captain" }),
			athlete(2, { isActive: false }),
			athlete(3, { dateOfBirth: `${year - 12}`, weight: null, weightCategory: null }),
			athlete(4, { dateOfBirth: null }),
		]);
		const cards = view.all(".athlete-card");
		expect(cards.map((card) => card.querySelector("h2")?.textContent)).toEqual([
			"Noura 1",
			"Noura 3",
			"Noura 4",
		]);
		expect(cards.map(factsIn)).toEqual([
			{ Age: "30", Weight: "61.5 kg", "Weight category": "60-65kg", "Current rank": "Captain" },
			{
				"Year of birth": `${year - 12}`,
				Weight: "N/A",
				"Weight category": "N/A",
				"Current rank": "1st Dan",
			},
			expect.objectContaining({ Age: "N/A" }),
		]);
		expect(view.getByRole("link", { name: "View Profile: Noura 3" }).getAttribute("href")).toBe(
			"/player/3",
		);
		expect(view.all(".athlete-card .soft[lang=en]")).toEqual([]);
		expect(view.queryByText("No athletes yet")).toBeNull();
	});

	test("has both names in Arabic, and says when it has nobody", () => {
		const view = open([athlete(1), athlete(2, { nameAr: null })], "ar");
		expect(view.all("h2 bdi").map(({ lang, textContent }) => [lang, textContent])).toEqual([
			["ar", "نورة 1"],
			["en", "Noura 2"],
		]);
		expect(view.texts(".athlete-card .soft[lang=en]")).toEqual(["Noura 1"]);
		expect(factsIn(view.all(".athlete-card")[0])["فئة الوزن"]).toBe("من ٦٠ إلى ٦٥ كغم");
		open([athlete(2, { isActive: false })], "ar").getByText("لا يوجد لاعبون بعد");
	});
});

describe("the page of an athlete", () => {
	const won = (name: string, wish: object = {}) => ({
		name,
		nameAr: `بطولة ${name}`,
		date: "2026-11-05",
		location: null,
		locationAr: null,
		position: null,
		positionAr: null,
		photo: null,
		...wish,
	});
	const open = (wish: object, locale: "en" | "ar" = "en") => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(
			<Routes>
				<Route path="/national-team/:id" element={<PlayerPage />} />
			</Routes>,
			{
				at: "/national-team/1",
				locale,
				data: [[athleteQuery(1 as never).queryKey, athlete(1, wish)]],
			},
		);
	};
	const headings = (view: ReturnType<typeof open>) => view.texts(".player h2");

	test("has what is known: life, achievements, titles and contact", () => {
		const view = open({
			bio: "Trains each day.",
			achievements: ["First dan at 18"],
			achievementsAr: ["الدان الأول"],
			championshipsWon: [
				won("Gulf Cup", { location: "Doha", position: "Gold" }),
				won("Arab Cup", { date: "2025-03-01" }),
			],
			contactInfo: { email: "noura@example.org", phone: "+96522345678" },
		});
		expect(headings(view)).toEqual([
			"Biography",
			"Achievements",
			"Championships and titles",
			"Contact",
		]);
		expect(view.texts(".achievements li")).toEqual(["First dan at 18"]);
		expect(view.texts(".championship").map(plainText)).toEqual([
			"Gulf CupNovember 5, 2026 – DohaGold",
			"Arab CupMarch 1, 2025",
		]);
		expect(view.queryByText("No championships recorded")).toBeNull();
		const [facts, contact] = view.all("aside .card");
		expect(factsIn(facts)).toEqual({
			"Date of birth": `January 1, ${year - 30}`,
			Age: "30",
			Weight: "61.5 kg",
			"Weight category": "60-65kg",
			"Current rank": "1st Dan",
		});
		expect(factsIn(contact)).toEqual({ Email: "noura@example.org", Phone: "+965 2234 5678" });
		expect([...contact.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
			"mailto:noura@example.org",
			"tel:+96522345678",
		]);
	});

	test("leaves out what is not known, and of a minor all but the year of birth", () => {
		const view = open({
			dateOfBirth: `${year - 12}`,
			contactInfo: { email: null, phone: "+96522345678" },
		});
		expect(headings(view)).toEqual(["Championships and titles", "Contact"]);
		view.getByText("No championships recorded");
		const [facts, contact] = view.all("aside .card");
		expect(Object.keys(factsIn(facts))).toEqual([
			"Year of birth",
			"Weight",
			"Weight category",
			"Current rank",
		]);
		expect(Object.keys(factsIn(contact))).toEqual(["Phone"]);
		expect(view.all("header .soft")).toEqual([]);
	});

	test("is in Arabic as far as it is written, with the achievements of the other language", () => {
		const view = open(
			{
				bio: "Trains each day.",
				bioAr: "تتدرب كل يوم.",
				achievements: ["First dan at 18"],
				championshipsWon: [won("Gulf Cup", { locationAr: "الدوحة", positionAr: "الذهبية" })],
			},
			"ar",
		);
		expect(view.texts("header .soft")).toEqual(["Noura 1"]);
		view.getByText("تتدرب كل يوم.");
		expect(view.texts(".achievements li")).toEqual(["First dan at 18"]);
		expect(view.texts(".championship h3, .championship .badge")).toEqual([
			"بطولة Gulf Cup",
			"الذهبية",
		]);
		expect(
			open({ achievements: ["First dan"], achievementsAr: ["الدان الأول"] }, "ar").texts(
				".achievements li",
			),
		).toEqual(["الدان الأول"]);
	});

	test.each([
		[404, "This athlete is not part of the national team, or not any more.", 1],
		[500, undefined, 0],
	])("that answers %d", async (status, words, links) => {
		answerCalls(() => ({ status, body: {} }));
		const view = renderPart(
			<Routes>
				<Route path="/national-team/:id" element={<PlayerPage />} />
			</Routes>,
			{ at: "/national-team/9" },
		);
		await view.findByRole("heading", { name: "Player Not Found" });
		if (words) view.getByText(words);
		expect(view.all("a.button")).toHaveLength(links);
	});
});
