/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { weighInQuery, weighInTimeQuery } from "../registrations/weigh-in.queries.ts";
import { AfterClosing } from "./AfterClosing.tsx";
import { Closing } from "./Closing.tsx";
import ClosingTimeDialog from "./ClosingTimeDialog.tsx";
import { EntrantRow } from "./EntrantRow.tsx";
import EntryCodeDialog from "./EntryCodeDialog.tsx";
import { OpenCheckIn } from "./OpenCheckIn.tsx";

const today = kuwaitDate(Date.now());
const classOf = (id: number, className: string) => ({ id, className, classNameAr: null });
const light = classOf(4, "Under 70");
const heavy = classOf(5, "Over 70");
const event = {
	id: 7,
	titleEn: "Cup",
	titleAr: "كأس",
	eventType: "tournament",
	eventDate: today,
	endDate: dayAfter(today, 1),
	cancelReason: null,
	classes: [light, heavy],
} as never;

const none = { isHere: false, hasKit: false, hasConsent: false, weight: null };

const entrant = (firstName: string, wish: object = {}) =>
	({
		person: {
			userId: firstName.length,
			classId: 4,
			firstName,
			lastName: "Saleh",
			firstNameAr: null,
			lastNameAr: null,
			declaredWeight: 60,
			isMinor: false,
		},
		eventClass: light,
		recorded: none,
		checkIn: none,
		unsent: [],
		verdict: undefined,
		...wish,
	}) as never;

const stateOf = (wish: object = {}) =>
	({ closed: [], version: 3, closesAt: null, entrants: [], checkIns: [], ...wish }) as never;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe("an entrant’s row", () => {
	const open = (wish: object, role = "member") =>
		renderPart(
			<ul>
				<EntrantRow event={event} entrant={entrant("Noura", wish)} given={{} as never} />
			</ul>,
			{ data: [[["user"], { id: 5, role }]] },
		);

	test.each([
		[{}, ["Expected"]],
		[{ isHere: true }, ["Here"]],
		[{ hasKit: true }, ["Expected", "Kit"]],
		[{ hasConsent: true }, ["Expected", "Consent on paper"]],
		[{ isHere: true, weight: 61.4 }, ["Here", "61.4 kg"]],
	])("with %j recorded has these badges: %j", (recorded, badges) => {
		const { texts, queryByText } = open({ checkIn: { ...none, ...recorded } });
		expect(texts(".badge")).toEqual(badges);
		expect(queryByText("Stated: 60 kg") === null).toBe("weight" in recorded);
	});

	test.each([
		["under", "Too light for the event class"],
		["over", "Too heavy for the event class"],
	])("who is %s says so, and staff can move the entry", (verdict, badge) => {
		const wish = { verdict, checkIn: { ...none, weight: 72.5 } };
		const { texts, getByText, queryByText } = open(wish);
		expect(texts(".badge")).toContain(badge);
		getByText(/^72.5 kg is outside the limits of Under 70\./);
		getByText("Staff can move the entry to another event class.");
		expect(queryByText("Move to another event class")).toBeNull();
		const ofStaff = open(wish, "admin");
		ofStaff.getByText("Move to another event class");
		expect(ofStaff.queryByText("Staff can move the entry to another event class.")).toBeNull();
	});

	test("whose weight fits is not to be moved, and says what was not sent", () => {
		const { queryByText, texts } = open(
			{
				verdict: "fits",
				checkIn: { ...none, weight: 65 },
				unsent: [{ part: "weight", value: 65 }],
			},
			"admin",
		);
		expect(queryByText("Move to another event class")).toBeNull();
		expect(texts(".badge")).toEqual(["Expected", "65 kg", "Not sent yet"]);
	});
});

describe("what this device recorded", () => {
	const open = (stored: object) => {
		const done: unknown[] = [];
		const view = renderPart(
			<OpenCheckIn
				stored={{ value: 61, ...stored } as never}
				onChoose={(value) => done.push(value)}
				onForget={() => done.push("forgotten")}
			/>,
		);
		return { ...view, done };
	};

	test.each([
		["not_entered", "Not stored: This person no longer has an approved entry."],
		["weigh_in_closed", "Not stored: The weigh-in of this event class is closed."],
		["not_found", "Not stored: You no longer have a duty at this event."],
	])("and was refused as %s says why, and can be sent again or discarded", (refused, words) => {
		const { getByText, done } = open({ refused, theirs: 63 });
		getByText(words);
		fireEvent.click(getByText("Send again"));
		fireEvent.click(getByText("Discard"));
		expect(done).toEqual([61, "forgotten"]);
	});

	test("against another device is a choice between both weights", () => {
		const { getByText, texts, done } = open({ theirs: 63 });
		getByText("Another device recorded 63 kg, this one 61 kg. Which weight is right?");
		expect(texts("button")).toEqual(["61 kg", "63 kg"]);
		fireEvent.click(getByText("63 kg"));
		expect(done).toEqual([63]);
		expect(open({ theirs: null }).texts("button")).toEqual(["61 kg", "No weight"]);
		expect(open({}).texts("p")).toEqual([]);
	});
});

describe("the closing time", () => {
	const open = (closesAt: string | null, mayClose: boolean) =>
		renderPart(
			<Closing event={event} weighIn={stateOf({ closesAt })} mayClose={mayClose}>
				{(isOver) => <i>{isOver ? "over" : "open"}</i>}
			</Closing>,
		);

	test.each([
		["without a time", null, true, ["Set closing time"], "open"],
		["without a time for others", null, false, [], "open"],
		["that comes", 30, true, ["Change"], "open"],
		["that comes for others", 30, false, [], "open"],
		["that has passed", -30, true, ["Change"], "over"],
	])(
		"%s can be set by who may close, and says what follows",
		(_, minutes, mayClose, buttons, state) => {
			const { texts, queryByText } = open(minutes === null ? null : inMinutes(minutes), mayClose);
			expect(texts("button")).toEqual(buttons);
			expect(texts("i")).toEqual([state]);
			const sentence = queryByText(/^(Weigh-in closes|The time for the weigh-in ended)/);
			expect(sentence?.textContent.startsWith("The time") ?? null).toBe(
				minutes === null ? null : minutes < 0,
			);
		},
	);

	const dialog = (closesAt: string | null, answer: { status?: number; body: object }) => {
		const calls = answerCalls(() => answer);
		const view = renderPart(
			<ClosingTimeDialog event={event} weighIn={stateOf({ closesAt })} onClose={() => undefined} />,
			{
				data: [
					[weighInQuery(7).queryKey, {}],
					[weighInTimeQuery(7).queryKey, {}],
				],
			},
		);
		return {
			...view,
			calls,
			field: (name: string) => view.getByLabelText(name) as HTMLInputElement,
			save: () => fireEvent.click(view.getByRole("button", { name: "Save" })),
		};
	};

	test.each([
		["14:30", `${today}T14:30`, "The closing time is set"],
		["", null, "The weigh-in has no closing time"],
	])("is set in Kuwait time, or taken away: “%s”", async (time, closesAt, toast) => {
		const view = dialog(`${today}T06:15:00Z`, { body: { closesAt } });
		expect([view.field("Day").value, view.field("Time").value]).toEqual([today, "09:15"]);
		expect(view.field("Day").min).toBe(dayAfter(today, -7));
		fireEvent.change(view.field("Time"), { target: { value: time } });
		view.save();
		await view.findByText(toast);
		expect(view.calls.map(({ body }) => body)).toEqual([{ closesAt, version: 3 }]);
		for (const { queryKey } of [weighInQuery(7), weighInTimeQuery(7)])
			expect(view.queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
	});

	test("that is refused is marked at its day", async () => {
		const view = dialog(null, {
			status: 400,
			body: { code: "invalid", fields: { closesAt: "past" } },
		});
		expect(view.field("Time").value).toBe("");
		view.save();
		await waitFor(() => expect(view.field("Day").getAttribute("aria-invalid")).toBe("true"));
	});
});

describe("after the closing time", () => {
	const weighed = { recorded: { ...none, weight: 61 } };
	const open = (entrants: never[], mayClose = true, closed: number[] = []) =>
		renderPart(
			<AfterClosing
				event={event}
				classes={[light, heavy] as never}
				entrants={entrants}
				weighIn={stateOf({ closed })}
				mayClose={mayClose}
			/>,
		);

	test("entrants who were not weighed are named by event class", () => {
		const { texts, queryByText } = open([
			entrant("Noura"),
			entrant("Dana", weighed),
			// Weighed on this device, but not sent to the server yet.
			entrant("Hussain", { checkIn: { ...none, weight: 61 } }),
		]);
		expect(texts("h2")).toEqual(["2 entrants were not weighed"]);
		expect(texts(".not-weighed strong")).toEqual(["Under 70"]);
		expect(texts(".not-weighed ul li")).toEqual(["Noura Saleh", "Hussain Saleh"]);
		expect(texts("button")).toEqual(["Close the weigh-in"]);
		expect(queryByText(/^Weigh those who are still here/)).toBeTruthy();
	});

	test("everybody being weighed, the event classes are to be closed", () => {
		const { texts, queryByText } = open([entrant("Dana", weighed)]);
		expect(texts("h2")).toEqual(["Everybody was weighed"]);
		expect(queryByText(/^Close each event class/)).toBeTruthy();
	});

	test("a person who may not close reads who does, and nothing once all are closed", () => {
		const { texts, queryByText } = open([entrant("Noura")], false);
		expect(texts("button")).toEqual([]);
		expect(queryByText(/^Staff or the chief judge close the event classes\./)).toBeTruthy();
		expect(open([entrant("Noura")], true, [4]).texts("h2")).toEqual([]);
		expect(open([entrant("Noura")], true, [5]).texts("h2")).toHaveLength(1);
	});
});

test("the code of an entry names whose it is and the event class in the reader’s language", () => {
	const entry = {
		eventId: 7,
		userId: 20,
		classId: 4,
		class: { ...light, classNameAr: "تحت ٧٠" },
	};
	const open = (wish: object) =>
		renderPart(
			<EntryCodeDialog
				entry={{ ...entry, ...wish } as never}
				name="Noura"
				onClose={() => undefined}
			/>,
			{ locale: "ar" },
		);
	const { getByText } = open({});
	getByText("Noura");
	getByText("تحت ٧٠");
	expect(open({ classId: null }).queryByText("Noura")).toBeNull();
});
