/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import { standingOf } from "#shared/competition/draws/standing.ts";
import { won } from "#tests/core/bouts.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { drawnRow, entrantRow, knockoutResults } from "#tests/domains/competition/draws.rows.ts";
import { weighInQuery } from "../registrations/weigh-in.queries.ts";
import AthleteResults from "./AthleteResults.tsx";
import { Bouts } from "./Bouts.tsx";
import { athleteResultsQuery, drawsKey, drawsQuery, resultsQuery } from "./draws.queries.ts";
import EventResults from "./EventResults.tsx";
import { PersonResults } from "./PersonResults.tsx";
import ResultsPart from "./ResultsPart.tsx";
import BoutTools from "./staff/BoutTools.tsx";
import ClassDrawTools from "./staff/ClassDrawTools.tsx";
import DrawDialog from "./staff/DrawDialog.tsx";
import LevelDialog from "./staff/LevelDialog.tsx";
import NextBouts from "./staff/NextBouts.tsx";
import { ResultDialog } from "./staff/ResultDialog.tsx";

const eventClass = { id: 4, className: "Under 70", classNameAr: "تحت ٧٠", maxAge: 40 };
const event = { id: 7, titleEn: "Cup", titleAr: "كأس", classes: [eventClass] } as never;

const dojos = [
	{ dojoId: 1, dojoEn: "North", dojoAr: "الشمال" },
	{ dojoId: 2, dojoEn: "South", dojoAr: null },
	{ dojoId: null, dojoEn: null, dojoAr: null },
];
const entrant = (number: number, dojo = dojos[2], wish: object = {}) =>
	entrantRow(number, { ...dojo, ...wish });

const drawOf = (drawn: object | null, wish: object = {}) =>
	({ classId: 4, commitment: "c", version: 3, isPublished: false, drawn, ...wish }) as never;

const data = [[drawsKey(7), {}]] as const;
const isOld = ({ queries }: ReturnType<typeof renderPart>) =>
	queries.getQueryState(drawsKey(7))?.isInvalidated;

describe("the results of an event", () => {
	const place = (at: number, number: number, reason: string | null = null) => ({
		place: at,
		number,
		reason,
	});
	const ofClass = (classId: number, wish: object = {}) => ({
		classId,
		isPublished: true,
		places: [place(1, 1), place(2, 2), place(3, 3, "weight"), place(3, 4, "wins")],
		entrants: [
			entrant(1, dojos[1]),
			entrant(2, dojos[0]),
			entrant(3),
			entrant(4, dojos[0], { nameEn: null, nameAr: null }),
		],
		...wish,
	});
	const open = (draws: object[], locale: "en" | "ar" = "en") => {
		answerCalls(() => ({ body: draws }));
		return renderPart(<EventResults event={event} />, {
			locale,
			data: [[drawsQuery(7).queryKey, draws]],
		});
	};

	test("are the places of each published event class", () => {
		const hidden = ofClass(5, { isPublished: false });
		const { texts, all } = open([ofClass(4), hidden]);
		expect(texts("h3")).toEqual(["Under 70", "Medals by dojo"]);
		expect(all("h3 a").map((link) => link.getAttribute("href"))).toEqual([
			"/events/7/draw?class=4",
		]);
		expect(texts(".places li")).toEqual([
			"1st placeFighter 1South",
			"2nd placeFighter 2North",
			"3rd placeFighter 3by lower weight",
			"3rd placeEntrant 4North",
		]);
		expect(open([hidden]).texts("section")).toEqual([]);
	});

	test("count medals by dojo, most first places first, and people without a dojo last", () => {
		const draws = [ofClass(4), ofClass(5, { places: [place(1, 3)] })];
		expect(open(draws).texts(".medal-table tbody tr")).toEqual([
			"South1001",
			"North0112",
			"Without a dojo1012",
		]);
		const unpublished = ofClass(4, { isPublished: false });
		expect(open([ofClass(4), unpublished], "ar").texts(".medal-table tbody th")).toEqual([
			"South",
			"الشمال",
			"بلا دوجو",
		]);
	});
});

describe("a person’s results", () => {
	const results = [
		{
			eventId: 7,
			classId: 4,
			titleEn: "Cup",
			titleAr: "كأس",
			className: "Under 70",
			classNameAr: null,
			date: "2026-03-04",
			place: 2,
		},
	];
	const parts = {
		athlete: [<AthleteResults key="a" id={9 as never} />, athleteResultsQuery(9 as never)],
		person: [<PersonResults key="p" id={9 as never} name="Noura" />, resultsQuery(9 as never)],
		own: [<PersonResults key="o" id={9 as never} />, resultsQuery(9 as never)],
		part: [<ResultsPart key="r" id={9 as never} />, resultsQuery(9 as never)],
	} as const;
	const open = (part: keyof typeof parts, shown: object[], locale: "en" | "ar" = "en") => {
		answerCalls(() => ({ body: shown }));
		const [element, { queryKey }] = parts[part];
		return renderPart(element, { locale, data: [[queryKey, shown]] });
	};

	test.each([
		["athlete", "Results at tournaments"],
		["person", "Noura: results at tournaments"],
		["own", "Results at tournaments"],
		["part", undefined],
	] as const)("as %s name the place, the event, its class and day", (part, title) => {
		const { texts, all } = open(part, results);
		expect(texts("h2")).toEqual(title ? [title] : []);
		expect(texts("li")).toEqual(["2nd placeCupUnder 70Wednesday, March 4, 2026"]);
		expect(all("a")[0].getAttribute("href")).toBe("/events/7/draw?class=4");
		expect(open(part, results, "ar").texts("li a")).toEqual(["كأس"]);
	});

	test("that are missing are mentioned in a folded part, and nowhere else", () => {
		expect(open("part", []).texts("p")).toEqual(["No results at tournaments yet"]);
		for (const part of ["athlete", "person"] as const)
			expect(open(part, []).texts("section")).toEqual([]);
	});
});

describe("bouts", () => {
	const drawn = drawnRow({
		entrants: [entrant(1, dojos[0]), entrant(2, dojos[1], { isOwn: true }), entrant(3), entrant(4)],
		results: knockoutResults.slice(0, 1),
	});
	const { bouts } = standingOf(drawn as never, drawn.results as never);

	test("say who won and how, who is not known yet, and which are the reader’s", () => {
		const { texts, all } = renderPart(<Bouts drawn={drawn as never} bouts={bouts} />, {
			locale: "ar",
		});
		const [ended, , third] = texts(".bout");
		expect(ended).toMatch(/النزال \S+.*أبيضلاعب 1الشمالفائز.*أحمرلاعب 4$/);
		expect(third).toContain("غير معروف بعد");
		expect(all("[data-won]").map(({ textContent }) => textContent)).toEqual([
			"أبيضلاعب 1الشمالفائز",
		]);
		expect(all(".bout[data-own]").map(({ id }) => id)).toEqual(["bout-2"]);
	});

	test("that come next are named with both corners", () => {
		const { texts, all } = renderPart(<NextBouts drawn={drawn as never} bouts={bouts} />);
		expect(texts("li")[0]).toMatch(/^Bout 2: Semi-finalsWhiteFighter 3RedFighter 2South$/);
		expect(all("li a")[0].getAttribute("href")).toBe("#bout-2");
		const ended = standingOf(drawn as never, knockoutResults);
		expect(
			renderPart(<NextBouts drawn={drawn as never} bouts={ended.bouts} />).texts("section"),
		).toEqual([]);
	});

	test.each([
		[0, "Correct", "Correct the result of bout 1"],
		[1, "Record the result", "Record the result of bout 2"],
		[2, undefined, undefined],
	])("have the tool that fits: %#", (at, word, label) => {
		const { texts, all } = renderPart(
			<BoutTools event={event} draw={drawOf(drawn)} bout={bouts[at]} />,
		);
		expect(texts("button")).toEqual(word ? [word] : []);
		expect(all("button")[0]?.getAttribute("aria-label")).toBe(label);
	});
});

describe("a result", () => {
	const open = (results: object[], at: number, wish: object = {}) => {
		const calls = answerCalls(() => ({ body: {} }));
		const drawn = drawnRow({ results, ...wish });
		const { bouts } = standingOf(drawn as never, results as never);
		const view = renderPart(
			<ResultDialog
				event={event}
				draw={drawOf(drawn)}
				bout={bouts[at]}
				onClose={() => undefined}
			/>,
			{ data },
		);
		return {
			...view,
			calls,
			save: () => view.getByRole("button", { name: "Save the result" }),
			pick: (name: RegExp) => fireEvent.click(view.getByRole("radio", { name })),
		};
	};
	const score = { wazaari: 0, genten: 0 };

	test("is stored for the two people who meet, with the winner, and the draw is read again", async () => {
		const view = open([], 0);
		view.getByText("Result of bout 1");
		fireEvent.click(view.save());
		expect(view.calls).toEqual([]);
		expect(view.queryByLabelText("Reason")).toBeNull();
		view.pick(/Fighter 4/);
		fireEvent.change(view.getByLabelText("Won"), { target: { value: "ippon" } });
		fireEvent.click(view.save());
		await view.findByText("Bout 1 is saved");
		expect(view.calls.find(({ method }) => method !== "GET")?.body).toEqual({
			bout: 1,
			whiteId: 1,
			redId: 4,
			winner: "red",
			kind: "ippon",
			white: score,
			red: score,
			setAside: [],
			version: 3,
		});
		expect(isOld(view)).toBe(true);
	});

	test("that is corrected needs a reason, and names the bouts that no longer count", async () => {
		const view = open(knockoutResults, 0);
		view.getByText("Correct bout 1");
		expect(view.queryByText(/^These bouts would no longer count/)).toBeNull();
		view.pick(/Fighter 4/);
		view.getByText(/^These bouts would no longer count and have to be fought again: 3 and 4\./);
		fireEvent.click(view.save());
		expect(view.calls).toEqual([]);
		fireEvent.change(view.getByLabelText("Reason"), { target: { value: "Mixed up" } });
		fireEvent.click(view.save());
		await view.findByText("Bout 1 is saved");
		expect(view.calls.find(({ method }) => method !== "GET")?.body).toMatchObject({
			winner: "red",
			reason: "Mixed up",
			setAside: [3, 4],
		});
	});

	test("in a group has the scores of both, which part those who are tied", async () => {
		const view = open([], 0, { format: "roundRobin", order: [1, 2, 3] });
		expect(document.querySelectorAll("select")).toHaveLength(5);
		view.pick(/White/);
		const label = view.getAllByLabelText(/^Waza-ari/)[1];
		fireEvent.change(label, { target: { value: "1" } });
		fireEvent.change(view.getAllByLabelText(/^Penalties/)[0], { target: { value: "3" } });
		fireEvent.click(view.save());
		await view.findByText("Bout 1 is saved");
		expect(view.calls.find(({ method }) => method !== "GET")?.body).toMatchObject({
			winner: "white",
			white: { wazaari: 0, genten: 3 },
			red: { wazaari: 1, genten: 0 },
		});
	});
});

test("people who are tied are put in an order, with the reason", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	const view = renderPart(
		<LevelDialog
			event={event}
			draw={drawOf(drawnRow())}
			people={[3, 1]}
			onClose={() => undefined}
		/>,
		{ data },
	);
	fireEvent.change(view.getByLabelText("Rank 1"), { target: { value: "1" } });
	expect(
		within(view.getByLabelText("Rank 2"))
			.getAllByRole("option")
			.map(({ textContent }) => textContent),
	).toEqual(["", "Fighter 3"]);
	fireEvent.change(view.getByLabelText("Rank 2"), { target: { value: "3" } });
	const press = () => fireEvent.click(view.getByRole("button", { name: "Put them in order" }));
	press();
	expect(calls).toEqual([]);
	fireEvent.change(view.getByLabelText("Reason"), { target: { value: "Lower weight" } });
	press();
	await view.findByText("The order is saved");
	expect(calls.map(({ body }) => body)).toEqual([
		{ order: [1, 3], reason: "Lower weight", version: 3 },
	]);
	expect(isOld(view)).toBe(true);
});

describe("the tools of a draw", () => {
	const open = (draw: never) => {
		const calls = answerCalls(() => ({ body: {} }));
		const view = renderPart(
			<ClassDrawTools event={event} eventClass={eventClass as never} draw={draw} />,
			{ data },
		);
		return { ...view, calls };
	};

	test.each([
		["nothing is drawn", drawOf(null), ["Draw"]],
		["it is drawn", drawOf(drawnRow()), ["Draw again", "Print"]],
		["a bout is over", drawOf(drawnRow({ results: knockoutResults.slice(0, 1) })), ["Print"]],
		[
			"all bouts are over",
			drawOf(drawnRow({ results: knockoutResults })),
			["Publish the results", "Print"],
		],
		[
			"it is published",
			drawOf(drawnRow({ results: knockoutResults }), { isPublished: true }),
			["Print"],
		],
	])("once %s are %#", (_, draw, buttons) => {
		expect(open(draw).texts("button")).toEqual(buttons);
	});

	test("publish the version that is seen, and the draw is read again", async () => {
		const view = open(drawOf(drawnRow({ results: knockoutResults })));
		fireEvent.click(view.getByText("Publish the results"));
		await view.findByText("The results are published");
		expect(view.calls[0].body).toEqual({ version: 3 });
		expect(isOld(view)).toBe(true);
	});

	test("say how many of one dojo meet early, and who is tied", () => {
		const early = [{ pair: [1, 2], round: 1 }];
		expect(open(drawOf(drawnRow({ early }))).getByText(/^1 pair of one dojo meets/)).toBeTruthy();
		const tied = drawnRow({
			format: "roundRobin",
			order: [1, 2, 3],
			results: [won(1, 1, 2, "white")],
		});
		const { bouts } = standingOf(tied as never, []);
		const results = bouts.map(({ number, whiteId, redId }) =>
			// Each of the three wins once.
			won(
				number,
				whiteId as number,
				redId as number,
				((whiteId as number) % 3) + 1 === redId ? "white" : "red",
			),
		);
		expect(
			open(drawOf({ ...tied, results })).getByText(
				/^These people are tied, and a medal depends on it: Fighter 1, Fighter 2, and Fighter 3$/,
			),
		).toBeTruthy();
	});
});

describe("the form of a draw", () => {
	const person = (userId: number, firstName: string, classId = 4) => ({
		userId,
		classId,
		firstName,
		lastName: "Saleh",
		firstNameAr: null,
		lastNameAr: null,
	});
	const entrants = [20, 21, 22, 23, 24, 25, 26, 27].map((id) => person(id, `Fighter${id}`));
	const open = (drawn: object | null, wish: object = {}) => {
		const state = {
			entrants: [...entrants, person(40, "Other", 5)],
			checkIns: [],
			closed: [],
			...wish,
		};
		const calls = answerCalls(({ method }) => ({ body: method === "GET" ? state : {} }));
		const view = renderPart(
			<DrawDialog
				event={event}
				eventClass={eventClass as never}
				draw={drawOf(drawn)}
				onClose={() => undefined}
			/>,
			{ data: [...data, [weighInQuery(7).queryKey, state]] },
		);
		return {
			...view,
			sent: () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body),
			press: (name: string) => fireEvent.click(view.getByRole("button", { name })),
		};
	};

	test("sends the strong entrants, the 3rd place and the length of bouts", async () => {
		const view = open(null);
		fireEvent.change(view.getByLabelText("3rd place"), { target: { value: "repechage" } });
		fireEvent.change(view.getByLabelText(/^Strong entrant 1/), { target: { value: "22" } });
		expect(
			within(view.getByLabelText(/^Strong entrant 2/)).queryByText("Fighter22 Saleh"),
		).toBeNull();
		expect(document.body.textContent).not.toContain("Other Saleh");
		view.press("Draw");
		await view.findByText("Under 70 is drawn");
		expect(view.sent()).toEqual([
			{ seeds: [22], third: "repechage", rules: "classic", version: 3 },
		]);
		expect(isOld(view)).toBe(true);
	});

	test("that is drawn again asks why, and begins with the length of bouts before", async () => {
		const view = open(drawnRow());
		view.press("Draw again");
		expect(view.sent()).toEqual([]);
		fireEvent.change(view.getByLabelText(/^Why is it drawn again/), {
			target: { value: "One was missing" },
		});
		view.press("Draw again");
		await waitFor(() =>
			expect(view.sent()).toEqual([
				{ seeds: [], third: "bout", rules: "youth", reason: "One was missing", version: 3 },
			]),
		);
	});

	test.each([
		["one was weighed", { checkIns: [{ userId: 20, weight: 61 }] }, "7 entrants were not"],
		["nobody was weighed", {}, null],
		["it is closed", { checkIns: [{ userId: 20, weight: 61 }], closed: [4] }, null],
		["that of others is closed", { checkIns: [{ userId: 20, weight: 6 }], closed: [5] }, "7 "],
	])("says how many were not weighed while the weigh-in is open: %s", (_, wish, words) => {
		const { queryByText } = open(null, wish);
		const notice = queryByText(/not weighed yet and (is|are) drawn too/);
		expect(notice?.textContent.startsWith(words ?? "") ?? null).toBe(words ? true : null);
	});
});
