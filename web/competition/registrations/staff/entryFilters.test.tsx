/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import {
	type EntryFilters,
	filterEntries,
	isUnpaid,
	matchesFilters,
	needsCheck,
	useEntryFilters,
	waitingPositions,
} from "./entryFilters.ts";

const entry = (wish: object = {}) =>
	({
		id: "1",
		status: "approved",
		classId: 2,
		firstName: "Reem",
		lastName: "Saleh",
		firstNameAr: "ريم",
		lastNameAr: "صالح",
		email: "reem@test.example",
		conflicts: [],
		chooseClass: false,
		awaitsGuardian: false,
		fee: null,
		...wish,
	}) as unknown as Entry;

test.each([
	[{}, false],
	[{ conflicts: [{ code: "age" }] }, true],
	[{ chooseClass: true }, true],
	[{ awaitsGuardian: true }, true],
])("whether staff check a registration with %j: %s", (wish, isChecked) => {
	expect(needsCheck(entry(wish))).toBe(isChecked);
});

test.each([
	[null, false],
	[{ owed: 5_000, paid: 4_999 }, true],
	[{ owed: 5_000, paid: 5_000 }, false],
	[{ owed: 0, paid: 0 }, false],
])("whether the fee %j is unpaid: %s", (fee, expected) => {
	expect(isUnpaid(entry({ fee }))).toBe(expected);
});

const all: EntryFilters = { status: "", classId: "", query: "", check: false, unpaid: false };

test.each<[Partial<EntryFilters>, object, boolean]>([
	[{}, {}, true],
	[{ status: "approved" }, {}, true],
	[{ status: "pending" }, {}, false],
	[{ classId: "2" }, {}, true],
	[{ classId: "3" }, {}, false],
	[{ classId: "0" }, { classId: null }, true],
	[{ classId: "0" }, {}, false],
	[{ check: true }, {}, false],
	[{ check: true }, { chooseClass: true }, true],
	[{ unpaid: true }, {}, false],
	[{ unpaid: true }, { fee: { owed: 1, paid: 0 } }, true],
	[{ query: "reem" }, {}, true],
	[{ query: "saleh" }, {}, true],
	[{ query: "ريم" }, {}, true],
	[{ query: "صالح" }, {}, true],
	[{ query: "test.example" }, {}, true],
	[{ query: "dalal" }, {}, false],
])("the filters %j find a registration with %j: %s", (filters, wish, isFound) => {
	expect(matchesFilters(entry(wish), { ...all, ...filters })).toBe(isFound);
	expect(filterEntries([entry(wish)], { ...all, ...filters })).toHaveLength(Number(isFound));
});

test("each waiting list counts its own registrations, in the order in which they came", () => {
	const positions = waitingPositions([
		entry({ id: "a", status: "waitlisted" }),
		entry({ id: "b", status: "waitlisted", classId: null }),
		entry({ id: "c" }),
		entry({ id: "d", status: "waitlisted" }),
	]);
	expect([...positions]).toEqual([
		["a", 1],
		["b", 1],
		["d", 2],
	]);
});

test.each([
	["", { ...all, status: "pending" }, ""],
	["?status=approved", { ...all, status: "approved" }, "approved"],
	["?status=all", all, ""],
	["?class=2", { ...all, classId: "2" }, ""],
	["?q=reem", { ...all, query: "reem" }, ""],
	["?check=1", { ...all, check: true }, ""],
	["?unpaid=1", { ...all, unpaid: true }, ""],
	["?sort=name", { ...all, status: "pending" }, ""],
])(
	"the address %s shows what it names, and what waits if it names nothing",
	(search, filters, status) => {
		history.replaceState(null, "", `/events/5/registrations${search}`);
		const { result } = renderHook(() => useEntryFilters("pending"), { wrapper: BrowserRouter });
		expect(result.current.filters).toEqual(filters);
		expect(result.current.chosenFilters).toEqual({ ...filters, status });
	},
);
