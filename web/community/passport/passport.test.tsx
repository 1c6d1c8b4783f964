/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { plainText } from "#tests/core/confirmIn.tsx";
import { renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import PassportLink from "./PassportLink.tsx";
import PassportPage from "./PassportPage.tsx";
import { passportQuery } from "./passport.queries.ts";

const passport = (wish: object = {}, person: object = {}) => ({
	person: {
		id: 20,
		firstName: "Noura",
		lastName: "Saleh",
		firstNameAr: "نورة",
		lastNameAr: "صالح",
		currentBelt: "orange-9",
		profileImageUrl: null,
		...person,
	},
	ranks: [],
	events: [],
	card: null,
	sessions: [],
	...wish,
});
const rank = (belt: string, date: string, wish: object = {}) => ({
	belt,
	date,
	grading: null,
	certificate: null,
	examiners: [],
	...wish,
});
const certificate = (id: string, state: string) => ({ id, number: `2027/${id}`, state });

type Reader = { locale?: "en" | "ar"; user?: object; children?: object[] };
function open(
	data: object,
	{ locale, user = { id: 20, role: "member" }, children = [] }: Reader = {},
) {
	return renderPart(
		<Routes>
			<Route path="/passport/:id" element={<PassportPage />} />
		</Routes>,
		{
			locale,
			at: "/passport/20",
			data: [
				[userQuery.queryKey, user],
				[familyQuery.queryKey, { children, guardians: [] }],
				[passportQuery(20 as never).queryKey, data],
			],
		},
	);
}
const linksIn = (view: ReturnType<typeof renderPart>, selector: string) =>
	view.all(`${selector} a`).map((link) => [link.getAttribute("href"), plainText(link.textContent)]);

test.each([
	["their own", { id: 20, role: "coach" }, [], "/me"],
	["a child’s", { id: 1, role: "coach" }, [{ id: 20 }], "/child/20"],
	["a person’s", { id: 1, role: "admin" }, [{ id: 21 }], "/people/20"],
	["a student’s", { id: 1, role: "coach", isApproved: true }, [], "/student/20"],
	["a former child’s", { id: 1, role: "member" }, [{ id: 21 }], "/family"],
])("who reads %s passport goes back to where it was opened", (_, user, children, path) => {
	const view = open(passport(), { user, children });
	expect(view.getByRole("link", { name: "Back" }).getAttribute("href")).toBe(path);
});

test("a passport begins with both names, the belt, and since when it is worn, if known", () => {
	const head = (ranks: object[], locale: "en" | "ar" = "en", person: object = {}) => {
		const view = open(passport({ ranks }, person), { locale });
		return [view.texts("h1"), view.texts(".passport-second"), view.texts(".passport-belt p")];
	};
	const ranks = [rank("orange-9", "2027-04-17"), rank("orange-10", "2026-04-17")];
	expect(head(ranks)).toEqual([
		["Noura Saleh"],
		["نورة صالح"],
		["Orange Belt - 9th Kyu since April 17, 2027"],
	]);
	expect(head(ranks.slice(1))[2]).toEqual(["Orange Belt - 9th Kyu"]);
	expect(head([], "ar", { firstNameAr: null, lastNameAr: null })).toEqual([
		["Noura Saleh"],
		[],
		[expect.not.stringContaining("منذ")],
	]);
});

test("a passport has a card from the first valid certificate on; until then it says so", () => {
	const view = open(passport({ card: "c7" }));
	const card = view.getByRole("link", { name: "Print the wallet card" });
	expect(card.getAttribute("href")).toBe("/api/certificates/c7/card?lang=en");
	expect(view.queryByText(/^There is no wallet card yet/)).toBeNull();
	const without = open(passport(), { locale: "ar" });
	without.getByText("لا تتوفر بطاقة محفظة بعد، إذ تصدر مع أول شهادة سارية.");
	expect(without.all(".page .row a")).toEqual([]);
	without.getByText("تظهر هنا أول درجة أو فعالية أو حصة.");
});

const years = passport({
	ranks: [
		rank("orange-9", "2027-04-17", {
			grading: { id: 31, titleEn: "Spring grading", titleAr: "اختبار الربيع" },
			certificate: certificate("8", "valid"),
			examiners: [
				{ nameEn: "Omar Ali", nameAr: "عمر علي", belt: "black-5" },
				{ nameEn: "Ken Sato", nameAr: null, belt: "black-4" },
			],
		}),
		rank("orange-10", "2026-10-02", { certificate: certificate("7", "revoked") }),
		rank("white", "2026-02-03", { certificate: certificate("6", "superseded") }),
	],
	events: [
		{
			id: 41,
			type: "tournament",
			titleEn: "Gulf Cup",
			titleAr: "كأس الخليج",
			date: "2026-11-05",
			places: [
				{ place: 1, className: "Kata", classNameAr: "كاتا" },
				{ place: 3, className: "Kumite", classNameAr: null },
			],
		},
	],
	sessions: [
		{ year: "2027", count: 1 },
		{ year: "2026", count: 12 },
		{ year: "2025", count: 2 },
	],
});

test("years list belts and events, with their certificates, examiners and places", () => {
	const view = open(years);
	expect(view.texts(".passport-years h3")).toEqual(["2027", "2026", "2025"]);
	expect(view.texts(".passport-years header p")).toEqual([
		"1 class attended",
		"12 classes attended",
		"2 classes attended",
	]);
	expect(view.texts(".passport-name")).toEqual([
		"Orange Belt - 9th Kyu",
		"Orange Belt - 10th Kyu",
		"White Belt",
	]);
	expect(linksIn(view, ".passport-rank")).toEqual([
		["/events/31", "Spring grading"],
		["/api/certificates/8/print?lang=en", "Certificate 2027/8"],
		["/api/certificates/7/print?lang=en", "Certificate 2027/7"],
		["/api/certificates/6/print?lang=en", "Certificate 2027/6"],
	]);
	expect(view.texts(".passport-rank span").filter((text) => text.startsWith("("))).toEqual([
		"(revoked)",
		"(replaced)",
	]);
	expect(view.texts(".passport-rank").map(plainText)[0]).toContain(
		"April 17 · Spring gradingExaminers: Omar Ali and Ken Sato",
	);
	expect(view.queryAllByText(/^Examiners/)).toHaveLength(1);
	expect(linksIn(view, ".passport-event")).toEqual([["/events/41", "Gulf Cup"]]);
	expect(view.texts(".passport-event p").slice(1)).toEqual([
		"November 5 · Tournament",
		"1st place · Kata",
		"3rd place · Kumite",
	]);
	expect(view.queryByText(/^The first belt, event or class/)).toBeNull();
});

test("years name examiners and event classes in Arabic where that is known", () => {
	const view = open(years, { locale: "ar" });
	const [first] = view.texts(".passport-rank").map(plainText);
	expect(first).toContain("اختبار الربيع");
	expect(first).toContain("لجنة الاختبار: عمر علي وKen Sato");
	const [, , gold, bronze] = view.texts(".passport-event p");
	expect([gold, bronze]).toEqual([
		expect.stringContaining("كاتا"),
		expect.stringContaining("Kumite"),
	]);
	expect(view.texts(".passport-years header p")[0]).toBe("حضور حصة واحدة");
});

test("a picture that cannot be drawn can be asked for again", async () => {
	HTMLCanvasElement.prototype.getContext = () => null;
	const view = open(passport());
	expect(view.texts("[role=status]")[0]).toBe("");
	fireEvent.click(view.getByRole("button", { name: "Save as a picture" }));
	const button = view.getByRole("button", { name: "Saving…" }) as HTMLButtonElement;
	expect(button.disabled).toBe(true);
	await view.findByText("The picture couldn’t be saved. Please try again.");
	expect(button.disabled).toBe(false);
});

test("a belt passport is opened for the person whose page it is", () => {
	const { getByRole } = renderPart(<PassportLink id={20 as never} />);
	expect(getByRole("link", { name: "Open the belt passport" }).getAttribute("href")).toBe(
		"/passport/20",
	);
});
