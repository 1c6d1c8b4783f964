import type { Step } from "./clock.ts";
import type { Entry, Place, World } from "./world.ts";

/** What somebody who pressed "Register" is told; `repeated`: what the first press was told. */
export type Answer = "placed" | "waiting" | "repeated" | "busy";

/** A way to give out places. The waiting list, handing over and giving back are the same for all. */
export type Office = {
	/** All there is to give; what has been taken is counted here. */
	places: readonly Place[];
	/** Tries to give a place to somebody. `full` is said only when there is none. */
	take(entry: Entry, process: number): Step<Answer | "full">;
	/** A place with room, by a strongly consistent read. */
	room(): Step<Place | undefined>;
	/** How often numbers are looked for that were handed out and not used, in ms. */
	sweep?: number;
};

export type Strategy = { name: string; open(world: World): Office };
