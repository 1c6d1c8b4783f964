/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { drawnRow, entrantRow, knockoutResults } from "#tests/domains/competition/draws.rows.ts";
import { userQuery } from "../../base/session/session.ts";
import { ownDutiesQuery } from "../duties/duties.queries.ts";
import { eventQuery } from "../events/events.queries.ts";
import { drawQuery, drawsQuery } from "./draws.queries.ts";
import EventDrawPage from "./EventDrawPage.tsx";

const eventClass = (id: number, className: string) => ({
	id,
	className,
	classNameAr: `فئة ${id}`,
	maxAge: 40,
});
const classes = [eventClass(4, "Under 70"), eventClass(5, "Over 70"), eventClass(6, "Open")];
const eventOf = (wish: object = {}) => ({
	id: 7,
	eventType: "tournament",
	titleEn: "Cup",
	titleAr: "كأس",
	eventDate: "2026-03-04",
	endDate: null,
	location: null,
	locationAr: null,
	published: true,
	registrationState: "closed",
	cancelReason: null,
	requiredDocument: "none",
	classes,
	...wish,
});
const summary = (classId: number, wish: object = {}) => ({
	classId,
	drawNo: 1,
	ended: 2,
	bouts: 5,
	isPublished: false,
	places: [],
	entrants: [],
	...wish,
});
const undrawn = classes.map(({ id }) => summary(id, { drawNo: 0, ended: 0, bouts: 0 }));
const someDrawn = [undrawn[0], summary(5), summary(6, { isPublished: true, ended: 5 })];

const drawOf = (drawn: object | null, wish: object = {}) => ({
	classId: 5,
	commitment: "finger",
	version: 3,
	isPublished: false,
	drawn: drawn && drawnRow(drawn),
	...wish,
});

type Wish = {
	event?: object;
	draws?: readonly object[];
	draw?: object;
	role?: string;
	duties?: readonly string[];
	search?: string;
	locale?: "en" | "ar";
};

function open({
	event = {},
	draws = someDrawn,
	draw = drawOf({}),
	role,
	duties = [],
	search = "",
	locale = "en",
}: Wish = {}) {
	answerCalls(() => new Promise(() => undefined));
	const shown = eventOf(event);
	const own = duties.map((scope) => ({
		id: 1,
		eventId: 7,
		scope,
		until: "2099-01-01",
		revokedAt: null,
	}));
	return renderPart(
		<Routes>
			<Route path="/events/:id/draw" element={<EventDrawPage />} />
		</Routes>,
		{
			at: `/events/7/draw${search}`,
			locale,
			data: [
				[userQuery.queryKey, role ? { id: 2, role } : null],
				[ownDutiesQuery.queryKey, own],
				[eventQuery(7 as never).queryKey, shown],
				[drawsQuery(7 as never).queryKey, draws],
				...classes.map(({ id }) => [drawQuery(7 as never, id as never).queryKey, draw] as const),
			],
		},
	);
}

// Loads what staff's view loads when it is needed.
beforeAll(async () => {
	const view = open({ role: "admin", draw: drawOf({ results: knockoutResults.slice(0, 1) }) });
	await view.findByText("Record the result");
	await view.findByText(/^Next bouts/);
	await view.findAllByRole("button", { name: /^Print/ });
});

test.each([
	[
		"an event without event classes",
		{ event: { classes: [] }, draws: [], role: "admin" },
		["This event has no event classes"],
	],
	[
		"an event without a draw",
		{ draws: undrawn },
		["No event class is drawn yet", "The draw is made after registration closes."],
	],
	[
		"an event that was called off before its draw",
		{ draws: undrawn, role: "admin", event: { cancelReason: "Rain · مطر" } },
		["Rain"],
	],
])("of %s nothing else is shown", (_, wish, words) => {
	const { container, all } = open(wish);
	for (const word of words) expect(container.textContent).toContain(word);
	expect(all("select")).toEqual([]);
});

test("visitors choose among the event classes, with what there is of each", () => {
	const view = open();
	const field = view.getByLabelText("Event classes") as HTMLSelectElement;
	expect([...field.options].map(({ textContent }) => textContent)).toEqual([
		"Under 70 – Not drawn yet",
		"Over 70 – 2 of 5",
		"Open – Results",
	]);
	expect(view.texts("h1, .lead, h3")).toEqual(["Cup", "Draw and results", "Over 70"]);
	expect(field.value).toBe("5");
	view.getByText("2 of 5 bouts over");
	expect(view.getByText("Back to the event").getAttribute("href")).toBe("/events/7");
	expect(view.queryByRole("button", { name: "Print for all event classes" })).toBeNull();
	fireEvent.change(field, { target: { value: "6" } });
	expect(view.address()).toBe("/events/7/draw?class=6");
	expect(view.texts("h3").at(-1)).toBe("Open");
	expect(view.queryByText(/bouts over$/)).toBeNull();
});

test.each([
	["?class=4", someDrawn, "فئة 4", null],
	["?class=99", someDrawn, "فئة 5", "انتهى ٢ من ٥ من النزالات"],
	["", [summary(4, { bouts: 0 }), undrawn[1], undrawn[2]], "فئة 4", null],
])("with the address “%s” an event class is shown: %#", (search, draws, name, progress) => {
	const view = open({ search, draws, locale: "ar" });
	expect(view.texts("h3").at(-1)).toBe(name);
	expect(view.queryByText(/من النزالات$/)?.textContent ?? null).toBe(progress);
});

test("an event that was called off after its draw says so above it", () => {
	const view = open({ event: { cancelReason: "Rain · مطر" }, locale: "ar" });
	view.getByText("مطر");
	view.getByLabelText("الفئات");
	expect(open().queryByText("Rain")).toBeNull();
});

test("staff see the draws as a tab, and print those that there are", () => {
	const view = open({ role: "admin" });
	expect(view.texts("h2")[0]).toBe("Draw and results");
	expect(view.queryByText("Back to the event")).toBeNull();
	const printed = (draws: readonly object[]) =>
		open({ role: "admin", draws }).texts(".page section > .row button");
	expect(printed(someDrawn)).toHaveLength(1);
	expect(printed(undrawn)).toEqual([]);
});

test.each([
	[undefined, [], false],
	["member", [], false],
	["member", ["announcer"], false],
	["member", ["chief"], true],
	["admin", [], true],
])(
	"the tools of the draw and places before publication are for those who may draw: %s %j %s",
	(role, duties, mayDraw) => {
		const draw = drawOf({ results: knockoutResults });
		const view = open({ role, duties, draw });
		expect(view.queryByRole("region", { name: "Standings" }) !== null).toBe(mayDraw);
		expect(view.queryByText("Publish the results") !== null).toBe(mayDraw);
	},
);

test.each([
	["member", ["weighIn"], false],
	["member", ["announcer"], true],
	["admin", [], true],
])("the next bouts are for those who may see all names: %s %j %s", (role, duties, seesNames) => {
	const view = open({ role, duties });
	expect(view.texts(".next-bouts h4")).toEqual(seesNames ? ["Next bouts"] : []);
});

test("published places name who won, and a draw that was repeated says why", () => {
	const draw = drawOf(
		{ results: knockoutResults, drawNo: 2, reason: "One was missing" },
		{ isPublished: true },
	);
	const view = open({ draw });
	expect(view.texts(".places li")).toEqual([
		"1st placeFighter 1",
		"2nd placeFighter 2",
		"3rd placeFighter 3",
		"4th placeFighter 4",
	]);
	view.getByText("Drawn again (draw 2): One was missing");
	const first = open({ draw: drawOf({}), locale: "ar" });
	expect(first.texts(".places li")).toEqual([]);
	expect(first.container.textContent).not.toContain("أُعيدت القرعة");
});

test("an entrant who is alone wins without a bout", () => {
	const alone = { format: "walkover", order: [3] };
	const view = open({ draw: drawOf({ ...alone, entrants: [{ ...entrantRow(3), number: 1 }] }) });
	view.getByText("The only entrant wins without a bout. Fighter 3");
	expect(open().queryByText(/^The only entrant/)).toBeNull();
});

test("anybody can check a draw by its fingerprint, and by its seed once it is drawn", () => {
	const proof = (draw: object) => open({ draw }).texts(".draw-proof dl").map(plainText);
	expect(proof(drawOf(null))).toEqual(["Fingerprint, published beforefinger"]);
	expect(
		open({ draw: drawOf(null) })
			.texts("p.soft")
			.at(-1),
	).toBe("Not drawn yet");
	expect(proof(drawOf({}))).toEqual([
		"Fingerprint, published beforefingerSecret number, published with the drawsecret",
	]);
});
