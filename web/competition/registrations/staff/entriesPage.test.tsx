/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beltName, shortBeltName } from "#shared/base/ranks/belts.names.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import { eventQuery } from "../../events/events.queries.ts";
import { personEntriesPages } from "../personEntries.queries.ts";
import { entriesQuery, undecidedQuery } from "../registrations.queries.ts";
import EntriesPage from "./EntriesPage.tsx";
import PersonEntries from "./person/PersonEntries.tsx";
import WaitingEntries from "./WaitingEntries.tsx";

// The keys of the list look for what a row does; the tests' browser lacks this.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

const today = kuwaitDate(Date.now());
const eventClass = (id: number, className: string, wish: object = {}) => ({
	id,
	className,
	classNameAr: `فئة ${id}`,
	currentRegistrations: id,
	maxParticipants: 30,
	fee: null,
	...wish,
});
const eventOf = (wish: object = {}) => ({
	id: 7,
	eventType: "tournament",
	titleEn: "Cup",
	titleAr: "كأس",
	eventDate: dayAfter(today, 30),
	endDate: null,
	location: null,
	locationAr: null,
	published: true,
	registrationState: "open",
	cancelReason: null,
	requiredDocument: "none",
	fee: 5_000,
	classes: [eventClass(4, "Under 70"), eventClass(5, "Over 70", { maxParticipants: 0 })],
	...wish,
});
const entry = (userId: number, firstName: string, wish: object = {}) => ({
	...personForTest(userId, firstName, { currentBelt: "green-4" }),
	id: `e${userId}`,
	userId,
	classId: 4,
	status: "pending",
	registeredAt: `2026-03-${userId}T09:00:00Z`,
	registrationType: "online",
	conflicts: [],
	chooseClass: false,
	awaitsGuardian: false,
	consent: null,
	decision: null,
	notes: null,
	age: 12,
	declaredWeight: 60.5,
	dojoLocation: "North",
	dojoLocationAr: "الشمال",
	coach: personForTest(2, "Omar"),
	fee: null,
	isGuest: false,
	...wish,
});

/** What an entry has whose document is missing. */
const lacking = {
	conflicts: [{ code: "document_required", params: { kind: "medical", day: "2026-05-01" } }],
};

type Wish = {
	search?: string;
	event?: object;
	role?: string;
	locale?: "en" | "ar";
	answer?: object;
};

function open(
	rows: object[],
	{ search = "", event = {}, role = "super-admin", locale = "en", answer = {} }: Wish = {},
) {
	const calls = answerCalls(({ method }) =>
		method === "GET" ? new Promise(() => undefined) : { body: answer },
	);
	const view = renderPart(
		<main>
			<Routes>
				<Route path="/events/:id/entries" element={<EntriesPage />} />
			</Routes>
		</main>,
		{
			at: `/events/7/entries${search}`,
			locale,
			data: [
				[userQuery.queryKey, { id: 1, role }],
				[eventQuery(7 as never).queryKey, eventOf(event)],
				[entriesQuery(7 as never).queryKey, rows],
			],
		},
	);
	return {
		...view,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		heads: () =>
			view.all("#entry-list thead th").map((head) => head.textContent.replace(/[↕↑↓]/, "")),
		people: () => view.texts("#entry-list tbody th a").map((name) => name.split(" ")[0]),
		cells: (at: number) =>
			[...view.all("#entry-list tbody tr")[at].children].map(({ textContent }) =>
				plainText(textContent),
			),
		filters: () => view.texts(".entry-filters button"),
		/** The items of the menu of the first row. */
		menu: async () => {
			const [button] = view.all("#entry-list .row-menu");
			if (!button) return [];
			fireEvent.click(button);
			return (await view.findAllByRole("menuitem")).map(({ textContent }) => textContent);
		},
	};
}

test("a row shows who, in which event class, with what decides", () => {
	const rows = [
		entry(20, "Noura", { notes: "Vegetarian", fee: { owed: 5_000, paid: 2_000, refunding: 0 } }),
		entry(21, "Reem", {
			classId: 5,
			age: null,
			declaredWeight: null,
			dojoLocation: null,
			dojoLocationAr: null,
			coach: null,
			fee: { owed: 5_000, paid: 5_000, refunding: 0 },
		}),
	];
	const view = open(rows);
	expect(view.heads()).toEqual([
		"Name",
		"Event class",
		"Facts",
		"Age",
		"Weight",
		"Belt",
		"Dojo",
		"Coach",
		"Fee",
		"Status",
		"Decision",
	]);
	const belt = shortBeltName("green-4", "en");
	const first = view.cells(0);
	expect(first.slice(1, 4)).toEqual([
		"Noura Saleh20@club.exampleVegetarian",
		"Under 70",
		`12 years · 60.5 kg · ${belt} · North · Omar Saleh · Unpaid`,
	]);
	expect(first.slice(4, 10)).toEqual(["12", "60.5 kg", belt, "North", "Omar Saleh", "Unpaid"]);
	expect(first[10]).toMatch(/^Pending.*20/);
	expect(view.cells(1).slice(2, 10)).toEqual([
		"Over 70",
		`${belt} · Paid`,
		"–",
		"–",
		belt,
		"–",
		"–",
		"Paid",
	]);
	expect(view.all("#entry-list th a")[1].getAttribute("href")).toContain("21");
	const arabic = open(rows, { locale: "ar" });
	expect([arabic.cells(0)[2], arabic.cells(0)[7], arabic.cells(1)[2]]).toEqual([
		"فئة 4",
		"الشمال",
		"فئة 5",
	]);
});

test("an event without classes and fees has no columns of them", () => {
	const row = entry(20, "Noura", { classId: null, ...lacking });
	const view = open([row], { event: { classes: [], fee: null } });
	expect(view.heads()).not.toContain("Event class");
	expect(view.heads()).not.toContain("Fee");
	expect(view.all("#entry-list .misfit")).toHaveLength(1);
	expect(view.all(".overview, select")).toEqual([]);
	const withFee = open([row], { event: { classes: [], fee: 0 } });
	expect(withFee.heads()).not.toContain("Fee");
});

test("the column of event classes says what is still to be chosen, or what does not fit", () => {
	const view = open([
		entry(20, "Noura", { chooseClass: true, classId: null }),
		entry(21, "Reem", { classId: null }),
		entry(22, "Sara", {
			conflicts: [{ code: "age", params: { minAge: 14, maxAge: 15, age: 12 } }],
		}),
	]);
	expect(view.cells(0)[2]).toBe("No event class chosen yet");
	expect(view.cells(1)[2]).toBe("Whole event");
	expect(view.cells(2)[2]).toMatch(/^Under 70⚠ Does not fit the event class.+/);
});

test("the status says what else is known, such as the place in the queue or the reason", () => {
	const by = personForTest(3, "Dana");
	const rows = [
		entry(20, "Noura", { status: "waitlisted" }),
		entry(21, "Reem", { status: "waitlisted", registrationType: "onsite" }),
		entry(22, "Sara", { status: "waitlisted", classId: 5 }),
		entry(23, "Zain", {
			status: "rejected",
			registrationType: "onsite",
			decision: { by, reason: "Too late · متأخر", at: "2026-04-05T09:00:00Z" },
		}),
		entry(24, "Lulwa", {
			status: "cancelled",
			decision: { by: null, reason: "unpaid", at: "2026-04-06T09:00:00Z" },
		}),
		entry(25, "Mona", {
			status: "approved",
			awaitsGuardian: true,
			decision: { by, reason: null, at: "2026-04-07T09:00:00Z" },
		}),
	];
	const view = open(rows);
	const states = [0, 1, 2, 3, 4, 5].map((at) => view.cells(at)[10]);
	expect(states[0]).toMatch(/^Waiting listMar 20.*1st waiting$/);
	expect(states[1]).toMatch(/2nd waitingAt the desk$/);
	expect(states[2]).toMatch(/1st waiting$/);
	expect(states[3]).toMatch(/^RejectedApr 5.*Too lateDana Saleh$/);
	expect(states[4]).toMatch(/^CancelledApr 6.*The fee was not paid in time.Automatic$/);
	expect(states[5]).toMatch(/^ApprovedConsent neededApr 7.*Record consent on paperDana Saleh$/);
	expect(open(rows, { locale: "ar" }).cells(3)[10]).toContain("متأخر");
});

test.each([
	["pending", {}, "super-admin", true, ["Reject", "Move", "Cancel entry", "History"]],
	[
		"pending and lacks its document",
		lacking,
		"member",
		true,
		["Approve without the document", "Reject", "Move", "Cancel entry"],
	],
	[
		"approved and lacks its document",
		{ ...lacking, status: "approved" },
		"member",
		false,
		["Reject", "Move", "Cancel entry"],
	],
	["offered", { status: "offered" }, "member", false, ["Reject", "Cancel entry"]],
	["rejected", { status: "rejected" }, "member", false, ["Reopen"]],
	["cancelled", { status: "cancelled" }, "member", false, []],
])("what is %s can be decided accordingly", async (_, wish, role, approves, items) => {
	const view = open([entry(20, "Noura", wish)], { role, search: "?status=all" });
	const approve = view.queryByRole("button", { name: "Approve Noura Saleh" });
	expect(approve !== null).toBe(approves);
	expect(await view.menu()).toEqual(items);
});

test("the key R rejects an entry that is pending", async () => {
	const rows = [entry(20, "Noura"), entry(21, "Reem", { status: "approved" })];
	const press = (at: number) => {
		const view = open(rows, { search: "?status=all" });
		const row = view.all("#entry-list tbody tr")[at];
		row.focus();
		fireEvent.keyDown(row, { key: "R", code: "KeyR" });
		return view;
	};
	expect(press(1).queryByRole("dialog")).toBeNull();
	expect((await press(0).findByRole("dialog")).textContent).toContain("Reject 1 entry?");
});

test("an event without classes offers no move", async () => {
	const view = open([entry(20, "Noura")], { event: { classes: [] }, role: "member" });
	expect(await view.menu()).toEqual(["Reject", "Cancel entry"]);
});

test.each([
	["name", ["Noura", "Reem", "Sara"]],
	["class", ["Sara", "Reem", "Noura"]],
	["age", ["Reem", "Sara", "Noura"]],
	["weight", ["Sara", "Noura", "Reem"]],
	["belt", ["Noura", "Sara", "Reem"]],
	["dojo", ["Reem", "Noura", "Sara"]],
	["coach", ["Noura", "Sara", "Reem"]],
	["fee", ["Noura", "Reem", "Sara"]],
	["status", ["Sara", "Noura", "Reem"]],
])("entries are sorted by %s", (sort, people) => {
	const rows = [
		entry(20, "Noura", { classId: 5, age: 15, declaredWeight: 60, coach: null }),
		entry(21, "Reem", {
			classId: 4,
			age: null,
			declaredWeight: 70,
			currentBelt: "black-1",
			dojoLocation: null,
			dojoLocationAr: null,
			fee: { owed: 5_000, paid: 4_000, refunding: 0 },
			coach: personForTest(3, "Zain"),
		}),
		entry(22, "Sara", {
			classId: null,
			age: 12,
			declaredWeight: null,
			currentBelt: "green-3",
			dojoLocation: "South",
			fee: { owed: 5_000, paid: 0, refunding: 0 },
			registeredAt: "2026-01-01T09:00:00Z",
		}),
	];
	expect(open(rows, { search: `?sort=${sort}` }).people()).toEqual(people);
});

const mixed = [
	entry(20, "Noura", { status: "approved", fee: { owed: 5_000, paid: 0, refunding: 0 } }),
	entry(21, "Reem", { awaitsGuardian: true }),
	entry(22, "Sara", { classId: 5 }),
	entry(23, "Zain", { classId: 5, status: "waitlisted" }),
];

test("undecided entries come first, and each status says how many there are", () => {
	const view = open(mixed);
	expect(view.people()).toEqual(["Reem", "Sara"]);
	expect(view.filters()).toEqual([
		"All 4",
		"Pending 2",
		"Approved 1",
		"Waiting list 1",
		"⚠ To check 1",
		"Unpaid 1",
	]);
	const pressed = ({ texts }: typeof view) => texts(".entry-filters [aria-pressed=true]");
	expect(pressed(view)).toEqual(["Pending 2"]);
	fireEvent.click(view.getByRole("button", { name: "All 4" }));
	expect(view.address()).toBe("/events/7/entries?status=all");
	expect(view.people()).toEqual(["Noura", "Reem", "Sara", "Zain"]);
	fireEvent.click(view.getByRole("button", { name: /To check/ }));
	expect(view.address()).toBe("/events/7/entries?status=all&check=1");
	expect(view.people()).toEqual(["Reem"]);
	fireEvent.click(view.getByRole("button", { name: /To check/ }));
	fireEvent.click(view.getByRole("button", { name: /^Unpaid/ }));
	expect(view.address()).toBe("/events/7/entries?status=all&unpaid=1");
	expect(view.people()).toEqual(["Noura"]);
	const inClass = open(mixed, { search: "?class=5&status=approved" });
	expect(inClass.filters()).toEqual(["All 2", "Pending 1", "Approved 0", "Waiting list 1"]);
	expect(open(mixed.slice(2), { search: "?check=1&unpaid=1" }).filters().slice(-2)).toEqual([
		"⚠ To check 0",
		"Unpaid 0",
	]);
	const decided = open(mixed.slice(0, 1));
	expect(decided.people()).toEqual(["Noura"]);
});

test("event classes are filtered, also entries without one while there are any", () => {
	const options = (rows: object[], search = "") =>
		[...(open(rows, { search }).getByLabelText("Event class") as HTMLSelectElement).options].map(
			({ textContent }) => textContent,
		);
	const usual = ["All event classes", "Under 70", "Over 70"];
	expect(options(mixed)).toEqual(usual);
	expect(options([...mixed, entry(24, "Mona", { classId: null })])).toEqual([
		...usual,
		"No event class chosen yet",
	]);
	expect(options(mixed, "?class=0")).toHaveLength(4);
	const view = open(mixed);
	fireEvent.change(view.getByLabelText("Event class"), { target: { value: "5" } });
	expect(view.address()).toBe("/events/7/entries?class=5");
});

test("the overview counts each event class by status, and a number leads to its entries", () => {
	const view = open([...mixed, entry(24, "Mona", { classId: null })]);
	const rows = view.texts(".overview tr").map(plainText);
	expect(rows.slice(0, 2)).toEqual([
		"Event classPlacesTotalPendingApprovedWaiting list",
		"Under 704 / 30211–",
	]);
	expect(rows[2]).toMatch(/^Over 705 \/ ∞.*21–1$/);
	expect(rows[3]).toBe("No event class chosen yet–11––");
	const name = "Over 70, Waiting list: 1 entry";
	fireEvent.click(view.getByRole("button", { name }));
	expect(view.address()).toBe("/events/7/entries?class=5&status=waitlisted");
	expect(view.getByRole("button", { name }).getAttribute("aria-pressed")).toBe("true");
	view.getByRole("button", { name: "Over 70, Pending: 1 entry", pressed: false });
	fireEvent.click(view.getByRole("button", { name }));
	expect(view.address()).toBe("/events/7/entries");
	open(mixed).getByRole("region", { name: "Entries by event class and status" });
	expect(open(mixed).texts(".overview tbody th")).toEqual(["Under 70", "Over 70"]);
	expect(open([]).all(".overview")).toEqual([]);
});

test.each([
	[[], "", "Nobody has registered yet.", false],
	[mixed, "?status=pending&class=99", "Nothing is waiting.", true],
	[mixed, "?status=pending&q=xyz", "No entry matches these filters.", true],
	[mixed, "?status=cancelled", "No entry matches these filters.", true],
])("a list without a row says why: %#", (rows, search, words, clears) => {
	const view = open(rows, { search });
	view.getByText(words);
	expect(view.queryByText(/^Keys:/)).toBeNull();
	const clear = view.queryByRole("button", { name: "Clear filters" });
	expect(clear !== null).toBe(clears);
	if (clear) fireEvent.click(clear);
	expect(view.address()).toBe("/events/7/entries");
});

test("people are entered on site until the event is over, and lists are exported as filtered", async () => {
	const view = open(mixed, { search: "?status=approved&class=4" });
	expect(view.getByText("Enter a person").getAttribute("href")).toMatch(/^\/events\/7\//);
	fireEvent.click(view.getByRole("button", { name: "Export" }));
	const files = (await view.findAllByRole("menuitem")).map((item) => [
		item.textContent,
		item.getAttribute("href")?.replace(/.*exports?\//, ""),
		item.getAttribute("target"),
	]);
	const filter = "lang=en&classId=4&status=approved";
	expect(files).toEqual([
		["Entries (Excel)", `registrations.xlsx?${filter}`, null],
		["Start list (Excel)", `startlist.xlsx?${filter}`, null],
		["Print entries", `registrations.html?${filter}`, "_blank"],
		["Print start list", `startlist.html?${filter}`, "_blank"],
		["Entries (CSV)", `registrations.csv?${filter}`, null],
		["Start list (CSV)", `startlist.csv?${filter}`, null],
	]);
	const all = open(mixed, { locale: "ar" });
	fireEvent.click(all.getByRole("button", { name: "تصدير" }));
	expect((await all.findAllByRole("menuitem"))[0].getAttribute("href")).toMatch(
		/registrations.xlsx\?lang=ar$/,
	);
	const over = open(mixed, { event: { eventDate: "2026-01-01" } });
	expect(over.queryByText("Enter a person")).toBeNull();
});

test("the address opens the move of all entries of an event class that can be moved", async () => {
	const view = open(mixed, { search: "?class=5&move=1" });
	const dialog = await view.findByRole("dialog");
	expect(dialog.textContent).toContain("Move 2 entries to another event class");
	fireEvent.click(view.getByRole("button", { name: /^Cancel$/ }));
	await waitFor(() => expect(view.address()).toBe("/events/7/entries?class=5"));
	expect(open(mixed, { search: "?class=99&move=1" }).queryByRole("dialog")).toBeNull();
});

test("an entry is approved by its button or reopened in its menu", async () => {
	const view = open(mixed, { answer: { results: [{ id: "e22", status: "approved" }] } });
	fireEvent.click(view.getByRole("button", { name: "Approve Sara Saleh" }));
	await waitFor(() => expect(view.writes()).toHaveLength(1));
	expect(JSON.stringify(view.writes()[0].body)).toContain("e22");
	const rejected = open([entry(30, "Hind", { status: "rejected" })], {
		role: "member",
		answer: { registration: entry(30, "Hind", { status: "approved" }) },
	});
	await rejected.menu();
	fireEvent.click(rejected.getByRole("menuitem", { name: "Reopen" }));
	await waitFor(() => expect(rejected.writes()[0]?.path).toContain("e30"));
});

test("entries that wait are grouped by event, with what should be checked", () => {
	answerCalls(() => new Promise(() => undefined));
	const other = { id: 8, titleEn: "Seminar", titleAr: "دورة" };
	const rows = [
		entry(20, "Noura"),
		entry(21, "Reem", { chooseClass: true, classId: null, awaitsGuardian: true }),
		entry(22, "Sara", { classId: 5, declaredWeight: null, awaitsGuardian: true }),
		entry(23, "Zain", { status: "approved" }),
	];
	const view = renderPart(<WaitingEntries />, {
		data: [
			[
				undecidedQuery.queryKey,
				[
					{ event: { id: 7, titleEn: "Cup", titleAr: "كأس" }, count: 3 },
					{ event: other, count: 1 },
				],
			],
			[eventQuery(7 as never).queryKey, eventOf()],
			[eventQuery(8 as never).queryKey, eventOf({ ...other, classes: [] })],
			[entriesQuery(7 as never).queryKey, rows],
			[entriesQuery(8 as never).queryKey, [entry(29, "Mona", { classId: null })]],
		],
	});
	const words = plainText(view.container.textContent);
	const belt = beltName("green-4", "en");
	expect(words).toMatch(/Cup.*Noura Saleh.*Reem Saleh.*Sara Saleh.*Seminar.*Mona Saleh/);
	expect(words).not.toContain("Zain");
	expect(words).toContain(`Under 70 · ${belt} · 60.5 kg`);
	expect(words).toContain(`Over 70 · ${belt}`);
	expect(view.queryAllByText("No event class chosen yet")).toHaveLength(1);
	expect(view.queryAllByText("Does not fit the event class")).toHaveLength(1);
	const links = view.all("a").map((link) => link.getAttribute("href"));
	expect(links).toEqual(
		expect.arrayContaining([
			"/events/7/entries?status=pending",
			"/events/7/entries?status=pending&q=Noura+Saleh",
			"/events/8/entries?status=pending",
		]),
	);
});

test.each([
	["admin", "/events/7/entries"],
	["coach", "/events/7"],
])("a person’s entries lead %s to %s", (role, to) => {
	answerCalls(() => new Promise(() => undefined));
	const open = (rows: object[]) =>
		renderPart(<PersonEntries id={20 as never} />, {
			data: [
				[userQuery.queryKey, { id: 1, role }],
				[personEntriesPages(20 as never).queryKey, firstPage({ rows, next: undefined } as never)],
			],
		});
	const one = { ...entry(20, "Noura"), event: eventOf(), className: null, classNameAr: null };
	const view = open([one, { ...one, id: "other", reason: "no_show" }]);
	expect(view.all("a[href^='/events']")[0].getAttribute("href")).toBe(to);
	expect(view.queryAllByText("Not weighed before the weigh-in closed.")).toHaveLength(1);
	expect(open([]).all("li")).toEqual([]);
	expect(open([]).texts("p")).toHaveLength(1);
});
