import { won } from "../../core/bouts.ts";

/** An entrant of a draw, as its page is given them. */
export const entrantRow = (number: number, wish: object = {}) => ({
	number,
	dojoId: null,
	dojoEn: null,
	dojoAr: null,
	nameEn: `Fighter ${number}`,
	nameAr: `لاعب ${number}`,
	isOwn: false,
	...wish,
});

/** A knockout of four without results, as its page is given it. */
export const drawnRow = (wish: object = {}) => ({
	drawNo: 1,
	seed: "secret",
	format: "knockout",
	third: "bout",
	rules: "youth",
	reason: null,
	drawnAt: "2026-03-04T09:00:00Z",
	order: [1, 4, 3, 2],
	seeds: [],
	levelled: [],
	early: [],
	results: [],
	entrants: [1, 2, 3, 4].map((number) => entrantRow(number)),
	...wish,
});

/** The results of that knockout: 1 wins, before 2, 3 and 4. */
export const knockoutResults = [
	won(1, 1, 4, "white"),
	won(2, 3, 2, "red"),
	won(3, 4, 3, "red"),
	won(4, 1, 2, "white"),
];
