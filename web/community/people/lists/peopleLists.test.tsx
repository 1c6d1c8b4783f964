/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import { coachesPages } from "../../../people/coaches/coaches.queries.ts";
import { publishedDojosQuery } from "../../../people/dojos/dojos.queries.ts";
import PeoplePage from "../PeoplePage.tsx";
import { type PeopleFilter, peopleCount, peoplePages } from "../people.queries.ts";
import ManageAdmins from "./ManageAdmins.tsx";
import ManageCoaches from "./ManageCoaches.tsx";
import ManageMembers from "./ManageMembers.tsx";

const person = (id: number, firstName: string, wish: object = {}) =>
	personForTest(id, firstName, {
		dateOfBirth: "1990-05-06",
		phoneNumber: `+9655000${id}`,
		isApproved: true,
		isDisabled: false,
		dojoId: 4,
		dojoLocation: "North",
		dojoLocationAr: "الشمال",
		createdAt: "2026-03-04T09:00:00Z",
		updatedAt: "2026-03-04T09:00:00Z",
		coaches: [],
		...wish,
	});
const rows = [
	person(20, "Noura"),
	person(21, "Reem", {
		dateOfBirth: null,
		phoneNumber: null,
		dojoId: null,
		dojoLocation: null,
		dojoLocationAr: null,
		isDisabled: true,
		currentBelt: "black-2",
	}),
];
const lists = {
	people: PeoplePage,
	members: ManageMembers,
	coaches: ManageCoaches,
	admins: ManageAdmins,
};

type Wish = {
	search?: string;
	of?: PeopleFilter;
	role?: string;
	people?: object[];
	next?: string;
	count?: { count: number; more?: boolean };
	lacking?: { count: number; more?: boolean };
	locale?: "en" | "ar";
};

function open(
	list: keyof typeof lists,
	{
		search = "",
		of = {},
		role = "super-admin",
		people = rows,
		next,
		count = { count: 2 },
		lacking = { count: 0 },
		locale = "en",
	}: Wish = {},
) {
	const calls = answerCalls(({ method, path }) => {
		if (method !== "GET") return { body: {} };
		return path.includes("/users?") && path.includes("limit=")
			? { body: people }
			: new Promise(() => undefined);
	});
	const roles = {
		people: "member",
		members: "member",
		coaches: "coach",
		admins: "admin,super-admin",
	}[list];
	const { sort: _, ...counted } = of;
	const whom = { roles, ...of };
	const List = lists[list];
	const view = renderPart(<List />, {
		at: `/admin/people${search}`,
		locale,
		data: [
			[userQuery.queryKey, { id: 1, role }],
			[
				publishedDojosQuery.queryKey,
				[
					{ id: 4, nameEn: "North", nameAr: "الشمال" },
					{ id: 5, nameEn: "East", nameAr: "الشرق" },
				],
			],
			[
				coachesPages.queryKey,
				firstPage({ rows: [personForTest(2, "Omar")], next: undefined } as never),
			],
			[peoplePages(whom).queryKey, firstPage({ rows: people, next } as never)],
			[peopleCount({ roles: whom.roles, lacks: "password" }).queryKey, lacking],
			[peopleCount({ roles, ...counted }).queryKey, count],
		],
	});
	return {
		...view,
		calls,
		heads: () => view.all("thead th").map((head) => head.textContent.replace(/[↕↑↓]/, "")),
		cells: (at: number) =>
			[...view.all("tbody tr")[at].children].map(({ textContent }) => plainText(textContent)),
		names: () => view.texts("tbody th a"),
		files: () =>
			view
				.all("a[download]")
				.filter((link) => !link.closest("[role=toolbar]"))
				.map((link) => [link.textContent, link.getAttribute("href")?.split("?")[1]]),
		value: (label: string) => (view.getByLabelText(label) as HTMLInputElement).value,
		enter: (label: string, value: string) =>
			fireEvent.change(view.getByLabelText(label), { target: { value } }),
	};
}

test("a person is listed with belt, age, dojo, phone and the day of joining, as far as known", () => {
	const view = open("members");
	expect(view.heads()).toEqual(["Name", "Belt", "Age", "Dojo", "Phone", "Joined", "Actions"]);
	expect(view.cells(0).slice(1, 7)).toEqual([
		expect.stringContaining("Noura Saleh"),
		staffBeltName("green-4", "en"),
		expect.stringMatching(/^\d\d$/),
		"North",
		"+965500020",
		"Mar 4, 2026",
	]);
	expect(view.cells(1).slice(1, 6)).toEqual([
		expect.stringMatching(/Reem Saleh Closed$/),
		staffBeltName("black-2", "en"),
		"",
		"",
		"–",
	]);
	expect(view.cells(0)[1]).not.toContain("Closed");
	expect(view.all("tbody th a").map((link) => link.getAttribute("href"))).toEqual([
		expect.stringContaining("20"),
		expect.stringContaining("21"),
	]);
	expect(open("members", { locale: "ar" }).cells(0)[4]).toBe("الشمال");
});

test.each([
	["members", "Members", "No members yet", "Add New Member", null],
	["coaches", "Coaches", "No approved coaches", null, null],
	["admins", "Admins", "No admins", null, "To make a person an admin"],
	["people", "Members", "No people yet", null, null],
] as const)("the list of %s is headed “%s”", (list, title, none, create, hint) => {
	const view = open(list, { people: [], count: { count: 0 } });
	expect(view.texts("h2")).toContain(title);
	view.getByText(none);
	expect(view.queryByRole("button", { name: /^Add/ })?.textContent ?? null).toBe(create);
	expect(view.queryByText(/^To make/)?.textContent.slice(0, 25) ?? null).toBe(hint);
	const imports = view.queryByText("Import from Excel")?.getAttribute("href") ?? null;
	expect(imports !== null).toBe(list === "members" || list === "people");
	view.getByText("Nobody");
});

test("roles are shown where there are several, and whether a coach is approved", () => {
	const people = [
		person(20, "Noura", { role: "admin" }),
		person(21, "Reem", { role: "super-admin" }),
	];
	const view = open("admins", { people });
	expect(view.heads()).toContain("Role");
	expect(view.cells(0)[5]).toBe("Admin");
	expect(view.cells(1)[5]).toBe("Super Admin");
	const coaches = open("coaches", {
		people: [person(20, "Noura", { role: "coach", isApproved: false })],
	});
	expect(coaches.cells(0)[5]).toBe("CoachNot approved");
});

test("all people are listed by kind", () => {
	const view = open("people");
	expect(view.texts(".url-filter button")).toEqual(["Members", "Coaches", "Admins"]);
	expect(view.heads()).not.toContain("Role");
	fireEvent.click(view.getByRole("button", { name: "Admins" }));
	expect(view.address()).toBe("/admin/people?kind=admins");
	expect(view.texts("h2")).toContain("Admins");
	const admins = open("people", { search: "?kind=admins", of: { roles: "admin,super-admin" } });
	expect(admins.heads()).toContain("Role");
	expect(open("people", { search: "?kind=x" }).texts("h2")).toContain("Members");
});

test.each([
	["super-admin", "member", true, true],
	["super-admin", "super-admin", true, false],
	["admin", "member", true, false],
	["admin", "admin", false, false],
])("%s edit a %s: %s, and delete them: %s", (role, of, edits, deletes) => {
	const view = open("members", { role, people: [person(20, "Noura", { role: of })] });
	const button = (name: RegExp) => view.queryByRole("button", { name });
	expect(button(/^Edit.*Noura Saleh/) !== null).toBe(edits);
	expect(button(/^Delete.*Noura Saleh/) !== null).toBe(deletes);
	const edit = button(/^Edit.*Noura Saleh/);
	if (edit) fireEvent.click(edit);
	expect(view.address()).toBe(`/admin/people${edits ? "?id=20" : ""}`);
});

test("the filters of the address are read, counted and exported in the order of the address", () => {
	const search =
		"?belt=black-1&dojoId=5&coach=2&gender=female&ageFrom=12&lacks=phone&feeStatus=overdue&unpaid=true&disabled=true&order=-belt";
	const of = {
		belt: "black-1",
		dojoId: "5",
		coach: "2",
		gender: "female",
		ageFrom: "12",
		lacks: "phone",
		feeStatus: "overdue",
		unpaid: "true",
		disabled: "true",
		sort: "-belt",
	};
	const view = open("members", { search, of, count: { count: 1 } });
	expect(view.names()).toHaveLength(2);
	view.getByText("1 person");
	const [[excel, query], [csv, other]] = view.files();
	expect([excel, csv]).toEqual(["Export to Excel", "Export as CSV"]);
	expect(other).toBe(query);
	expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
		...of,
		roles: "member",
		lang: "en",
	});
	expect(
		[
			"Belt",
			"Dojo",
			"Coach",
			"Order",
			"Gender",
			"Age from (this year)",
			"Record",
			"Membership fee",
		].map(view.value),
	).toEqual(["black-1", "5", "2", "-belt", "female", "12", "phone", "overdue"]);
	const checked = ["Only people who owe something", "Closed accounts only"].map(
		(label) => (view.getByLabelText(label) as HTMLInputElement).checked,
	);
	expect(checked).toEqual([true, true]);
	expect((view.all("details")[0] as HTMLDetailsElement).open).toBe(true);
	expect(
		[...(view.getByLabelText("Order") as HTMLSelectElement).options].map(
			({ textContent }) => textContent,
		),
	).toEqual([
		"By name",
		"Newest first",
		"Highest belt first",
		"Youngest first",
		"By dojo",
		"Highest belt first, reversed",
	]);
});

test("filters are kept in the address", () => {
	const view = open("members");
	expect((view.all("details")[0] as HTMLDetailsElement).open).toBe(false);
	expect(view.value("Order")).toBe("");
	view.enter("Belt", "black-2");
	view.enter("Coach", "2");
	view.enter("Membership fee", "paid");
	fireEvent.click(view.getByLabelText("Only people who owe something"));
	fireEvent.click(view.getByLabelText("Closed accounts only"));
	view.enter("Order", "age");
	expect(view.address()).toBe(
		"/admin/people?belt=black-2&coach=2&feeStatus=paid&unpaid=true&disabled=true&order=age",
	);
	fireEvent.click(view.getByLabelText("Closed accounts only"));
	expect(view.address()).not.toContain("disabled");
	const first = ["Belt", "Coach", "Gender", "Record", "Membership fee"].map(
		(label) => (view.getByLabelText(label) as HTMLSelectElement).options[0].textContent,
	);
	expect(first).toEqual(["All belts", "All coaches", "All", "All records", "All statuses"]);
	const dojos = [...(view.getByLabelText("Dojo") as HTMLSelectElement).options];
	expect(dojos.map(({ textContent }) => textContent)).toEqual(["All dojos", "East", "North"]);
});

test("a table is ordered by the server, except by who fits a search best", () => {
	const sorted = (view: ReturnType<typeof open>) =>
		view
			.all("th[aria-sort]")
			.map((head) => [head.textContent.slice(0, 4), head.getAttribute("aria-sort")]);
	expect(sorted(open("members"))).toEqual([["Name", "ascending"]]);
	expect(sorted(open("members", { search: "?order=belt", of: { sort: "belt" } }))).toEqual([
		["Belt", "descending"],
	]);
	const found = open("members", { search: "?search=noura", of: { search: "noura" } });
	expect(found.all("thead button")).toEqual([]);
	expect(open("members").all("thead button")).toHaveLength(5);
});

test("a search or filter without a match says so, and leads on or back to all", () => {
	const wish = {
		search: "?belt=black-5&order=age",
		of: { belt: "black-5", sort: "age" },
		people: [],
	};
	const view = open("members", { ...wish, count: { count: 0 } });
	view.getByText("No one matches this search and these filters.");
	expect(view.queryByText("No members yet")).toBeNull();
	fireEvent.click(view.getByRole("button", { name: "Clear filters" }));
	expect(view.address()).toBe("/admin/people?order=age");
	const more = open("members", { ...wish, next: "c" });
	more.getByText("No match among the people searched so far. There are more.");
	expect(more.queryByRole("button", { name: "Clear filters" })).toBeNull();
});

test.each([
	[{ count: 2 }, "2 people", "Message these 2"],
	[{ count: 500 }, "500 people", "Message these 500"],
	[{ count: 501 }, "501 people", null],
	[{ count: 400, more: true }, "More than 400 people", null],
	[{ count: 0 }, "Nobody", null],
])("%j are found: “%s”, who can be written to: %s", (count, words, message) => {
	const view = open("members", { count });
	view.getByText(words);
	expect(view.queryByRole("button", { name: /^Message these/ })?.textContent ?? null).toBe(message);
});

test("everybody who is found gets an announcement", async () => {
	const view = open("members", { search: "?belt=black-1", of: { belt: "black-1" } });
	fireEvent.click(view.getByRole("button", { name: "Message these 2" }));
	await waitFor(() => expect(view.address()).toContain("broadcasts"));
	expect(view.address()).toMatch(/\?id=new&people=20,21$/);
	expect(view.calls.find(({ path }) => path.includes("limit="))?.path).toContain("belt=black-1");
});

test("those without a password are counted, shown and invited", async () => {
	const name = "No password yet: 3";
	const view = open("members", { lacking: { count: 3 } });
	fireEvent.click(view.getByRole("button", { name, pressed: false }));
	expect(view.address()).toBe("/admin/people?lacks=password");
	expect(open("members").queryByText(/^No password yet: /)).toBeNull();
	expect(
		open("members", { lacking: { count: 300, more: true } }).queryByText(/^No pass.*: 300\+/),
	).toBeTruthy();
	const shown = open("members", {
		search: "?lacks=password",
		of: { lacks: "password" },
		count: { count: 2 },
	});
	fireEvent.click(shown.getByRole("button", { name: "Invite 2" }));
	expect((await shown.findByRole("dialog")).textContent).toContain("Invite 2 people?");
	fireEvent.click(shown.getByRole("button", { name: "Invite" }));
	await waitFor(() =>
		expect(shown.calls.find(({ method }) => method === "POST")?.body).toEqual({ ids: [20, 21] }),
	);
});

test("the selected people are written to, exported and more of them selected", async () => {
	const view = open("members", { count: { count: 9 } });
	const bar = () => view.getByRole("toolbar", { hidden: true });
	expect(bar().hidden).toBe(true);
	for (const name of [/Noura/, /Reem/]) fireEvent.click(view.getByRole("checkbox", { name }));
	expect(plainText(bar().textContent)).toContain("2");
	const links = [...bar().querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
	expect(links[0]).toMatch(/\?id=new&people=20,21$/);
	expect(new URLSearchParams(links[1].split("?")[1]).get("ids")).toBe("20,21");
	fireEvent.click(view.getByRole("button", { name: "Select all 9 found" }));
	await waitFor(() => expect(view.calls.some(({ path }) => path.includes("limit="))).toBe(true));
	const offered = (count: number) => {
		const few = open("members", { count: { count } });
		fireEvent.click(few.getByRole("checkbox", { name: /Noura/ }));
		return few.queryByRole("button", { name: /^Select all/ }) !== null;
	};
	expect([1, 2, 500, 501].map(offered)).toEqual([false, true, true, false]);
});
