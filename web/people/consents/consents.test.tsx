/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { versionNow, wordings } from "#shared/people/consents/consents.wordings.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { ConsentChoice } from "./ConsentChoice.tsx";
import { allConsents, consentsOfQuery, ownConsentsQuery } from "./consents.queries.ts";
import MyConsents, { type Child } from "./MyConsents.tsx";
import PersonConsents from "./PersonConsents.tsx";

const today = kuwaitDate(Date.now());
const consent = (purpose: string, wish: object = {}) =>
	({
		purpose,
		answer: null,
		version: null,
		language: null,
		capacity: null,
		asWali: false,
		since: null,
		endsOn: null,
		stands: false,
		...wish,
	}) as never;

const given = (wish: object = {}) => ({
	answer: "given",
	version: 1,
	since: "2026-03-04T09:00:00Z",
	stands: true,
	...wish,
});

const child = { id: 7, firstName: "Reem", currentBelt: "white", mayAnswer: true } as Child;

const isOld = ({ queries }: ReturnType<typeof renderPart>) =>
	queries.getQueryState(allConsents.queryKey)?.isInvalidated;

describe("an answer to a purpose", () => {
	const open = (
		purpose: "photo" | "medical" | "team",
		wish: object = {},
		more: { child?: Child; minor?: boolean; locale?: "en" | "ar" } = {},
	) => {
		const calls = answerCalls(() => ({ body: {} }));
		const view = renderPart(
			<ConsentChoice
				consent={consent(purpose, wish)}
				minor={more.minor ?? false}
				child={more.child}
			/>,
			{ locale: more.locale, data: [[allConsents.queryKey, {}]] },
		);
		return {
			...view,
			sent: () => calls.map(({ body }) => body),
			pressed: () =>
				view
					.all("button[aria-pressed=true]")
					.map(({ textContent }) => textContent)
					.join(),
		};
	};
	const version = versionNow("photo");

	test.each([
		["Yes", true],
		["No", false],
	])("“%s” is stored in the language and version of its text", async (name, yes) => {
		const view = open("photo", {}, { locale: "en" });
		expect(view.pressed()).toBe("");
		view.getByText("Not answered yet");
		fireEvent.click(view.getByText(name));
		await view.findByText("We’ve saved your answer");
		expect(view.sent()).toEqual([{ purpose: "photo", version, language: "en", yes }]);
		expect(isOld(view)).toBe(true);
	});

	test.each([
		[given({ version }), "Yes", "Yes, since March 4, 2026", 0],
		[given({ version, answer: "refused", stands: false }), "No", "No, since March 4, 2026", 0],
		[given({ version, answer: "withdrawn" }), "No", "Taken back on March 4, 2026", 0],
		[given({ version, answer: "ended" }), "", "Ended on March 4, 2026", 1],
	])(
		"that is %j is marked with its day, and not stored again",
		async (wish, pressed, words, sent) => {
			const view = open("photo", wish);
			expect(view.pressed()).toBe(pressed);
			view.getByText(words);
			fireEvent.click(view.getByText(pressed || "Yes"));
			await act(async () => {});
			await waitFor(() => expect(view.sent()).toHaveLength(sent));
		},
	);

	test("says that another guardian’s answer counts", () => {
		const no = /^This does not apply yet: another guardian has said no\./;
		const yes = /^It holds: a guardian said yes\./;
		const shown = (wish: object) => {
			const { queryByText } = open("photo", wish);
			return [queryByText(no) !== null, queryByText(yes) !== null];
		};
		expect(shown(given({ version, stands: false }))).toEqual([true, false]);
		expect(shown({ stands: true })).toEqual([false, true]);
		expect(shown(given({ version }))).toEqual([false, false]);
		expect(shown({})).toEqual([false, false]);
	});

	test("for a medical note ends on the day that is chosen, and is over the day after", async () => {
		const view = open("medical");
		const last = dayAfter(today, 30);
		fireEvent.change(view.getByLabelText("Keep it until"), { target: { value: last } });
		fireEvent.click(view.getByText("Yes"));
		await view.findByText("We’ve saved your answer");
		expect(view.sent()).toEqual([
			{
				purpose: "medical",
				version: versionNow("medical"),
				language: "en",
				yes: true,
				endsOn: last,
			},
		]);
		const stored = given({ version: versionNow("medical") });
		const running = open("medical", { ...stored, endsOn: today });
		expect(running.pressed()).toBe("Yes");
		expect(running.texts(".consent-answer > .small")[0]).toContain(`Until ${longDay(today, "en")}`);
		const over = open("medical", { ...stored, endsOn: dayAfter(today, -1) });
		expect(over.pressed()).toBe("");
		over.getByText(/^Ended on .+; it was given until then$/);
	});

	test("for a child’s team needs the guardian’s tick for a yes, and none for a no", async () => {
		const view = open("team", {}, { child, minor: true });
		fireEvent.click(view.getByText("Yes"));
		const box = view.getByRole("checkbox", { name: /^I am the legal guardian/ });
		await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
		expect(view.sent()).toEqual([]);
		fireEvent.click(box);
		fireEvent.click(view.getByText("Yes"));
		await view.findByText("We’ve saved your answer");
		expect(view.sent()).toEqual([
			{
				purpose: "team",
				version: versionNow("team"),
				language: "en",
				yes: true,
				userId: 7,
				asWali: true,
			},
		]);
		const no = open("team", {}, { child, minor: true });
		fireEvent.click(no.getByText("No"));
		await no.findByText("We’ve saved your answer");
		expect(no.sent()).toMatchObject([{ yes: false, userId: 7 }]);
		expect(no.sent()[0]).not.toHaveProperty("asWali");
	});

	test("of a minor only lifts their own no, and a guardian who may not answer has no choice", () => {
		const isDisabled = (view: ReturnType<typeof open>) =>
			view.all("button").map((button) => (button as HTMLButtonElement).disabled);
		const minor = open("photo", {}, { minor: true });
		minor.getByText("No objection");
		expect(isDisabled(minor)).toEqual([true, false]);
		const refused = open("photo", given({ version, answer: "refused" }), { minor: true });
		expect(isDisabled(refused)).toEqual([false, false]);
		const frozen = { ...child, mayAnswer: false };
		expect(isDisabled(open("photo", {}, { child: frozen, minor: true }))).toEqual([true, true]);
	});
});

describe("the own consents", () => {
	const all = ["photo", "danRegister", "mail"].map((purpose) => consent(purpose));
	const open = (state: object, belt: string, of?: Child) => {
		const shown = { id: 5, minor: false, hasGuardian: false, consents: all, ...state };
		answerCalls(() => ({ body: shown }));
		return renderPart(<MyConsents child={of} />, {
			data: [
				[["user"], { id: 5, currentBelt: belt }],
				[ownConsentsQuery(of?.id).queryKey, shown],
			],
		});
	};
	const titles = (...purposes: ("photo" | "danRegister" | "mail")[]) =>
		purposes.map((purpose) => wordings[purpose].title.en);

	test("ask only holders of a dan, and who answered before, about the register of dans; no child about mail", () => {
		expect(open({}, "white").texts("h3")).toEqual(titles("photo", "mail"));
		expect(open({}, "black-1").texts("h3")).toEqual(titles("photo", "danRegister", "mail"));
		const answered = [consent("danRegister", given({ answer: "refused" }))];
		expect(open({ consents: answered }, "white").texts("h3")).toEqual(titles("danRegister"));
		expect(open({}, "black-1", child).texts("h3")).toEqual(titles("photo"));
	});

	test.each([
		[{ minor: true, hasGuardian: true }, undefined, /^Until the age of 18 your guardian says yes/],
		[{ minor: true }, undefined, /^We publish nothing about you until you are 18/],
		[{ minor: true }, child, /^You answer as Reem’s guardian\./],
	])("of %j say who answers", (state, of, words) => {
		const { getByText, texts } = open(state, "white", of);
		getByText(words);
		expect(texts(".notice")).toHaveLength(of ? 0 : 1);
	});
});

test("staff read which consents are in force, and for a minor that a guardian gives them", () => {
	const shown = {
		id: 5,
		minor: true,
		hasGuardian: true,
		consents: [
			consent("photo", given()),
			consent("team", given({ stands: false })),
			consent("mail"),
		],
	};
	const open = (state: object, only?: never) => {
		answerCalls(() => ({ body: state }));
		return renderPart(<PersonConsents id={5 as never} only={only} />, {
			data: [[consentsOfQuery(5 as never).queryKey, state]],
		});
	};
	const { texts, queryByText } = open(shown);
	expect(texts(".badge")).toEqual(["Yes", "No", "Not answered"]);
	expect(texts("li")[0]).toContain("Yes, since March 4, 2026");
	expect(queryByText(/^Under 18, or no date of birth on record/)).toBeTruthy();
	const adult = open({ ...shown, minor: false }, ["photo"] as never);
	expect(adult.texts("li")).toHaveLength(1);
	expect(adult.queryByText(/^Under 18/)).toBeNull();
});
