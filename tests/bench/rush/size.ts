import { usually } from "../smallest.ts";

export const people = usually(2_000, 40);
export const places = usually(100, 4);

/** The file with the participants, in the folder of a prepared world. */
export const peopleFile = "people.json";
export type Crowd = { admin: string; cookies: string[]; ids: number[] };
