import { foldText } from "../../core/texts/search.ts";

/** Where a whole name is divided: before its last part, or behind its first. */
export const nameDivisions = ["familyIsLast", "givenIsFirst"] as const;
export type NameDivision = (typeof nameDivisions)[number];

export type DividedName = { given: string; family: string };

const wordsIn = (words: string) => new Set(words.split(" ").map(foldText));
/** Words that begin a part of a name, which the next word completes. */
const opening = wordsIn(
	"al el aal ال bin ben ibn bint بن ابن بنت abd abdul abdel abdal عبد abu abo abou ابو bu بو um umm ام ذو van von der den de del della di da do dos das du la le ter ten zu st mac",
);
/** Words that complete the part before them. */
const closing = wordsIn(
	"الدين الله الإسلام aldin al-din al-deen eldin el-din eddin eddine uddin ud-din allah ullah jr jr. sr sr. ii iii iv",
);

/** The parts of a name, of which none may be taken apart: "Abdul Rahman", "bin Salem", "Al Sabah". */
function partsOf(name: string): string[] {
	const parts: string[] = [];
	let isOpen = false;
	for (const word of name.split(/\s+/).filter(Boolean)) {
		const folded = foldText(word);
		const joins = parts.length > 0 && (isOpen || closing.has(folded));
		if (joins) parts.push(`${parts.pop()} ${word}`);
		else parts.push(word);
		isOpen = opening.has(folded);
	}
	return parts;
}

const comma = /\s*[,،]\s*/;

/** Divides a whole name into what the product keeps in two; a comma stands behind the family name. */
export function divideName(whole: string, division: NameDivision): DividedName {
	const [before, ...behind] = whole.trim().split(comma);
	const given = behind.filter(Boolean).join(" ");
	if (given && before) return { given, family: before };
	const parts = partsOf(before || given);
	const at = division === "familyIsLast" ? Math.max(1, parts.length - 1) : 1;
	return { given: parts.slice(0, at).join(" "), family: parts.slice(at).join(" ") };
}

/** Whether a text is a name of several parts, as a given name alone seldom is. */
export const isWholeName = (text: string) => comma.test(text.trim()) || partsOf(text).length > 1;
