export const people = 2_000;
export const places = 100;

/** The file with the participants, in the folder of a prepared world. */
export const peopleFile = "people.json";
export type Crowd = { admin: string; cookies: string[]; ids: number[] };
