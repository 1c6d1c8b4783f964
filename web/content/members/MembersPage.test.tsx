/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { firstPage } from "../../core/calls/usePages.ts";
import MembersPage from "./MembersPage.tsx";
import { memberCountQuery, membersQuery } from "./members.queries.ts";

const page = (rows: object[]) => firstPage({ rows } as never);

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
