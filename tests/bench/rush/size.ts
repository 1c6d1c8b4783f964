export const people = 2_000;
export const places = 100;

/** What the people who take part are written to, in the folder of a prepared world. */
export const peopleFile = "people.json";
export type Crowd = { admin: string; cookies: string[]; ids: number[] };
