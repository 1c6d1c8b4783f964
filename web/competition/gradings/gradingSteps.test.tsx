/** @jest-environment jsdom */
import { fireEvent, within } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { GradingSteps } from "./GradingSteps.tsx";
import { candidatesQuery, gradingPrefix } from "./gradings.queries.ts";

const today = kuwaitDate(Date.now());
const pass = { outcome: "pass", belt: "brown-2", repeatParts: [] };
const candidate = (userId: number, wish: object = {}) => ({
	userId,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	fromBelt: "green-3",
	toBelt: "brown-2",
	isWithdrawn: false,
	exception: null,
	decision: null,
	version: userId,
	group: 1,
	parts: ["kihon"],
	examiners: 1,
	marks: [],
	...wish,
});

const marked = (kihon: number) => ({ marks: [{ examinerId: 1, marks: { kihon } }] });
const prefix = gradingPrefix(7 as never).queryKey;

function open(
	candidates: object[],
	wish: { state?: string } & Record<string, unknown> = {},
	{ answer = {}, day = today }: { answer?: object; day?: string } = {},
) {
	const grading = {
		eventId: 7,
		state: "fixed",
		chief: null,
		examiners: [],
		done: 2,
		total: 9,
		version: 5,
		groups: [],
		may: { manage: false, decide: true },
		marks: [],
		scales: [],
		...wish,
	};
	const calls = answerCalls(({ method, path }) => ({
		body: method !== "GET" ? answer : path.includes("candidates") ? candidates : [],
	}));
	const view = renderPart(<GradingSteps grading={grading as never} day={day} />, {
		data: [
			[prefix, {}],
			[["user"], { id: 1, role: "coach" }],
			[candidatesQuery(7 as never, grading.state).queryKey, candidates],
		],
	});
	return {
		...view,
		sent: () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body),
		isOld: () => view.queries.getQueryState(prefix)?.isInvalidated,
	};
}

describe("passing all", () => {
	test.each([
		["without marks", [candidate(2), candidate(3)], "Pass 2 candidates", [2, 3]],
		[
			"with marks, who is proposed",
			[candidate(2, marked(90)), candidate(3, marked(10)), candidate(4)],
			"Pass 1 candidate as proposed",
			[2],
		],
		[
			"of those who are undecided",
			[
				candidate(2),
				candidate(3, { decision: pass }),
				candidate(4, { isWithdrawn: true }),
				candidate(5, { exception: "belt_changed" }),
				// Nobody decides about themselves.
				candidate(1),
			],
			"Pass 1 candidate",
			[2],
		],
	])("%s decides for those only", async (_, candidates, name, people) => {
		const view = open(candidates, {}, { answer: people.map((userId) => ({ userId })) });
		fireEvent.click(view.getByRole("button", { name }));
		await view.findByText(
			people.length > 1 ? `${people.length} candidates passed` : "1 candidate passed",
		);
		expect(view.sent()).toEqual([
			people.map((userId) => ({ userId, outcome: "pass", version: userId })),
		]);
		expect(view.isOld()).toBe(true);
	});

	test("says how many decisions were refused", async () => {
		const view = open(
			[candidate(2), candidate(3)],
			{},
			{ answer: [{ userId: 2, error: "conflict" }, { userId: 3 }] },
		);
		fireEvent.click(view.getByRole("button", { name: "Pass 2 candidates" }));
		await view.findByText("1 decision was refused");
	});
});

test("recording the results says who gets a rank, what is missing and who is left out", async () => {
	const view = open([
		candidate(2, { decision: pass }),
		candidate(3, { decision: { ...pass, outcome: "fail" } }),
		candidate(4, { decision: pass, examiners: 2, ...marked(80) }),
		candidate(5, { exception: "person_gone" }),
	]);
	fireEvent.click(view.getByRole("button", { name: "Record the results" }));
	const dialog = within(await view.findByRole("dialog"));
	dialog.getByText(/^2 candidates get a new rank and a certificate\./);
	dialog.getByText(/^1 mark is missing\./);
	fireEvent.click(dialog.getByRole("button", { name: "Record the results" }));
	await view.findByText("Results are being recorded");
	expect(view.sent()).toEqual([{ to: "applying", version: 5 }]);
	expect(view.isOld()).toBe(true);
});

test.each([
	["fixed", true, "Choose the panel"],
	["open", true, "Choose the panel"],
	["applied", true, null],
	["fixed", false, null],
])("of a grading in the state %s staff (%s) choose the panel, or not", (state, manage, name) => {
	const { queryByText } = open([], { state, may: { manage, decide: false } });
	expect(queryByText("Choose the panel")?.textContent ?? null).toBe(name);
});

test.each([
	["open", ["candidates.html", "belts.xlsx"]],
	["fixed", ["candidates.html", "marks.html", "belts.xlsx"]],
	["applied", ["candidates.html", "certificates.html", "results.xlsx", "belts.xlsx"]],
])("a grading in the state %s has the files that there are", (state, names) => {
	const { all } = open([], { state, may: { manage: true, decide: false } });
	const files = all(".grading-files a").map((link) => link.getAttribute("href"));
	expect(files.map((file) => file?.replace(/^.*exports\/|\?.*$/g, "")).sort()).toEqual(
		names.toSorted(),
	);
});

test.each([
	["fixed", [1], "Give marks"],
	["closed", [1], "See my marks"],
	["fixed", [], null],
	["applied", [1], null],
])(
	"of a grading in the state %s an examiner of the groups %j opens the marks, or not",
	(state, marks, name) => {
		const { all } = open([], { state, marks });
		expect(all("p a").map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
	},
);

test("a run says how far it is, and the panel is named", () => {
	const person = { id: 3, firstName: "Dana", lastName: "Saleh" };
	const named = { ...person, firstNameAr: null, lastNameAr: null };
	const view = open([], { state: "applying", chief: named, examiners: [], groups: [{}, {}] });
	view.getByText("2 of 9");
	expect(view.texts(".panel-facts")).toEqual(["Chief examinerDana SalehGroups2"]);
	expect(open([]).texts(".panel-facts")).toEqual(["Chief examinerNobody yet"]);
	expect(open([]).queryByText("2 of 9")).toBeNull();
});

test("the results are recorded on the day of the grading at the earliest", () => {
	const decided = [candidate(2, { decision: pass })];
	const { queryByRole, queryByText } = open(decided, {}, { day: dayAfter(today, 1) });
	expect(queryByRole("button", { name: "Record the results" })).toBeNull();
	expect(queryByText(/^The results can be recorded from /)).toBeTruthy();
	const early = open([candidate(2)]);
	expect(early.queryByRole("button", { name: "Record the results" })).toBeNull();
	expect(early.queryByText(/^1 candidate has no decision yet\./)).toBeTruthy();
});
