/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import SyllabusPage from "./SyllabusPage.tsx";
import { syllabusQuery } from "./syllabus.queries.ts";

Element.prototype.scrollIntoView = () => undefined;

const part = (name: string, wish: object = {}) => ({
	part: name,
	max: 10,
	least: null,
	itemsEn: [`${name} one`, `${name} two`],
	itemsAr: ["الأول"],
	...wish,
});
const ranks = [
	{
		belt: "orange-9",
		version: 2,
		publishedAt: "2027-04-17T21:30:00Z",
		parts: [part("kihon"), part("kata", { max: 20, least: 1 })],
	},
	{
		belt: "black-1",
		version: 1,
		publishedAt: "2027-05-18T09:00:00Z",
		parts: [part("kumite", { least: 6 })],
	},
];

const open = (
	role: string | null,
	{ at = "/syllabus", locale = "en" as "en" | "ar", list = ranks as object[] } = {},
) =>
	renderPart(<SyllabusPage />, {
		at,
		locale,
		data: [
			[userQuery.queryKey, role && { id: 1, role }],
			[syllabusQuery.queryKey, list],
		],
	});

test("each rank states its parts, their unusual marks, and its version", () => {
	const view = open(null);
	expect(view.texts("summary")).toEqual(["Orange Belt - 9th Kyu", "1st Dan"]);
	expect(view.texts("dt")).toEqual(["Kihon (basics)", "Kata", "Kumite"]);
	expect(view.texts("dd")).toEqual([
		"kihon onekihon two",
		"kata onekata twoUp to 20 marksAt least 1 mark, or the part is repeated",
		"kumite onekumite twoAt least 6 marks, or the part is repeated",
	]);
	expect(view.texts("details > p")).toEqual([
		"Version 2, April 18, 2027",
		"Version 1, May 18, 2027",
	]);
	const arabic = open(null, { locale: "ar" });
	expect(arabic.texts(".part-items")).toEqual(["الأول", "الأول", "الأول"]);
});

test("only the rank that the address names is open", () => {
	const isOpen = (view: ReturnType<typeof open>) =>
		view.all("details").map((one) => (one as HTMLDetailsElement).open);
	expect(isOpen(open(null))).toEqual([false, false]);
	expect(isOpen(open(null, { at: "/syllabus#black-1" }))).toEqual([false, true]);
});

test("super-admins edit each rank; other staff and visitors do not", () => {
	const view = open("super-admin");
	expect(view.getByRole("link", { name: "Edit: 1st Dan" }).getAttribute("href")).toMatch(
		/\?belt=black-1$/,
	);
	expect(view.all(".button")).toHaveLength(3);
	for (const role of ["admin", "coach", null]) expect(open(role).all(".button")).toEqual([]);
});

test("a federation without a syllabus says so", () => {
	open(null, { list: [], locale: "ar" }).getByText("لا منهج بعد");
	expect(open(null).queryByText("No syllabus yet")).toBeNull();
});
