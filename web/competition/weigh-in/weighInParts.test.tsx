/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { eventQuery } from "../events/events.queries.ts";
import { entriesQuery } from "../registrations/registrations.queries.ts";
import { weighInQuery } from "../registrations/weigh-in.queries.ts";
import CheckInDialog from "./CheckInDialog.tsx";
import { CloseWeighIn } from "./CloseWeighIn.tsx";
import ClosingTime from "./ClosingTime.tsx";
import EntryCodeButton from "./EntryCodeButton.tsx";
import MoveEntrant from "./MoveEntrant.tsx";
import ScannedEntrant from "./ScannedEntrant.tsx";
import type { Entrant } from "./useEntrants.ts";

const today = kuwaitDate(Date.now());
const eventClass = { id: 4, className: "Under 70", classNameAr: null };

const eventWith = (wish: object = {}) =>
	({
		id: 7,
		titleEn: "Cup",
		titleAr: "كأس",
		eventType: "tournament",
		eventDate: today,
		endDate: null,
		cancelReason: null,
		classes: [eventClass],
		...wish,
	}) as unknown as Event;

const none = { isHere: false, hasKit: false, hasConsent: false, weight: null };

const entrantWith = (wish: object = {}, weight: number | null = null) =>
	({
		person: {
			userId: 20,
			classId: 4,
			firstName: "Noura",
			lastName: "Saleh",
			declaredWeight: 60,
			isMinor: false,
			...wish,
		},
		eventClass,
		recorded: { userId: 20, ...none },
		checkIn: { userId: 20, ...none, weight },
		unsent: [],
		verdict: undefined,
	}) as unknown as Entrant;

type Recorded = [userId: number, changes: object];
function given() {
	const recorded: Recorded[] = [];
	const record = (userId: number, _: unknown, changes: object) => {
		recorded.push([userId, changes]);
		return Promise.resolve(true);
	};
	return { recorded, given: { record, here: [], stored: new Map() } as never };
}

test.each([
	["is approved", {}, true],
	["waits for a decision", { status: "pending" }, false],
	["was cancelled", { status: "cancelled" }, false],
	["has no event class", { classId: null, class: null }, false],
	["is of a past event", { event: eventWith({ eventDate: dayAfter(today, -1) }) }, false],
])("an entry that %s has a code for the check-in desk or not", (_, wish, hasCode) => {
	const entry = { eventId: 7, userId: 20, classId: 4, class: eventClass, status: "approved" };
	const { texts } = renderPart(
		<EntryCodeButton entry={{ ...entry, event: eventWith(), ...wish } as never} />,
		{ data: [[eventQuery(7).queryKey, eventWith()]] },
	);
	expect(texts("button")).toHaveLength(hasCode ? 1 : 0);
});

test("only the entries of tournaments have a code", () => {
	const entry = { classId: 4, class: eventClass, event: eventWith(), status: "approved" };
	const { texts } = renderPart(<EntryCodeButton entry={entry as never} />, {
		data: [[eventQuery(7).queryKey, eventWith({ eventType: "seminar" })]],
	});
	expect(texts("button")).toEqual([]);
});

test.each([
	["opens the entrant on the day", "7-20-4", 0, true],
	["opens nobody on the day before", "7-20-4", 1, false],
	["of another event opens nobody", "8-20-4", 0, false],
	["of another event class opens nobody", "7-20-5", 0, false],
])("a scanned code %s", async (_, code, inDays, isOpen) => {
	const event = eventWith({ eventDate: dayAfter(today, inDays) });
	const { findByRole, queryByRole } = renderPart(
		<ScannedEntrant event={event} entrants={[entrantWith()]} given={given().given} />,
		{ at: `/#entry=${code}` },
	);
	await findByRole(isOpen ? "dialog" : "alert");
	expect(queryByRole("dialog") !== null).toBe(isOpen);
});

test.each([
	["a tournament", {}, 1],
	["a tournament that was called off", { cancelReason: "Rain" }, 0],
	["a seminar", { eventType: "seminar" }, 0],
	["a tournament next month", { eventDate: dayAfter(today, 30) }, 0],
])("of %s the closing time is read, or not", async (_, wish, count) => {
	const sent = answerCalls(() => ({ body: { closesAt: null } }));
	renderPart(<ClosingTime event={eventWith(wish)} />);
	await Promise.resolve();
	expect(sent).toHaveLength(count);
});

test.each([
	["68", true],
	["52", true],
	["67", false],
	["53", false],
])(
	"a weight of %s kg of a person who declared 60 surprises the check-in desk: %s",
	(typed, isSurprise) => {
		const { getByLabelText, queryByRole } = renderPart(
			<CheckInDialog entrant={entrantWith()} given={given().given} onClose={() => undefined} />,
		);
		fireEvent.change(getByLabelText(/^Weight/), { target: { value: typed } });
		expect(queryByRole("status") !== null).toBe(isSurprise);
	},
);

test("the check-in desk records who is there, and asks for a consent on paper for minors only", async () => {
	const { given: stored, recorded } = given();
	const open = (entrant: Entrant) =>
		renderPart(<CheckInDialog entrant={entrant} given={stored} onClose={() => undefined} />);
	expect(open(entrantWith()).queryByLabelText(/consent/i)).toBeNull();
	const { getByLabelText, getByText } = open(entrantWith({ isMinor: true }));
	getByLabelText(/consent/i);
	fireEvent.click(getByText("Save"));
	await waitFor(() => expect(recorded).toEqual([[20, { isHere: true }]]));
});

test.each([
	["The kit is checked", { hasKit: true }],
	["A guardian’s consent on paper was handed in", { hasConsent: true }],
])("the check-in desk records “%s”, and that it was taken back", async (label, changed) => {
	const { given: stored, recorded } = given();
	for (const before of [{}, changed]) {
		const checkIn = { userId: 20, ...none, isHere: true, ...before } as Entrant["checkIn"];
		const entrant = { ...entrantWith({ isMinor: true }), checkIn };
		const { getByLabelText, getByText } = renderPart(
			<CheckInDialog entrant={entrant} given={stored} onClose={() => undefined} />,
		);
		fireEvent.click(getByLabelText(label));
		fireEvent.click(getByText("Save"));
	}
	const takenBack = Object.fromEntries(Object.keys(changed).map((part) => [part, false]));
	await waitFor(() =>
		expect(recorded).toEqual([
			[20, changed],
			[20, takenBack],
		]),
	);
});

test("after a weigh-in was closed the entries are read again too, whose waiting list moved up", async () => {
	const state = { closed: [], version: 3, closesAt: null, entrants: [], checkIns: [] };
	answerCalls(() => ({ body: { ...state, closed: [4] } }));
	const { queries, getByText, findByRole } = renderPart(
		<CloseWeighIn
			event={eventWith()}
			eventClass={eventClass as never}
			entrants={[entrantWith()]}
			weighIn={state as never}
		/>,
		{
			data: [
				[weighInQuery(7).queryKey, state],
				[entriesQuery(7).queryKey, []],
			],
		},
	);
	fireEvent.click(getByText("Close the weigh-in"));
	const dialog = await findByRole("dialog");
	fireEvent.click(within(dialog).getByRole("button", { name: "Close the weigh-in" }));
	const isOld = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
	await waitFor(() => expect(isOld(entriesQuery(7).queryKey)).toBe(true));
	expect(isOld(weighInQuery(7).queryKey)).toBe(true);
});

test("an entrant above the limits is moved with the weight of the weigh-in, which is read again", async () => {
	const entry = { id: "a", userId: 20, classId: 4, status: "approved", declaredWeight: 60 };
	const classes = [eventClass, { ...eventClass, id: 5, className: "Over 70" }].map((one) => ({
		...one,
		maxParticipants: 0,
		currentRegistrations: 1,
	}));
	answerCalls(({ method }) => ({ body: method === "GET" ? [] : { registration: entry } }));
	const { queryKey: weighIn } = weighInQuery(7);
	const { queries, findByLabelText, getByLabelText, getByRole } = renderPart(
		<MoveEntrant
			event={eventWith({ classes })}
			entrant={entrantWith({}, 72.5)}
			onClose={() => undefined}
		/>,
		{
			data: [
				[weighIn, {}],
				[entriesQuery(7).queryKey, [{ ...entry, firstName: "Noura", lastName: "Saleh" }]],
			],
		},
	);
	const weight = (await findByLabelText(/weight/i)) as HTMLInputElement;
	expect(weight.value).toBe("72.5");
	fireEvent.click(getByLabelText(/Over 70/));
	fireEvent.click(getByRole("button", { name: "Move" }));
	await waitFor(() => expect(queries.getQueryState(weighIn)?.isInvalidated).toBe(true));
});
