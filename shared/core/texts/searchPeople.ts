import { foldText, searchFor } from "./search.ts";
import { soughtSounds, soundsIn } from "./sounds.ts";

/** How a person matches a search: as it is spelt, by the sound of their names, or not. */
export const matches = { spelling: 2, sound: 1, none: 0 } as const;
export type Match = (typeof matches)[keyof typeof matches];

type Texts = readonly (string | null | undefined)[];

/**
 * Whether each word of a search sounds like a word of a name: "Mohamed Awadhi" like "Mohammed Al
 * Awadhi". Words without a sound, such as numbers, must be spelt like it.
 */
export function soundsLike(query: string): (names: string) => boolean {
	const sought = soughtSounds(query);
	if (!sought.some(({ sound }) => sound)) return () => false;
	return (names) => {
		const sounds = soundsIn(names);
		const folded = foldText(names);
		return sought.every(({ word, sound }) =>
			sound ? sounds.some((one) => one.startsWith(sound)) : folded.includes(word),
		);
	};
}

/** Matcher for a search for people by their names and addresses. An empty one matches everybody. */
export function searchForPeople(query: string) {
	const { finds } = searchFor(query);
	const isLike = soundsLike(query);
	const matchOf = (texts: Texts): Match => {
		if (finds(texts)) return matches.spelling;
		const names = texts.filter((text) => text && !text.includes("@")).join(" ");
		return isLike(names) ? matches.sound : matches.none;
	};
	return {
		matchOf,
		finds: (texts: Texts) => matchOf(texts) !== matches.none,
		/** The people who match, those who are spelt as typed first. */
		filter: <Person>(people: readonly Person[], textsOf: (person: Person) => Texts): Person[] =>
			people
				.map((person) => ({ person, match: matchOf(textsOf(person)) }))
				.filter(({ match }) => match !== matches.none)
				.sort((a, b) => b.match - a.match)
				.map(({ person }) => person),
	};
}
