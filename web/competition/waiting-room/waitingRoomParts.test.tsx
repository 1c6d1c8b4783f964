/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { takeIntent } from "../../core/calls/intent.ts";
import { AdmissionControl } from "./AdmissionControl.tsx";
import GroupWaitingRoom from "./GroupWaitingRoom.tsx";
import { roomKey } from "./roomKey.ts";
import WaitingRoom from "./WaitingRoom.tsx";
import { positionsQuery, roomQuery, ticketQuery, ticketsQuery } from "./waiting-room.queries.ts";

const noop = () => undefined;
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const event = (wish: object = {}) =>
	({
		id: 7,
		titleEn: "Cup",
		titleAr: "كأس",
		registrationState: "open",
		registeredCount: 1,
		maxParticipants: 0,
		classes: [],
		waitingRoom: true,
		...wish,
	}) as never;

const drawn = { seed: "seed", counts: [4] };
const room = (wish: object = {}, admission: object = {}) => ({
	asOf: at(0),
	lobbyAt: at(-3600),
	opensAt: at(-60),
	numbers: 12,
	last: 200,
	commitment: "fingerprint",
	drawn,
	admission: {
		first: 0,
		to: null,
		since: Date.now(),
		ran: 40_000,
		held: false,
		perSecond: 1,
		...admission,
	},
	...wish,
});
const early = room({ drawn: null, lobbyAt: at(3600), opensAt: at(7200) });
const lobby = room({ drawn: null, lobbyAt: at(-60), opensAt: at(3600) });
const ticket = (userId: number) => ({ userId, ticket: `t${userId}`, number: null, position: null });
const member = { id: 20, role: "member" };

type Wish = {
	shown?: object;
	user?: object | null;
	tickets?: number[];
	positions?: [number, number][];
};

const dataOf = ({ shown = room(), user = member, tickets = [], positions = [] }: Wish) => {
	const all = tickets.map(ticket);
	return [
		[userQuery.queryKey, user],
		[roomQuery(7 as never).queryKey, shown],
		[ticketsQuery(7 as never).queryKey, all],
		...(all.length > 0 ? [[ticketQuery(7 as never).queryKey, all[0]] as const] : []),
		[
			positionsQuery(7 as never, all as never, (shown as { drawn: never }).drawn).queryKey,
			new Map(positions),
		],
	] as const;
};

function open(wish: Wish, eventWish: object = {}, isRegistered = false) {
	answerCalls(() => new Promise(noop));
	const view = renderPart(
		<WaitingRoom event={event(eventWish)} isRegistered={isRegistered}>
			<p>the form</p>
		</WaitingRoom>,
		{ data: dataOf(wish) },
	);
	return {
		...view,
		text: view.container.textContent,
		hasForm: view.queryByText("the form") !== null,
		hasRoom: view.all("section.waiting-room").length > 0,
	};
}

test.each<[string, Wish, object, RegExp, boolean]>([
	[
		"before the lobby opens",
		{ shown: early },
		{},
		/Registration opens through a waiting room/,
		false,
	],
	[
		"in the lobby",
		{ shown: lobby, tickets: [20] },
		{},
		/You’re in the draw.*12 people are here/,
		false,
	],
	["in the lobby, until there is a ticket", { shown: lobby }, {}, /Adding you to the draw/, false],
	[
		"behind others",
		{ tickets: [20], positions: [[20, 100]] },
		{},
		/Your place in the queue 100/,
		false,
	],
	[
		"whose turn it is",
		{ tickets: [20], positions: [[20, 10]] },
		{},
		/Your place in the draw: 10 of 200/,
		true,
	],
	[
		"whose turn has passed",
		{ shown: room({}, { first: 30 }), tickets: [20], positions: [[20, 10]] },
		{},
		/Your turn has passed.*Take a new place/,
		false,
	],
	[
		"while nobody is let in",
		{ shown: room({}, { held: true }), tickets: [20], positions: [[20, 100]] },
		{},
		/Nobody is let in for a moment/,
		false,
	],
	["of staff", { user: { id: 2, role: "admin" } }, {}, /Only members wait here/, true],
	["of a visitor", { user: null }, {}, /Sign in to join the queue/, false],
	[
		"of a visitor before the lobby",
		{ user: null, shown: early },
		{},
		/Sign in now, so that you are in the draw/,
		false,
	],
])("the waiting room of somebody %s", (_, wish, eventWish, words, hasForm) => {
	const view = open(wish, eventWish);
	expect(view.text).toMatch(words);
	expect([view.hasRoom, view.hasForm]).toEqual([true, hasForm]);
});

test.each(["closed", "cancelled", "full"])("an event that is %s has no waiting room", (state) => {
	const view = open({ tickets: [20], positions: [[20, 100]] }, { registrationState: state });
	expect([view.hasRoom, view.hasForm]).toEqual([false, true]);
});

test("who is registered waits for nothing", () => {
	const view = open({ tickets: [20], positions: [[20, 100]] }, {}, true);
	expect(view.text).toContain("You’re registered");
	expect(view.text).not.toContain("Your place in the queue");
});

test("a visitor returns to the event after signing in", () => {
	const { getByRole } = open({ user: null });
	fireEvent.click(getByRole("button", { name: "Sign in" }));
	expect(takeIntent()).toBe("/events/7");
});

test.each([
	[false, true, "Pause admission", "Admission is paused"],
	[true, false, "Resume admission", "Admission has resumed"],
])("staff change whether people are let in (held: %s)", async (held, next, button, toast) => {
	const changed = room({}, { held: next });
	const calls = answerCalls(() => ({ body: changed }));
	const known = {
		room: room({}, { held, since: 1_000_000 }),
		now: 1_000_000,
		stay: "drawn",
		turn: null,
	};
	const { getByRole, findByText, queries, texts } = renderPart(
		<AdmissionControl event={event()} known={known as never} />,
	);
	const [served, waiting] = texts("dd").map(Number);
	expect([served, waiting]).toEqual([40, 160]);
	fireEvent.click(getByRole("button", { name: button }));
	await findByText(toast);
	expect(calls[0].body).toEqual({ held: next });
	expect(queries.getQueryData(roomKey(7 as never))).toEqual(changed);
});

const people = [
	{ id: 20, name: "Me", isRegistered: false },
	{ id: 21, name: "Reem", isRegistered: false },
	{ id: 22, name: "Noura", isRegistered: true },
];

function openGroup(wish: Wish) {
	const calls = answerCalls(({ method }) => (method === "GET" ? new Promise(noop) : {}));
	const view = renderPart(
		<GroupWaitingRoom event={event()} people={people}>
			{(admitted) => <p>{`form of ${[...admitted].join()}`}</p>}
		</GroupWaitingRoom>,
		{ data: dataOf(wish) },
	);
	return {
		...view,
		writes: () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body),
		rows: () => view.texts(".waiting-room-people li"),
		form: () => view.queryByText(/^form of/)?.textContent,
	};
}

test.each<[string, Wish, string[], string | undefined]>([
	[
		"in the lobby",
		{ shown: lobby, tickets: [20] },
		["Me In the draw", "Reem Add to the draw", "Noura Registered"],
		"form of 22",
	],
	[
		"after the draw",
		{
			tickets: [20, 21],
			positions: [
				[20, 10],
				[21, 100],
			],
		},
		["Me Can register", "Reem 59 people before", "Noura Registered"],
		"form of 20,22",
	],
	[
		"late",
		{ tickets: [20], positions: [[20, 10]] },
		["Me Can register", "Reem Join the queue", "Noura Registered"],
		"form of 20,22",
	],
	["before the lobby", { shown: early }, [], "form of 22"],
])("each of several people has a place of their own: %s", (_, wish, rows, form) => {
	const view = openGroup(wish);
	const shown = view.rows();
	expect(shown).toHaveLength(rows.length);
	rows.forEach((row, index) => {
		for (const word of row.split(" ").filter((one) => !/^\d+$/.test(one)))
			expect(shown[index]).toContain(word);
	});
	expect(view.form()).toBe(form);
});

test("one or all of those without a ticket join the draw", async () => {
	const one = openGroup({ shown: lobby });
	fireEvent.click(one.getByRole("button", { name: /^Add .?Reem.? to the draw/ }));
	await waitFor(() => expect(one.writes()).toEqual([{ userId: 21 }]));
	await waitFor(() =>
		expect(one.queries.getQueryState(ticketsQuery(7 as never).queryKey)?.isInvalidated).toBe(true),
	);
	const all = openGroup({ shown: lobby });
	fireEvent.click(all.getByRole("button", { name: "Add everyone" }));
	await waitFor(() => expect(all.writes()).toEqual([{ userId: 20 }, { userId: 21 }]));
	const last = openGroup({ shown: lobby, tickets: [20] });
	expect(within(last.container).queryByText("Add everyone")).toBe(null);
});
