/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { storedQuery } from "../../base/offline/useLatestQueue.ts";
import { userQuery } from "../../base/session/session.ts";
import { ownDutiesQuery } from "../duties/duties.queries.ts";
import { eventQuery } from "../events/events.queries.ts";
import { weighInQuery } from "../registrations/weigh-in.queries.ts";
import { givenCheckIns } from "./givenCheckIns.ts";
import WeighInPage from "./WeighInPage.tsx";

const today = kuwaitDate(Date.now());
const eventClass = (id: number, className: string) => ({
	id,
	className,
	classNameAr: `فئة ${id}`,
	minWeight: null,
	maxWeight: 70,
});
const classes = [eventClass(4, "Under 70"), eventClass(5, "Under 70, women")];
const entrant = (userId: number, firstName: string, wish: object = {}) => ({
	...personForTest(userId, firstName),
	userId,
	classId: 4,
	declaredWeight: null,
	isMinor: false,
	...wish,
});
const checkIn = (userId: number, wish: object = {}) => ({
	userId,
	isHere: true,
	hasKit: false,
	hasConsent: false,
	weight: null,
	weighedAt: null,
	...wish,
});
const all = [
	entrant(23, "Zain", { classId: 5, declaredWeight: 61.5 }),
	entrant(20, "Noura", { declaredWeight: 62 }),
	entrant(21, "Reem"),
];
const checkIns = [
	checkIn(20, { hasKit: true, hasConsent: true, weight: 64.5 }),
	checkIn(21, { weight: 75 }),
];

type Wish = {
	state?: object;
	event?: object;
	role?: string;
	duties?: readonly string[];
	unsent?: object[];
	at?: string;
	locale?: "en" | "ar";
};

function open({
	state = {},
	event = {},
	role = "admin",
	duties = [],
	unsent = [],
	at = "",
	locale = "en",
}: Wish = {}) {
	const calls = answerCalls(() => new Promise(() => undefined));
	const shown = {
		id: 7,
		eventType: "tournament",
		titleEn: "Cup",
		titleAr: "كأس",
		eventDate: today,
		endDate: null,
		location: null,
		locationAr: null,
		published: true,
		registrationState: "closed",
		requiredDocument: "none",
		cancelReason: null,
		classes,
		...event,
	};
	const weighIn = { entrants: all, checkIns, closed: [], closesAt: null, version: 3, ...state };
	const own = duties.map((scope) => ({
		id: 1,
		eventId: 7,
		scope,
		until: "2099-01-01",
		revokedAt: null,
	}));
	const view = renderPart(
		<Routes>
			<Route path="/events/:id/weigh-in" element={<WeighInPage />} />
		</Routes>,
		{
			at: `/events/7/weigh-in${at}`,
			locale,
			data: [
				[userQuery.queryKey, { id: 2, role }],
				[ownDutiesQuery.queryKey, own],
				[eventQuery(7 as never).queryKey, shown],
				[weighInQuery(7 as never).queryKey, weighIn],
				[storedQuery(givenCheckIns as never, 2 as never).queryKey, unsent],
			],
		},
	);
	return {
		...view,
		calls,
		rows: () => view.texts(".entrant-row").map(plainText),
		people: () => view.texts(".entrant-open").map((name) => name.split(" ")[0]),
		summary: () => plainText(view.all("p[role=status]")[0]?.textContent),
	};
}

test("entrants are listed by name, with what is recorded of each", () => {
	const view = open();
	expect(view.rows()).toEqual([
		"Noura SalehUnder 70HereKitConsent on paper64.5 kg",
		"Reem SalehUnder 70Here75 kgToo heavy for the event class75 kg is outside the limits of Under 70. Ask the person or the coach before you move the entry.Move to another event class",
		"Zain SalehUnder 70, womenExpectedStated: 61.5 kg",
	]);
	expect(view.summary()).toBe("2 of 3 here, 2 weighed");
	expect(view.texts("h2")[0]).toBe("Weigh-in");
});

test("pressing an entrant opens their check-in, or the move to another class if they are too heavy", async () => {
	const view = open();
	fireEvent.click(view.getByRole("button", { name: /^Noura Saleh/ }));
	const weight = (await view.findByLabelText(/^Weight/)) as HTMLInputElement;
	expect(weight.value).toBe("64.5");
	const other = open();
	fireEvent.click(other.getByRole("button", { name: "Move to another event class" }));
	await waitFor(() =>
		expect(other.calls.some(({ path }) => /registrations/.test(path))).toBe(true),
	);
	expect(other.queryByLabelText(/^The kit is checked/)).toBeNull();
});

test("one event class and a name or number can be looked for", () => {
	const view = open({ at: "?class=5", locale: "ar" });
	expect(view.people()).toEqual(["Zain"]);
	expect(view.summary()).toBe("حضر ٠ من ١، ووُزن ٠");
	const field = view.getByLabelText("الفئة") as HTMLSelectElement;
	expect([...field.options].map(({ textContent }) => textContent)).toEqual([
		"كل الفئات",
		"فئة 4",
		"فئة 5",
	]);
	fireEvent.change(field, { target: { value: "4" } });
	expect(view.address()).toBe("/events/7/weigh-in?class=4");
	expect(open({ at: "?q=reem" }).people()).toEqual(["Reem"]);
	expect(open({ at: "?q=20" }).people()).toEqual(["Noura"]);
	const nobody = open({ at: "?q=xyz" });
	nobody.getByText("Nobody matches this search");
	expect(nobody.summary()).toBe("2 of 3 here, 2 weighed");
	expect(open().queryByText("Nobody matches this search")).toBeNull();
});

test("what this device has not sent stands before what the server knows", () => {
	const unsent = (userId: number, part: string, value: unknown) => ({
		by: 2,
		eventId: 7,
		userId,
		part,
		value,
		before: null,
		key: "k",
	});
	const view = open({ unsent: [unsent(23, "weight", 70.5), unsent(23, "isHere", true)] });
	expect(view.summary()).toBe("3 of 3 here, 3 weighed2 values were not sent yet.");
	expect(view.rows()[2]).toMatch(/^Zain SalehUnder 70, womenHere70.5 kgNot sent yet/);
	expect(view.rows()[2]).not.toContain("Stated");
	expect(open({ unsent: [unsent(23, "isHere", true)] }).summary()).toBe(
		"3 of 3 here, 2 weighed1 value was not sent yet.",
	);
});

test.each([
	["desk", false, false, "Staff can move the entry to another event class."],
	["chief", true, true, "Staff can move the entry to another event class."],
	[undefined, true, true, "Move to another event class"],
])(
	"with the duty %s a weigh-in is closed and its list printed, or not",
	(duty, closes, prints, moves) => {
		const wish = duty ? { role: "member", duties: [duty] } : {};
		const view = open({ ...wish, at: "?class=4" });
		expect(view.queryByText("Close the weigh-in") !== null).toBe(closes);
		expect(view.queryByText("Set closing time") !== null).toBe(closes);
		const print = view.queryByText("Print the weigh-in list");
		expect(print !== null).toBe(prints);
		if (print) expect(print.getAttribute("href")).toMatch(/weigh-in.html\?lang=en&classId=4$/);
		expect(view.rows()[1]).toContain(moves);
	},
);

test("the weigh-in is closed for the chosen event class, or for all once the time is over", () => {
	const closing = (wish: Wish) =>
		open(wish)
			.queryAllByText("Close the weigh-in")
			.map((one) => one.getAttribute("aria-label"));
	expect(closing({})).toEqual([]);
	const over = { closesAt: "2026-01-01T09:00:00Z" };
	expect(closing({ state: over })).toEqual([
		"Close the weigh-in of Under 70",
		"Close the weigh-in of Under 70, women",
	]);
	expect(closing({ state: over, at: "?class=5" })).toEqual([
		"Close the weigh-in of Under 70, women",
	]);
	expect(
		open({ state: over })
			.all(".not-weighed li li")
			.map((one) => one.textContent),
	).toEqual(["Zain Saleh"]);
	const closed = open({ state: { ...over, closed: [5] }, at: "?class=5" });
	closed.getByText("Weigh-in closed");
	expect(closed.all(".not-weighed")).toEqual([]);
	expect(closing({ state: { closed: [4] }, at: "?class=5" })).toHaveLength(1);
	const all = open({ locale: "ar" }).getByText("طباعة قائمة الوزن");
	expect(all.getAttribute("href")).toMatch(/weigh-in.html\?lang=ar$/);
});

test.each([
	[
		"nobody entered",
		{ state: { entrants: [] } },
		"Nobody has an approved entry for an event class yet",
	],
	["the event class is gone", { event: { classes: [] } }, "Nobody has an approved entry"],
	["it was called off", { event: { cancelReason: "Rain · مطر" } }, "Rain"],
	["there is no duty", { role: "coach" }, "You have no duty at this event"],
	["the duty is another one", { role: "coach", duties: ["announcer"] }, "You have no duty"],
])("nobody is weighed if %s", (_, wish, words) => {
	const view = open(wish);
	expect(view.container.textContent).toContain(words);
	expect(view.all(".entrant-row, .weigh-in-filters")).toEqual([]);
});

test("people on duty see the event by its title, and a code of another event is named", () => {
	const view = open({ role: "coach", duties: ["weighIn"], locale: "ar" });
	expect(view.texts("h1, .lead")).toEqual(["الوزن", "كأس"]);
	expect(view.getByText("الفعالية").getAttribute("href")).toBe("/events/7");
	const other = open({ role: "coach", at: "#entry=8-20-4" });
	expect(other.getByRole("alert").textContent).toMatch(/^This code is for another event: Cup, /);
	const early = open({ event: { eventDate: dayAfter(today) }, at: "#entry=7-20-4" });
	expect(early.getByRole("alert").textContent).toMatch(/^This code is for another event/);
	expect(open({ at: "#entry=7-99-4" }).getByRole("alert").textContent).toBe(
		"The entry of this code was cancelled or is not approved.",
	);
});
