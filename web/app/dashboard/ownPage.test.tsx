/** @jest-environment jsdom */
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { holidaysQuery } from "../../base/settings/settings.queries.ts";
import { myFeesQuery } from "../../competition/fees/fees.queries.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import {
	classesOfQuery,
	myClassesQuery,
} from "../../training/training-classes/training-classes.queries.ts";
import FirstSteps from "./FirstSteps.tsx";
import { latestPromotion } from "./latestPromotion.ts";
import NextUp from "./NextUp.tsx";

const today = kuwaitDate(Date.now());

describe("the first steps of a new member", () => {
	const known = {
		id: 5,
		dateOfBirth: "1990-01-01",
		gender: "female",
		phoneNumber: "+96550012345",
		profileImageUrl: "/images/people/a/card.webp",
		membershipFeeStatus: "paid",
	};
	const open = (wish: object, classes: object[] = [{}]) =>
		renderPart(<FirstSteps user={{ ...known, ...wish } as never} onEdit={() => undefined} />, {
			data: [
				[myClassesQuery.queryKey, classes],
				[myFeesQuery.queryKey, { people: [] }],
			],
		}).all("li").length;

	test.each([
		[{}, 1],
		[{ dateOfBirth: null }, 2],
		[{ gender: null }, 2],
		[{ phoneNumber: null }, 2],
		[{ profileImageUrl: null }, 2],
		[{ membershipFeeStatus: "pending" }, 2],
		[{ membershipFeeStatus: "exempt" }, 1],
	])("with %j are %d", (wish, count) => {
		expect(open(wish)).toBe(count);
	});

	test("begin with finding a class, for a member who has none", () => {
		expect(open({}, [])).toBe(2);
	});
});

test("the latest promotion is the last step to a higher rank; a lowered rank is none", () => {
	const lowered = { fromBelt: "orange-9", toBelt: "orange-10" } as const;
	const raised = { fromBelt: "orange-10", toBelt: "orange-9" } as const;
	expect(latestPromotion([lowered, raised])).toBe(raised);
	expect(latestPromotion([lowered])).toBeUndefined();
});

describe("the next sessions of a family", () => {
	const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
	/** A class that is held this many days from now. */
	const enrolled = (id: number, inDays: number, wish: object = {}, status = "active") => {
		const date = dayAfter(today, inDays);
		return {
			status,
			class: {
				id,
				title: `Class ${id}`,
				titleAr: null,
				location: id === 1 ? "Hall" : null,
				locationAr: null,
				dayOfWeek: days[new Date(`${date}T12:00:00Z`).getUTCDay()],
				startTime: "17:00",
				endTime: "18:00",
				isActive: true,
				otherHours: [],
				...wish,
			},
		};
	};
	const child = (id: number, firstName: string, state = "active") => ({
		id,
		firstName,
		lastName: "Saleh",
		state,
	});
	const open = (own: object[], children: object[] = [], ofChildren: [number, object[]][] = []) => {
		return renderPart(<NextUp />, {
			data: [
				[holidaysQuery.queryKey, []],
				[myClassesQuery.queryKey, own],
				[familyQuery.queryKey, { children, guardians: [] }],
				...ofChildren.map(
					([id, classes]) => [classesOfQuery(id as never).queryKey, classes] as const,
				),
			],
		});
	};

	test("are the three soonest ones, with their day, place and link", () => {
		const { texts, all } = open([enrolled(1, 1), enrolled(2, 4), enrolled(3, 2), enrolled(4, 3)]);
		expect(texts(".next-row bdi")).toEqual(["Class 1", "Hall", "Class 3", "Class 4"]);
		expect(texts(".next-when")[0]).toMatch(/^Tomorrow/);
		expect(all(".next-row a").map((link) => link.getAttribute("href"))).toEqual([
			"/classes/1",
			"/classes/3",
			"/classes/4",
		]);
		expect(all(".next-row.today")).toHaveLength(0);
	});

	test("are marked if they are today", () => {
		const { all, texts } = open([enrolled(1, 0, { startTime: "00:00", endTime: "23:59" })]);
		expect([all(".next-row.today").length, texts(".next-when")[0]]).toEqual([
			1,
			expect.stringMatching(/^Today/),
		]);
	});

	test("leave out classes that are paused, or that the person only asked for", () => {
		expect(
			open([enrolled(1, 1, { isActive: false }), enrolled(2, 1, {}, "pending")]).container
				.textContent,
		).toBe("");
		expect(open([]).container.textContent).toBe("");
	});

	test("name the children who train, siblings of one class together, apart from the reader", () => {
		const { texts } = open(
			[enrolled(1, 1)],
			[child(7, "Reem"), child(8, "Omar"), child(9, "Dana", "ended")],
			[
				[7, [enrolled(1, 1)]],
				[8, [enrolled(1, 1), enrolled(2, 2)]],
				[9, [enrolled(3, 1)]],
			],
		);
		expect(texts(".next-row > .soft")).toEqual(["Reem and Omar", "Omar"]);
		expect(texts(".next-row a")).toEqual(["Class 1", "Class 1", "Class 2"]);
	});
});
