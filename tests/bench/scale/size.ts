/** How much a federation holds. `upcoming` of its events are still to come. */
export type Size = {
	people: number;
	events: number;
	upcoming: number;
	registrations: number;
	news: number;
};

export const sizes = {
	small: { people: 500, events: 50, upcoming: 10, registrations: 2_000, news: 10 },
	large: { people: 50_000, events: 5_000, upcoming: 60, registrations: 200_000, news: 1_000 },
} satisfies Record<string, Size>;

export type Federation = keyof typeof sizes;

const membersOfCoach = 60;

/** The people whom the calls are made by and about: everybody's id follows from their place in the list. */
export const known = {
	superAdmin: 1,
	admin: 2,
	coach: 3,
	/** Trains with that coach, and is entered for as many events as the average. */
	member: 10,
} as const;

/** The coaches come first, so that each has as many students in both federations. */
export const coachesIn = ({ people }: Size) => Math.floor(people / membersOfCoach);
