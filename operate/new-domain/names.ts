import { areaNames } from "#functions/domains.ts";

const capital = (word: string) => word[0].toUpperCase() + word.slice(1);
const split = (name: string) => name.split("-");
const spaced = (name: string) => split(name).join(" ");
const titled = (name: string) => split(name).map(capital);
const pascal = (name: string) => titled(name).join("");
const camel = (name: string) => pascal(name)[0].toLowerCase() + pascal(name).slice(1);
const article = (word: string) => (/^[aeiou]/.test(word) ? "an" : "a");

/**
 * What a domain is called wherever it is named; `event-judges` and `event-judge` as the example.
 */
export const namesOf = (folder: string, singular: string, area = "content") => ({
	/** competition: the folder of its area in each layer. */
	area,
	/** event-judges: folder, address and key of the API. */
	folder,
	/** "event-judges": the folder as a key in code, quoted where it has to be. */
	key: folder.includes("-") ? `"${folder}"` : folder,
	/** event-judge: name of the entity's file. */
	file: singular,
	/** The plural in code: `eventJudges` or `EventJudges`. */
	ones: camel(folder),
	Ones: pascal(folder),
	/** The singular in code: `eventJudge` or `EventJudge`. */
	one: camel(singular),
	One: pascal(singular),
	/** event judges, Event judges: where people read. */
	words: spaced(folder),
	Words: capital(spaced(folder)),
	/** The name in words: "event judge", "Event judge" or "Event Judge". */
	word: spaced(singular),
	Word: capital(spaced(singular)),
	Title: titled(singular).join(" "),
	a: article(singular),
	A: capital(article(singular)),
});
export type Names = ReturnType<typeof namesOf>;

const isWellFormed = (name: string) => /^[a-z]+(-[a-z]+)*$/.test(name);

/** Problems with the form of two names and with the area, in sentences. */
export function findMalformedNames(folder = "", singular = "", area = "content"): string[] {
	if (!areaNames.some((name) => name === area))
		return [`There is no area "${area}": choose one of ${areaNames.join(", ")}`];
	if (!folder || !singular)
		return [
			"Say the folder and the singular: npm run new-domain -- officials official --area content",
		];
	const odd = [folder, singular].filter((name) => !isWellFormed(name));
	if (odd.length > 0)
		return odd.map(
			(name) => `"${name}" is not well-formed: small letters a to z, words joined by "-"`,
		);
	return folder === singular
		? [`The folder names all of them, so it must differ from the singular "${singular}"`]
		: [];
}
