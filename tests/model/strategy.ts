import type { Step } from "./clock.ts";
import type { Entry, Place, World } from "./world.ts";

/** The answer to "Register"; `repeated`: the second of two clicks gets the answer of the first. */
export type Answer = "placed" | "waiting" | "repeated" | "busy";

/** A strategy to give out places. The waiting list and returning places are the same for all. */
export type Office = {
	/** All places; taken ones are counted here. */
	places: readonly Place[];
	/** Tries to give a place. Answers `full` only if there is none. */
	take(entry: Entry, process: number): Step<Answer | "full">;
	/** A place with room, found by a strongly consistent read. */
	room(): Step<Place | undefined>;
	/** How often unused numbers are swept, in ms. */
	sweep?: number;
};

export type Strategy = { name: string; open(world: World): Office };
