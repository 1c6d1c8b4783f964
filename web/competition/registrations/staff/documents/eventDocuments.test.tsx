/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../../base/session/session.ts";
import { eventQuery } from "../../../events/events.queries.ts";
import { eventDocumentsQuery } from "../../registrations.queries.ts";
import EventDocumentsPage from "./EventDocumentsPage.tsx";

const person = (userId: number, firstName: string, wish: object = {}) => ({
	...personForTest(userId, firstName),
	userId,
	dojoLocation: "North",
	dojoLocationAr: "الشمال",
	state: "valid",
	expiresOn: "2099-01-31",
	...wish,
});
const rows = [
	person(20, "Noura"),
	person(21, "Reem", { dojoLocation: "South", dojoLocationAr: null, expiresOn: null }),
	person(22, "Sara", {
		state: "missing",
		expiresOn: null,
		dojoLocation: null,
		dojoLocationAr: null,
	}),
	person(23, "Zain", { state: "expiring", expiresOn: "2026-03-01" }),
];

type Wish = { search?: string; kind?: string; locale?: "en" | "ar"; answer?: object };

function open(
	people: object[],
	{ search = "", kind = "medical", locale = "en", answer = {} }: Wish = {},
) {
	const calls = answerCalls(({ method }) =>
		method === "GET" ? new Promise(() => undefined) : { body: answer },
	);
	const event = {
		id: 7,
		eventType: "tournament",
		titleEn: "Cup",
		titleAr: "كأس",
		eventDate: "2026-03-04",
		endDate: "2026-03-06",
		location: null,
		locationAr: null,
		published: true,
		registrationState: "open",
		requiredDocument: kind,
		classes: [],
	};
	const { queryKey } = eventDocumentsQuery(7 as never);
	const view = renderPart(
		<Routes>
			<Route path="/events/:id/documents" element={<EventDocumentsPage />} />
		</Routes>,
		{
			at: `/events/7/documents${search}`,
			locale,
			data: [
				[userQuery.queryKey, { id: 1, role: "admin" }],
				[eventQuery(7 as never).queryKey, event],
				[queryKey, people],
			],
		},
	);
	return {
		...view,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		isOld: () => view.queries.getQueryState(queryKey)?.isInvalidated,
		people: () => view.texts("tbody th a").map((name) => name.split(" ")[0]),
		cells: () =>
			view
				.all("tbody tr")
				.map((row) => [...row.children].map((cell) => plainText(cell.textContent))),
	};
}

test("entrants are listed with their document; those who lack it come first", () => {
	const view = open(rows);
	view.getByRole("table", { name: "Documents" });
	expect(view.cells()).toEqual([
		["Sara Saleh", "–", "–", "Missing"],
		["Zain Saleh", "North", "Mar 1, 2026", "Expires before the event"],
		["Noura Saleh", "North", "Jan 31, 2099", "Valid"],
		["Reem Saleh", "South", "No end", "Valid"],
	]);
	expect(view.all("tbody a")[0].getAttribute("href")).toMatch(/22#documents$/);
	view.getByText("A medical certificate that is valid on March 6, 2026 is required.");
	expect(open(rows, { locale: "ar", kind: "identity" }).container.textContent).toContain(
		"هوية سارية",
	);
	expect(open(rows, { locale: "ar" }).cells()[1].slice(1, 2)).toEqual(["الشمال"]);
});

test.each([
	["?sort=name", ["Noura", "Reem", "Sara", "Zain"]],
	["?sort=dojo", ["Sara", "Zain", "Noura", "Reem"]],
	["?sort=until", ["Sara", "Zain", "Noura", "Reem"]],
	["?sort=-state", ["Reem", "Noura", "Zain", "Sara"]],
	["?state=valid", ["Noura", "Reem"]],
	["?dojo=North", ["Zain", "Noura"]],
	["?before=2026-03-02", ["Sara", "Zain"]],
])("with %s the people are %j", (search, people) => {
	expect(open(rows, { search }).people()).toEqual(people);
});

test("filters count all people, and are kept in the address", () => {
	const view = open(rows, { search: "?state=valid" });
	expect(view.texts(".url-filter button")).toEqual([
		"All4",
		"Missing1",
		"Expires before the event1",
		"Valid2",
	]);
	const dojo = view.getByLabelText("Dojo") as HTMLSelectElement;
	expect([...dojo.options].map(({ textContent }) => textContent)).toEqual([
		"All dojos",
		"North",
		"South",
	]);
	fireEvent.change(dojo, { target: { value: "South" } });
	fireEvent.change(view.getByLabelText("Expires before"), { target: { value: "2026-05-01" } });
	expect(view.address()).toBe("/events/7/documents?state=valid&dojo=South&before=2026-05-01");
	view.getByText("Nobody matches these filters.");
	expect(open(rows.slice(0, 1)).queryByLabelText("Dojo")).toBeNull();
});

test("those on the list who lack the document are asked for it, in portions", async () => {
	const many = Array.from({ length: 101 }, (_, at) =>
		person(200 + at, "Reem", { state: "missing", expiresOn: null }),
	);
	const view = open([...rows, ...many], {
		search: "?state=missing",
		answer: { requested: 40, requestedBefore: 1 },
	});
	fireEvent.click(view.getByRole("button", { name: "Ask these 102 people for it" }));
	expect((await view.findByRole("dialog")).textContent).toContain(
		"Ask 102 people for the document?Each person or a guardian",
	);
	fireEvent.click(view.getByRole("button", { name: "Ask" }));
	await view.findByText("80 people were asked");
	view.getByText("2 people were asked earlier today.");
	const sent = view.writes().map(({ body }) => (body as { userIds: number[] }).userIds);
	expect(sent.map(({ length }) => length)).toEqual([100, 2]);
	expect(sent.flat()).toEqual([22, ...many.map(({ userId }) => userId)]);
	const keys = view.writes().map(({ headers }) => JSON.stringify(headers));
	expect(new Set(keys).size).toBe(2);
	expect(view.isOld()).toBe(true);
});

test.each([
	["?state=expiring", "Ask 1 person for it"],
	["?state=valid", null],
])("with %s the button is “%s”", (search, words) => {
	expect(open(rows, { search }).queryByRole("button", { name: /^Ask/ })?.textContent ?? null).toBe(
		words,
	);
});

test("asking one person is worded so, and a toast says if nobody had to be asked", async () => {
	const view = open(rows.slice(2, 3), { answer: { requested: 0, requestedBefore: 0 } });
	fireEvent.click(view.getByRole("button", { name: "Ask 1 person for it" }));
	expect((await view.findByRole("dialog")).textContent).toContain(
		"Ask 1 person for the document?The person or a guardian",
	);
	fireEvent.click(view.getByRole("button", { name: "Ask" }));
	await view.findByText("Nobody was asked");
	expect(view.queryByText(/earlier today/)).toBeNull();
});

test("an event that requires nothing, or has no entrants, says so", () => {
	open(rows, { kind: "none" }).getByText("This event requires no document.");
	open([]).getByText("Nobody has registered yet.");
	expect(open([]).all("table, fieldset")).toEqual([]);
});
