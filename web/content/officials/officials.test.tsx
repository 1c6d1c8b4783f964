/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import JudgingDialog from "./JudgingDialog.tsx";
import { Leadership } from "./Leadership.tsx";
import ManageOfficials from "./ManageOfficials.tsx";
import { OfficialPhoto } from "./OfficialPhoto.tsx";
import { officialKind } from "./officials.queries.ts";

const official = (id: number, wish: object = {}) =>
	({
		id,
		nameEn: `Shihan Omar Al-Saleh${id}`,
		nameAr: `شيهان عمر الصالح${id}`,
		positionEn: "President",
		positionAr: "الرئيس",
		messageEn: "Osu",
		messageAr: "أوس",
		photoUrl: null,
		judgingLevel: null,
		isActive: true,
		sortOrder: 1,
		version: 3,
		...wish,
	}) as never;

test("visitors see active officials, each with position, level and message as far as there", () => {
	const rows = [
		official(1, { judgingLevel: "International" }),
		official(2, { isActive: false }),
		official(3, { messageEn: "", messageAr: "" }),
	];
	const open = (locale: "en" | "ar", list = rows) =>
		renderPart(<Leadership />, {
			locale,
			data: [[officialKind.pages.queryKey, firstPage({ rows: list } as never)]],
		});
	const view = open("en");
	expect(view.texts("h3")).toEqual(["Shihan Omar Al-Saleh1", "Shihan Omar Al-Saleh3"]);
	expect(view.texts(".badge")).toEqual(["President", "President"]);
	expect(view.texts("blockquote")).toEqual(["Osu"]);
	expect(view.texts("p.small")).toHaveLength(1);
	const arabic = open("ar");
	expect([arabic.texts("h3")[0], arabic.texts(".badge")[0], arabic.texts("blockquote")[0]]).toEqual(
		["شيهان عمر الصالح1", "الرئيس", "أوس"],
	);
	expect(open("en", [rows[1]]).container.textContent).toBe("");
});

test.each([
	["Shihan Omar Al-Saleh", "O\u2009S"],
	["Dr. Noura", "N"],
	["Noura bint Saleh", "N\u2009S"],
])("%s has the initials “%s” without a photo", (nameEn, initials) => {
	const photo = (wish: object) =>
		renderPart(<OfficialPhoto official={official(1, { nameEn, ...wish })} size="small" />);
	expect(photo({}).container.textContent).toBe(initials);
	const view = photo({ photoUrl: "/images/officials/1.webp" });
	expect([view.container.textContent, view.all("img").length]).toEqual(["", 1]);
});

test("a judging level is stored with its day and version, and the officials are read again", async () => {
	const { title, sent, toast, notReadAgain } = await confirmIn(
		<JudgingDialog
			official={official(7)}
			judging={
				{ judgingLevel: "A", certificationDate: "2020-01-02", isActive: true, version: 3 } as never
			}
			onClose={() => undefined}
		/>,
		{ press: "Save", enter: { "Certified on": "2021-05-06" }, lists: [officialKind.pages] },
	);
	expect(title).toBe("Judging level of Shihan Omar Al-Saleh7");
	expect(sent).toEqual([
		[
			"PUT",
			"/officials/7/judging",
			{ judgingLevel: "A", certificationDate: "2021-05-06", isActive: true, version: 3 },
		],
	]);
	expect(toast).toMatch(/^Judging level savedShihan Omar Al-Saleh7/);
	expect(notReadAgain).toEqual([]);
});

describe("staff’s list of officials", () => {
	const rows = [
		official(1, { judgingLevel: "Central Referee A", sortOrder: 4 }),
		official(2, { isActive: false, positionEn: "Secretary", sortOrder: 2, messageAr: "" }),
		official(3, { judgingLevel: "Corner Judge B", sortOrder: 3 }),
	];
	const open = (search = "", locale: "en" | "ar" = "en") => {
		answerCalls(({ path }) => ({
			body: path.endsWith("/judging")
				? { judgingLevel: "Corner Judge B", certificationDate: null, isActive: true, version: 3 }
				: rows[2],
		}));
		return renderPart(<ManageOfficials />, {
			at: `/admin/officials${search}`,
			locale,
			data: [
				[userQuery.queryKey, { id: 1, role: "member" }],
				[officialKind.pages.queryKey, firstPage({ rows, next: undefined } as never)],
			],
		});
	};

	test("names position, judging level, place in the list and whether visitors see them", () => {
		const cells = ({ all }: ReturnType<typeof open>) =>
			all("tbody tr").map((row) =>
				[...row.children].slice(0, 4).map(({ textContent }) => plainText(textContent)),
			);
		const [first, second] = cells(open());
		expect(first.slice(1)).toEqual([expect.stringMatching(/^Central Referee.*A/), "4", "Active"]);
		expect(first[0]).toContain("Shihan Omar Al-Saleh1President");
		expect(second[0]).toMatch(/Al-Saleh2Secretary.+/);
		expect(second.slice(1)).toEqual(["", "2", "Inactive"]);
		expect(cells(open("", "ar"))[0][0]).toContain("شيهان عمر الصالح1الرئيس");
	});

	test.each([
		["order", ["2", "3", "1"]],
		["-judging", ["3", "1", "2"]],
		["status", ["2", "1", "3"]],
	])("is sorted by %s", (sort, ids) => {
		const names = open(`?officials.sort=${sort}`).texts("tbody th");
		expect(names.map((name) => name.match(/Saleh(\d)/)?.[1])).toEqual(ids);
	});

	test("opens the judging level of the official that is pressed", async () => {
		const view = open();
		fireEvent.click(view.getByRole("button", { name: "Judging level of Shihan Omar Al-Saleh3" }));
		expect(view.address()).toBe("/admin/officials?judging=3");
		expect((await view.findByRole("dialog")).textContent).toContain("Al-Saleh3");
	});
});
