/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Language } from "../../core/language/i18n.tsx";
import { useRoomWords } from "./useRoomWords.ts";
import type { Known } from "./useTurn.ts";

const known = (wish: object, admission: object = {}) =>
	({
		room: {
			lobbyAt: "2027-04-10T14:00:00Z",
			opensAt: "2027-04-10T15:00:00Z",
			numbers: 0,
			last: 200,
			admission: { first: 0, to: null, since: 0, ran: 0, held: false, perSecond: 1, ...admission },
		},
		stay: "drawn",
		ticket: undefined,
		turn: null,
		position: null,
		now: Date.parse("2027-04-10T15:00:00Z"),
		...wish,
	}) as unknown as Known;

const open = { registrationState: "open" as const, classes: [], isRegistered: false };

const wordsOf = (state: Known, event: Partial<Parameters<typeof useRoomWords>[1]> = {}) => {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<Language initial="en">{children}</Language>
	);
	return renderHook(() => useRoomWords(state, { ...open, ...event }), { wrapper }).result.current;
};

const ticket = { number: 17 };
const waiting = (ahead: number, seconds: number) => ({
	state: "waiting",
	ahead,
	seconds,
	beyond: 0,
});

test.each([
	["Waiting room", { stay: "early" }],
	["Waiting room", { stay: "lobby" }],
	["You’re in the draw", { stay: "lobby", ticket }],
	["Waiting room", { stay: "drawing", ticket }],
	["You’re in the queue", { ticket, turn: waiting(3, 9) }],
	["It’s your turn", { ticket, turn: { state: "inside", seconds: 60 } }],
	["You can register now", { ticket, turn: { state: "inside", seconds: null } }],
	["Waiting room", { ticket, turn: { state: "over" } }],
])("its title is “%s” with %j", (title, state) => {
	expect(wordsOf(known(state)).title).toBe(title);
});

test.each([
	["", { stay: "lobby" }, {}],
	["", { stay: "drawing", ticket }, {}],
	[/^The order is drawn at random at 6:00 PM/, { stay: "lobby", ticket }, {}],
	["Less than a minute", { ticket, turn: waiting(3, 59) }, {}],
	["About 1 minute", { ticket, turn: waiting(3, 60) }, {}],
	["About 2 minutes", { ticket, turn: waiting(3, 61) }, {}],
	[/^Nobody is let in for a moment/, { ticket, turn: waiting(3, 61) }, { held: true }],
	["It’s your turn. You can register now.", { ticket, turn: { state: "inside", seconds: 5 } }, {}],
	[/^Your turn has passed/, { ticket, turn: { state: "over" } }, {}],
])("screen readers hear “%s” with %j and the admission %j", (expected, state, admission) => {
	const spoken = wordsOf(known(state, admission)).spoken.replace("\u00a0", " ");
	if (expected instanceof RegExp) expect(spoken).toMatch(expected);
	else expect(spoken).toBe(expected);
});

test("says who is here, who is ahead, and what place was drawn", () => {
	expect(wordsOf(known({})).here).toBe("Nobody is here yet");
	expect(wordsOf(known({ ticket })).here).toBe("1 person is here");
	expect(wordsOf(known({ turn: waiting(0, 1) })).ahead).toBe("You are next");
	expect(wordsOf(known({ turn: waiting(2, 1) })).ahead).toBe("2 people before you");
	const drawn = wordsOf(known({ position: 8, turn: { state: "inside", seconds: 90 } }));
	expect([drawn.position, drawn.drawn]).toEqual(["8", "Your place in the draw: 8 of 200"]);
	expect(drawn.inside).toBe("A place is kept for you for 1 min 30 s. Register before then.");
});

test("says when to come and when the order is drawn", () => {
	const { early } = wordsOf(known({}));
	expect(early.replaceAll("\u00a0", " ")).toContain("Come between 5:00 PM and 6:00 PM");
});

test("promises a place only where one is kept, and none that is gone", () => {
	const inside = known({ ticket, turn: { state: "inside", seconds: 90 } });
	const unkept = known({ ticket, turn: { state: "inside", seconds: null } });
	expect(wordsOf(inside, { classes: [{}] as never }).inside).toMatch(
		/^A place at the event is kept for you for 1 min 30 s. Each event class has its own places/,
	);
	expect(wordsOf(unkept).inside).toMatch(/^No place is kept for you/);
	const full = { registrationState: "waitlist" as const };
	for (const one of [inside, unkept, known({ ticket, turn: waiting(3, 9) })])
		expect(wordsOf(one, full).title).toBe("All places are taken");
	expect([wordsOf(inside, full).inside, wordsOf(unkept, full).spoken]).toEqual(
		Array(2).fill("You can join the waiting list; its order is the order of the draw."),
	);
	const done = wordsOf(inside, { isRegistered: true });
	expect([done.title, done.spoken]).toEqual(["You’re registered", "You’re registered"]);
});

test("says to whom the places are kept, until when, and how many must become free", () => {
	const behind = known(
		{ ticket, turn: { ...waiting(4, 300), beyond: 2 } },
		{ to: 3, since: Date.parse("2027-04-10T15:00:00Z") },
	);
	const { about, spoken } = wordsOf(behind);
	expect(about.replaceAll("\u00a0", " ").replaceAll("\u202f", " ")).toBe(
		"Every free place is kept for those before you until 6:10 PM. If 2 of them aren’t used, it’s your turn.",
	);
	expect(spoken).toMatch(/^Every free place is kept for those before you/);
});
