import { usually } from "../smallest.ts";

/** The size of a federation. `upcoming` of its events are in the future. */
export type Size = {
	people: number;
	events: number;
	upcoming: number;
	registrations: number;
	news: number;
};

export const sizes = {
	small: { people: 500, events: 50, upcoming: 10, registrations: 2_000, news: 10 },
	large: usually(
		{ people: 50_000, events: 5_000, upcoming: 60, registrations: 200_000, news: 1_000 },
		{ people: 1_000, events: 100, upcoming: 10, registrations: 4_000, news: 20 },
	),
} satisfies Record<string, Size>;

export type Federation = keyof typeof sizes;

const membersOfCoach = 60;

/** The callers and subjects of the calls: an id follows from the position in the list. */
export const known = {
	superAdmin: 1,
	admin: 2,
	coach: 3,
	/** A student of `coach`, with an average number of registrations. */
	member: 10,
} as const;

/** Coaches come first, so that each has as many students in both federations. */
export const coachesIn = ({ people }: Size) => Math.floor(people / membersOfCoach);
