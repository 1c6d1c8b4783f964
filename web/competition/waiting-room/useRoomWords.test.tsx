/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Language } from "../../core/language/i18n.tsx";
import { useRoomWords } from "./useRoomWords.ts";
import type { Known } from "./useTurn.ts";

const known = (wish: object, door: object = {}) =>
	({
		room: {
			lobbyAt: "2027-04-10T14:00:00Z",
			opensAt: "2027-04-10T15:00:00Z",
			numbers: 0,
			last: 200,
			door: { held: false, ...door },
		},
		stay: "drawn",
		ticket: undefined,
		turn: null,
		position: null,
		...wish,
	}) as unknown as Known;

const wordsOf = (state: Known) => {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<Language initial="en">{children}</Language>
	);
	return renderHook(() => useRoomWords(state), { wrapper }).result.current;
};

const ticket = { number: 17 };
const waiting = (ahead: number, seconds: number) => ({ state: "waiting", ahead, seconds });

test.each([
	["Waiting room", { stay: "early" }],
	["Waiting room", { stay: "lobby" }],
	["You’re in the draw", { stay: "lobby", ticket }],
	["Waiting room", { stay: "drawing", ticket }],
	["You’re in the queue", { ticket, turn: waiting(3, 9) }],
	["It’s your turn", { ticket, turn: { state: "inside", seconds: 60 } }],
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
])("screen readers hear “%s” with %j and the admission %j", (said, state, door) => {
	const heard = wordsOf(known(state, door)).said.replace("\u00a0", " ");
	if (said instanceof RegExp) expect(heard).toMatch(said);
	else expect(heard).toBe(said);
});

test("says who is here, who is ahead, and what place was drawn", () => {
	expect(wordsOf(known({})).here).toBe("Nobody is here yet");
	expect(wordsOf(known({ ticket })).here).toBe("1 person is here");
	expect(wordsOf(known({ turn: waiting(0, 1) })).ahead).toBe("You are next");
	expect(wordsOf(known({ turn: waiting(2, 1) })).ahead).toBe("2 people before you");
	const drawn = wordsOf(known({ position: 8, turn: { state: "inside", seconds: 90 } }));
	expect([drawn.position, drawn.drawn]).toEqual(["8", "Your place in the draw: 8 of 200"]);
	expect(drawn.inside).toBe("You have 1 min 30 s to register.");
	expect(drawn.left).toBe("Your turn lasts another 1 min 30 s.");
	expect(wordsOf(known({ turn: { state: "over" } })).left).toBe("Your turn lasts another 0 s.");
});

test("says when to come and when the order is drawn", () => {
	const { early } = wordsOf(known({}));
	expect(early.replaceAll("\u00a0", " ")).toContain("Come between 5:00 PM and 6:00 PM");
});
