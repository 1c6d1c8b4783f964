/** @jest-environment jsdom */

import { confirmIn } from "#tests/core/confirmIn.tsx";
import { renderPart } from "#tests/core/renderPart.tsx";
import { firstPage } from "../../core/calls/usePages.ts";
import JudgingDialog from "./JudgingDialog.tsx";
import { Leadership } from "./Leadership.tsx";
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
