import { drawsFrom } from "../../core/seeded.ts";
import type { Drawn } from "./bouts.ts";
import type { DrawFormat, ThirdPlace } from "./draws.rules.ts";
import { drawBracket, drawPools, type EarlyMeeting, type Entrant, shuffleBy } from "./separate.ts";

/** Everything that a draw depends on, so that anybody can repeat it. */
export type DrawInput = {
	/** Secret until the draw; its SHA-256 is published before. */
	seed: string;
	eventId: number;
	classId: number;
	/** From 1; a class that is drawn again gets the next one. */
	drawNo: number;
	entrants: readonly Entrant[];
	/** User ids, the first seed first. */
	seeds: readonly number[];
	format: DrawFormat;
	third: ThirdPlace;
};

/** The entrants as one text, which the random numbers of the draw depend on. */
export const entrantsText = ({ entrants, seeds }: Pick<DrawInput, "entrants" | "seeds">) =>
	entrants
		.toSorted((one, other) => one.userId - other.userId)
		.map(({ userId, dojoId }) => `${userId}:${dojoId ?? ""}:${seeds.indexOf(userId) + 1}`)
		.join("\n");

/** Random numbers that a draw uses at most: one to shuffle and one to place each person. */
const numbersFor = (entrants: number) => 2 * entrants + 2;

/** Draws an event class. The same input gives the same draw, in the browser as on the server. */
export async function drawClass(
	input: DrawInput,
): Promise<Pick<Drawn, "format" | "third" | "order"> & { early: EarlyMeeting[] }> {
	const { seed, eventId, classId, drawNo, entrants, seeds, format, third } = input;
	const text = `${seed} ${eventId} ${classId} ${drawNo}\n${entrantsText(input)}`;
	const numbers = await drawsFrom(text, numbersFor(entrants.length));
	let used = 0;
	const random = () => numbers(used++);
	if (format === "knockout") {
		const { bracket, early } = drawBracket(entrants, seeds, random);
		return { format, third, order: bracket, early };
	}
	if (format === "twoPools")
		return { format, third, order: drawPools(entrants, seeds, random).flat(), early: [] };
	const inOrder = entrants.toSorted((one, other) => one.userId - other.userId);
	const order = shuffleBy(inOrder, random).map(({ userId }) => userId);
	return { format, third, order, early: [] };
}
