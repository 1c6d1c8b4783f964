/** @jest-environment jsdom */
import { fireEvent, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beltName } from "#shared/base/ranks/belts.names.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { athleteResultsQuery } from "../../competition/draws/draws.queries.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import NationalTeamPage from "./NationalTeamPage.tsx";
import { athleteKind, athleteQuery, teamQuery } from "./national-team.queries.ts";
import PlayerPage from "./PlayerPage.tsx";
import ManageTeam from "./staff/ManageTeam.tsx";

const athlete = (id: number, nameEn: string, wish: object = {}) => ({
	id,
	nameEn,
	nameAr: `لاعب ${id}`,
	currentBelt: "black-1",
	currentRank: "World No. 3",
	currentRankAr: "الثالث عالميًا",
	dateOfBirth: "1990-05-06",
	weight: 72.5,
	weightCategory: "70-75kg",
	photoUrl: null,
	isActive: true,
	bio: null,
	bioAr: null,
	achievements: [],
	achievementsAr: [],
	championshipsWon: [],
	contactInfo: null,
	version: 2,
	...wish,
});
const bare = {
	nameAr: null,
	currentRank: null,
	currentRankAr: null,
	dateOfBirth: null,
	weight: null,
	weightCategory: null,
	currentBelt: "brown-1",
};

describe("the national team", () => {
	const open = (rows: object[], locale: "en" | "ar" = "en") =>
		renderPart(<NationalTeamPage />, { locale, data: [[teamQuery.queryKey, rows]] });
	const facts = ({ all }: ReturnType<typeof open>) =>
		all(".athlete-facts").map((list) =>
			[...list.querySelectorAll("dd")].map(({ textContent }) => plainText(textContent)),
		);

	test("shows each active athlete with belt, age, weight and rank, as far as known", () => {
		const rows = [
			athlete(1, "Noura Saleh"),
			athlete(2, "Hidden", { isActive: false }),
			athlete(3, "Reem Ali", bare),
			athlete(4, "Sara Omar", { dateOfBirth: "2012", isActive: undefined }),
		];
		const view = open(rows);
		expect(view.texts("h2")).toEqual(["Noura Saleh", "Reem Ali", "Sara Omar"]);
		expect(facts(view)[0]).toEqual([
			expect.stringMatching(/^\d\d$/),
			"72.5 kg",
			"70-75kg",
			"World No. 3",
		]);
		expect(facts(view)[1]).toEqual(["N/A", "N/A", "N/A", beltName("brown-1", "en")]);
		expect(facts(view)[2][0]).toBe("2012");
		expect(view.texts("dt").filter((label) => /birth|Age/.test(label))).toEqual([
			"Age",
			"Age",
			"Year of birth",
		]);
		expect(view.texts(".athlete-belt")).toEqual(
			["black-1", "brown-1", "black-1"].map((belt) => beltName(belt as never, "en")),
		);
		expect(view.getByRole("link", { name: "View Profile: Reem Ali" }).getAttribute("href")).toMatch(
			/\/3$/,
		);
	});

	test("in Arabic names those who have an Arabic name so, with the other below", () => {
		const view = open([athlete(1, "Noura Saleh"), athlete(3, "Reem Ali", bare)], "ar");
		expect(view.all("h2 bdi").map((one) => [one.textContent, one.getAttribute("lang")])).toEqual([
			["لاعب 1", "ar"],
			["Reem Ali", "en"],
		]);
		expect(view.texts("li p[lang=en]")).toEqual(["Noura Saleh"]);
		expect(facts(view)[0].slice(2)).toEqual(["من ٧٠ إلى ٧٥ كغم", "الثالث عالميًا"]);
	});

	test("says that nobody is in it yet", () => {
		open([athlete(2, "Hidden", { isActive: false })]).getByText("No athletes yet");
		expect(open([athlete(1, "Noura")]).queryByText("No athletes yet")).toBeNull();
	});
});

describe("the page of an athlete", () => {
	type Wish = { locale?: "en" | "ar"; status?: number; results?: object[] };
	const open = (one: object | null, { locale = "en", status = 200, results = [] }: Wish = {}) => {
		answerCalls(() =>
			status === 200 ? new Promise(() => undefined) : { status, body: { code: "not_found" } },
		);
		return renderPart(
			<Routes>
				<Route path="/national-team/:id" element={<PlayerPage />} />
			</Routes>,
			{
				at: "/national-team/9",
				locale,
				data: [
					[athleteResultsQuery(9 as never).queryKey, results],
					...(one ? [[athleteQuery(9 as never).queryKey, one] as const] : []),
				],
			},
		);
	};
	const won = (name: string, wish: object = {}) => ({
		name,
		nameAr: "بطولة",
		date: "2024-06-07",
		location: "Tokyo",
		locationAr: "طوكيو",
		position: "2nd place",
		positionAr: "المركز الثاني",
		photo: null,
		...wish,
	});
	const full = athlete(9, "Noura Saleh", {
		bio: "Began at six",
		bioAr: "بدأت في السادسة",
		achievements: ["Asian silver", "Gulf gold"],
		achievementsAr: ["فضية آسيا"],
		championshipsWon: [
			won("World Cup"),
			won("Open", { location: null, locationAr: null, position: null, positionAr: null }),
		],
		contactInfo: { email: "noura@club.example", phone: "+96550000001" },
	});

	test("has what is known of career and person", async () => {
		const place = { eventId: 7, classId: 4, titleEn: "Cup", titleAr: "كأس", className: "Open" };
		const won = { ...place, classNameAr: null, date: "2026-03-04", place: 1 };
		await open(full, { results: [won] }).findByText("Results at tournaments");
		const view = open(full);
		expect(view.texts("h1, h2")).toEqual([
			"Noura Saleh",
			"Biography",
			"Achievements",
			"Championships and titles",
			"Contact",
		]);
		view.getByText("Began at six");
		expect(view.texts(".achievements li")).toEqual(["Asian silver", "Gulf gold"]);
		expect(view.texts(".championship")).toEqual([
			"World CupJune 7, 2024 – Tokyo2nd place",
			"OpenJune 7, 2024",
		]);
		expect(view.texts(".athlete-facts div").map(plainText)).toEqual([
			"Date of birthMay 6, 1990",
			expect.stringMatching(/^Age\d+$/),
			"Weight72.5 kg",
			"Weight category70-75kg",
			"Current rankWorld No. 3",
			"Emailnoura@club.example",
			expect.stringMatching(/^Phone.*5000/),
		]);
		expect(view.getByText("noura@club.example").getAttribute("href")).toBe(
			"mailto:noura@club.example",
		);
		expect(view.getByText("All athletes").getAttribute("href")).toBe("/national-team");
	});

	test("in Arabic has the Arabic words, and lines in the other language if there are none", () => {
		const view = open(full, { locale: "ar" });
		expect(view.texts("h1, .player header .soft")).toEqual(["لاعب 9", "Noura Saleh"]);
		expect(view.texts(".achievements li")).toEqual(["فضية آسيا"]);
		expect(view.texts(".championship")[0]).toMatch(/^بطولة.*طوكيوالمركز الثاني$/);
		const english = open({ ...full, achievementsAr: [] }, { locale: "ar" });
		expect(english.texts(".achievements li")).toEqual(["Asian silver", "Gulf gold"]);
		const arabic = open({ ...full, achievements: [] });
		expect(arabic.texts(".achievements li")).toEqual(["فضية آسيا"]);
	});

	test("leaves out what is not known, and of minors all but the year of birth", () => {
		const view = open(athlete(9, "Reem Ali", { ...bare, dateOfBirth: "2012" }));
		expect(view.texts("h2")).toEqual(["Championships and titles"]);
		view.getByText("No championships recorded");
		expect(view.texts("dt")).toEqual([
			"Year of birth",
			"Weight",
			"Weight category",
			"Current rank",
		]);
		const phone = open(
			athlete(9, "Reem Ali", { contactInfo: { email: null, phone: "+96550000001" } }),
		);
		expect(phone.texts("dt").slice(-1)).toEqual(["Phone"]);
		expect(phone.texts("dt")).not.toContain("Email");
	});

	test("says that there is no such athlete only if there is none", async () => {
		const missing = open(null, { status: 404 });
		await missing.findByText("Player Not Found");
		missing.getByText("This athlete is not part of the national team, or not any more.");
		expect(missing.queryByRole("button", { name: "Try again" })).toBeNull();
		const failed = open(null, { status: 400 });
		await failed.findByRole("button", { name: /try again/i });
		expect(failed.queryByText("Player Not Found")).toBeNull();
	});
});

describe("staff’s list of the team", () => {
	const rows = [
		athlete(1, "Noura Saleh"),
		athlete(2, "Reem Ali", { ...bare, dateOfBirth: "2099-01-01", isActive: false }),
		athlete(3, "Sara Omar", {
			weightCategory: "Under 60kg",
			currentBelt: "black-3",
			dateOfBirth: "1980-01-01",
		}),
	];
	const open = (search = "", person?: object) => {
		const calls = answerCalls(({ path }) =>
			person && path.endsWith("/users/20") ? { body: person } : new Promise(() => undefined),
		);
		const view = renderPart(<ManageTeam />, {
			at: `/admin/team${search}`,
			data: [
				[userQuery.queryKey, { id: 1, role: "member" }],
				[athleteKind.pages.queryKey, firstPage({ rows, next: undefined } as never)],
			],
		});
		return { ...view, calls };
	};

	test("says rank, belt, age, category and whether visitors see them", () => {
		const view = open();
		const cells = view
			.all("tbody tr")
			.map((row) => [...row.children].slice(0, 5).map(({ textContent }) => plainText(textContent)));
		expect(view.texts("thead th").map((head) => head.replace(/ ?[↕↑↓]/, ""))).toEqual([
			"Athlete",
			"Belt",
			"Age",
			"Weight category",
			"Status",
			"Actions",
		]);
		expect(cells[0]).toEqual([
			"Noura SalehWorld No. 3",
			beltName("black-1", "en"),
			expect.stringMatching(/^\d\d$/),
			"70-75kg",
			"Active",
		]);
		expect(cells[1]).toEqual([
			`Reem Ali${beltName("brown-1", "en")}`,
			beltName("brown-1", "en"),
			expect.stringMatching(/Under 18$/),
			"N/A",
			"Inactive",
		]);
	});

	test.each([
		["name", ["Noura", "Reem", "Sara"]],
		["belt", ["Reem", "Noura", "Sara"]],
		["age", ["Sara", "Noura", "Reem"]],
		["category", ["Reem", "Sara", "Noura"]],
		["status", ["Reem", "Noura", "Sara"]],
	])("is sorted by %s", (sort, names) => {
		expect(
			open(`?sort=${sort}`)
				.texts("tbody th bdi")
				.map((name) => name.split(" ")[0]),
		).toEqual(names);
	});

	test("opens a new card that begins with a person of the address", async () => {
		const person = {
			id: 20,
			firstName: "Hind",
			lastName: "Saleh",
			firstNameAr: "هند",
			lastNameAr: null,
			email: "hind@club.example",
			phoneNumber: "+96550000002",
			dateOfBirth: "2001-02-03",
			gender: "female",
			currentBelt: "black-2",
			profileImageUrl: null,
		};
		const view = open("?athleteOf=20", person);
		const dialog = await view.findByRole("dialog");
		const value = (label: RegExp) =>
			(within(dialog).getByLabelText(label) as HTMLInputElement).value;
		expect(view.calls.map(({ path }) => path)).toContain("/api/users/20");
		expect([value(/^Name.*English/), value(/^Name.*Arabic/)]).toEqual(["Hind Saleh", "هند"]);
		expect([value(/^Date of birth/), value(/^Gender/), value(/^Belt/)]).toEqual([
			"2001-02-03",
			"female",
			"black-2",
		]);
		expect([value(/^Contact email/), value(/^Contact phone/)]).toEqual(["", ""]);
		expect(open().queryByRole("dialog")).toBeNull();
	});

	test("adds and removes championships by their numbers", async () => {
		const view = open("?athleteOf=20", {
			id: 20,
			firstName: "Hind",
			lastName: "Saleh",
			currentBelt: "black-2",
		});
		const dialog = within(await view.findByRole("dialog"));
		const add = () => fireEvent.click(dialog.getByRole("button", { name: "Add a championship" }));
		const names = () => dialog.getAllByLabelText(/^Championship .English/) as HTMLInputElement[];
		add();
		add();
		fireEvent.change(names()[1], { target: { value: "Open" } });
		dialog.getByText("Championship 2");
		fireEvent.click(dialog.getByRole("button", { name: "Remove championship 1" }));
		expect(names().map(({ value }) => value)).toEqual(["Open"]);
		expect(dialog.queryByText("Championship 2")).toBeNull();
	});
});
