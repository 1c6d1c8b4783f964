/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { timetableQuery } from "../training-classes.queries.ts";
import FamilyChoices from "./FamilyChoices.tsx";
import TrialDialog from "./TrialDialog.tsx";

const today = kuwaitDate(Date.now());
const bornYearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}-01-01`;

test("choosing a person of the family fills in the age, and girl or boy", () => {
	const child = (id: number, firstName: string, gender: string | null, years: number | null) => ({
		id,
		firstName,
		lastName: "Saleh",
		gender,
		dateOfBirth: years === null ? null : bornYearsAgo(years),
	});
	const { texts, getByText, address } = renderPart(<FamilyChoices />, {
		at: "/classes",
		data: [
			[["user"], { id: 5, gender: "female", dateOfBirth: bornYearsAgo(40) }],
			[
				familyQuery.queryKey,
				{
					children: [
						child(7, "Reem", "female", 9),
						child(8, "Omar", "male", 12),
						child(9, "Dana", null, 6),
						child(10, "Sami", "male", null),
					],
				},
			],
		],
	});
	expect(texts("button")).toEqual(["Reem", "Omar", "Dana", "Me"]);
	const press = (name: string) => {
		fireEvent.click(getByText(name));
		return address();
	};
	expect(press("Reem")).toBe("/classes?age=9&for=girl");
	expect(press("Omar")).toBe("/classes?age=12&for=boy");
	expect(press("Dana")).toBe("/classes?age=6");
	expect(press("Me")).toBe("/classes?age=40&for=girl");
	expect(press("Me")).toBe("/classes");
});

describe("the days to choose from for a trial", () => {
	const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
	/** A day of one class, held this many days from now. */
	const held = (id: number, inDays: number, wish: object = {}) => ({
		id,
		title: "Basics",
		titleAr: null,
		location: null,
		locationAr: null,
		dayOfWeek: days[new Date(`${dayAfter(today, inDays)}T12:00:00Z`).getUTCDay()],
		startTime: "17:00",
		endTime: "18:00",
		isActive: true,
		otherHours: [],
		...wish,
	});
	const open = (one: object, others: object[], holidays: object[] = []) => {
		renderPart(<TrialDialog one={one as never} onClose={() => undefined} />, {
			data: [
				[timetableQuery.queryKey, [one, ...others]],
				[holidaysQuery.queryKey, holidays],
			],
		});
		const select = document.querySelector("select");
		const options = [...(select?.options ?? [])].map(({ value }) => value);
		return { options, chosen: select?.value };
	};
	const on = (id: number, inDays: number) => `${id} ${dayAfter(today, inDays)}`;

	test("are the next three of each day of the class, and of no other class", () => {
		const one = held(1, 3);
		const { options, chosen } = open(one, [held(2, 1), held(3, 2, { title: "Kata" })]);
		expect(options).toEqual([on(2, 1), on(1, 3), on(2, 8), on(1, 10), on(2, 15), on(1, 17)]);
		expect(chosen).toBe(on(1, 3));
	});

	test("are within sixty days, and none on which the class is not held", () => {
		const away = (fromDay: number, toDay: number) => ({
			from: dayAfter(today, fromDay),
			to: dayAfter(today, toDay),
			startTime: null,
			endTime: null,
		});
		const pause = { otherHours: [away(0, 45)] };
		expect(open(held(1, 4, pause), []).options).toEqual([on(1, 46), on(1, 53), on(1, 60)]);
		expect(open(held(1, 5, pause), []).options).toEqual([on(1, 47), on(1, 54)]);
		const holiday = { ...away(4, 4), nameEn: "Eid", nameAr: "عيد" };
		expect(open(held(1, 4), [], [holiday]).options).toEqual([on(1, 11), on(1, 18), on(1, 25)]);
	});
});
