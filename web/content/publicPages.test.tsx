/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { currentYear, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { firstPage } from "../core/calls/usePages.ts";
import AboutPage from "./about/AboutPage.tsx";
import { sectionKind } from "./about/about.queries.ts";
import { AnnualPlan } from "./annual-plan/AnnualPlan.tsx";
import { annualPlanQuery } from "./annual-plan/annual-plan.queries.ts";
import MembersPage from "./members/MembersPage.tsx";
import { memberCountQuery, membersQuery } from "./members/members.queries.ts";
import { officialKind } from "./officials/officials.queries.ts";

const page = (rows: object[]) => firstPage({ rows } as never);

test("the page about the federation has its sections in the reader's language, and leads on", () => {
	const section = (id: number, wish: object = {}) => ({
		id,
		titleEn: `Part ${id}`,
		titleAr: `الجزء ${id}`,
		bodyEnMd: `# Head ${id}\n\nWords ${id}`,
		bodyArMd: `كلمات ${id}`,
		photoUrl: null,
		...wish,
	});
	const open = (locale: "en" | "ar") =>
		renderPart(<AboutPage />, {
			locale,
			data: [
				[sectionKind.pages.queryKey, page([section(1), section(2, { bodyArMd: "" })])],
				[officialKind.pages.queryKey, page([])],
			],
		});
	const view = open("en");
	expect(view.texts(".about-section h2")).toEqual(["Part 1", "Part 2"]);
	// A heading of the text stands below that of its section.
	expect(view.texts(".about-section h3")).toEqual(["Head 1", "Head 2"]);
	expect(view.all(".about-start a").map((link) => link.getAttribute("href"))).toEqual([
		"/coaches",
		"/classes",
	]);
	const arabic = open("ar");
	expect(arabic.texts(".about-section h2")).toEqual(["الجزء 1", "الجزء 2"]);
	arabic.getByText("كلمات 1");
	arabic.getByText("Words 2");
	arabic.getByRole("link", { name: "تعرّف على مدربينا" });
});

describe("the plan of the year", () => {
	const year = currentYear();
	const thisMonth = Number(kuwaitDate(Date.now()).slice(5, 7));
	const other = (thisMonth % 12) + 1;
	const month = (number: number, wish: object = {}) => ({
		id: number,
		year,
		month: number,
		titleEn: `Title ${number}`,
		titleAr: `عنوان ${number}`,
		descriptionEn: `About ${number}`,
		descriptionAr: `عن ${number}`,
		activities: [],
		goals: [],
		...wish,
	});
	const open = (plan: object[], locale: "en" | "ar" = "en") =>
		renderPart(<AnnualPlan />, { locale, data: [[annualPlanQuery(year).queryKey, plan]] });

	test("lists months; the present one is marked, and its details are open", () => {
		const view = open([
			month(thisMonth, { goals: ["Gold"] }),
			month(other, { activities: ["Camp"] }),
		]);
		expect(view.texts("h1")).toEqual([`Annual plan ${year}`]);
		expect(view.texts(".plan > li.now h3")).toEqual([`Title ${thisMonth}`]);
		expect(view.all(".plan details").map((one) => (one as HTMLDetailsElement).open)).toEqual([
			true,
			false,
		]);
		expect(view.texts(".plan details")).toEqual([
			"Activities and goalsGoalsGold",
			"Activities and goalsActivitiesCamp",
		]);
		const plain = open([month(other)], "ar");
		expect([plain.texts(".plan h3"), plain.all("details, .now")]).toEqual([[`عنوان ${other}`], []]);
		plain.getByText(`عن ${other}`);
	});

	test("that nobody has written yet is the usual one", () => {
		expect(open([]).texts(".plan > li .month")).toEqual(["January", "February", "March"]);
	});
});

describe("the members", () => {
	const member = (id: number, wish: object = {}) => ({
		id,
		firstName: `Noura ${id}`,
		lastName: "Saleh",
		firstNameAr: "نورة",
		lastNameAr: "صالح",
		currentBelt: "orange-9",
		profileImageUrl: null,
		createdAt: "2024-04-17T09:00:00Z",
		...wish,
	});
	const open = (
		at: string,
		wish: Omit<Parameters<typeof membersQuery>[0], "lang">,
		members: object[],
		{ locale = "en" as "en" | "ar", count = 2 } = {},
	) => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(<MembersPage />, {
			at,
			locale,
			data: [
				[membersQuery({ lang: locale, ...wish }).queryKey, page(members)],
				[memberCountQuery.queryKey, count],
			],
		});
	};

	test("have their name, belt and first year, and are counted", () => {
		const view = open("/members", {}, [
			member(1),
			member(2, { currentBelt: "black-1", createdAt: "2025-12-31T22:00:00Z" }),
		]);
		expect(view.texts(".member-card p").map(plainText)).toEqual([
			"Noura 1 Saleh",
			"Orange Belt - 9th Kyu",
			"Since 2024",
			"Noura 2 Saleh",
			"1st Dan",
			"Since 2026",
		]);
		view.getByText("2 Active Members");
		view.getByRole("list", { name: "Members" });
		open("/members", {}, [member(1)], { count: 1 }).getByText("1 Active Member");
		const arabic = open("/members", {}, [member(1)], { locale: "ar" });
		expect(arabic.texts(".member-name")).toEqual(["نورة صالح"]);
		arabic.getByText("عضوان نشطان");
	});

	test("are ordered by rank at will, but not while somebody searches", () => {
		const view = open("/members?sort=rank", { sort: "rank" }, [member(1)]);
		expect(view.texts("[aria-pressed=true]")).toEqual(["By rank"]);
		expect(view.all(".member-card")).toHaveLength(1);
		expect(open("/members?sort=other", {}, [member(1)]).all(".member-card")).toHaveLength(1);
		const found = open("/members?search=nou&sort=rank", { search: "nou" }, [member(1)]);
		expect([found.all("[aria-pressed]"), found.all(".member-card").length]).toEqual([[], 1]);
	});

	test("that nobody finds can all be shown again", () => {
		const view = open("/members?search=xyz", { search: "xyz" }, []);
		view.getByText("No Members Found");
		view.getByText("Try another spelling, or fewer letters.");
		fireEvent.click(view.getByRole("button", { name: "Show all members" }));
		expect(view.address()).toBe("/members");
		const none = open("/members", {}, []);
		none.getByText("No Members Found");
		expect(none.queryByRole("button", { name: "Show all members" })).toBeNull();
	});
});
