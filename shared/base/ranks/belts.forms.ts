import { foldText } from "../../core/texts/search.ts";
import { plainWords } from "../../core/texts/words.ts";
import { type Belt, type BeltFamily, familyOf, gradeOf, ladder } from "./belts.rules.ts";

/** What a text says of a rank: a colour, kyu or dan, and a number. */
type RankHint = { family?: BeltFamily; system?: "kyu" | "dan"; grade?: number; isKnown?: true };

const meaning = new Map<string, RankHint>();
const say = (words: string, hint: RankHint) => {
	for (const word of words.split(" ")) meaning.set(plainWords(word)[0] ?? "", hint);
};

const colours: Record<BeltFamily, string> = {
	white: "white أبيض بيضاء",
	orange: "orange برتقالي برتقالية",
	blue: "blue أزرق زرقاء",
	yellow: "yellow أصفر صفراء",
	green: "green أخضر خضراء",
	brown: "brown بني بنية",
	black: "black أسود سوداء",
};
for (const [family, words] of Object.entries(colours)) say(words, { family: family as BeltFamily });

say("belt belts obi rank grade level degree colour color حزام درجة رتبة لون مستوى", {
	isKnown: true,
});
say("kyu kyuu kiu كيو كيوه", { system: "kyu" });
say("dan دان", { system: "dan" });
// "Without a grade", which is the white belt.
say("mukyu", { family: "white" });
say("beginner novice مبتدئ مبتدئة", { family: "white" });

/** Words of the grades 1 to 10, in English, Arabic and as Roman numerals. */
const gradeWords = [
	"first one أول أولى واحد i",
	"second two ثاني ثانية اثنان ii",
	"third three ثالث ثالثة ثلاثة iii",
	"fourth four رابع رابعة أربعة iv",
	"fifth five خامس خامسة خمسة v",
	"sixth six سادس سادسة ستة vi",
	"seventh seven سابع سابعة سبعة vii",
	"eighth eight ثامن ثامنة ثمانية viii",
	"ninth nine تاسع تاسعة تسعة ix",
	"tenth ten عاشر عاشرة عشرة x",
];
/** Japanese names of the same grades: "Shodan", "Ikkyu". */
const danWords =
	"shodan,nidan,sandan,yondan yodan,godan,rokudan,nanadan shichidan,hachidan,kudan kyudan,judan".split(
		",",
	);
/** The same names in Arabic letters. */
const arabicDanWords =
	"شودان,نيدان,ساندان سندان,يوندان,غودان,روكودان,نانادان,هاتشيدان,كودان,جودان".split(",");
const kyuWords =
	"ikkyu,nikyu,sankyu,yonkyu yonkyuu,gokyu,rokkyu rokyu,nanakyu shichikyu,hakkyu hachikyu,kyukyu kukyu,jukyu jikkyu jukkyu".split(
		",",
	);
for (const [at, words] of gradeWords.entries()) {
	const grade = at + 1;
	say(words, { grade });
	say(danWords[at], { system: "dan", grade });
	say(arabicDanWords[at], { system: "dan", grade });
	say(kyuWords[at], { system: "kyu", grade });
}

/** Numbers of kyu that older lists know and the ladder does not. */
const olderRanks: readonly { family: BeltFamily; grade: number; belt: Belt; system?: "kyu" }[] = [
	{ family: "brown", grade: 3, belt: "brown-2" },
	{ family: "green", grade: 5, belt: "green-4", system: "kyu" },
];

/** Longer than every notation of a rank. */
const longestForm = 100;

/** All that the words of a text say of a rank; null if one says nothing of it, or two the same. */
function readWords(value: string): RankHint | null {
	// "6th", "3kyu" and "٦كيو" are two words each.
	const separated = foldText(value.slice(0, longestForm + 1)).replace(/(?<=\d)(?=\p{L})/gu, " ");
	const hint: RankHint = {};
	for (const word of plainWords(separated)) {
		const isOrdinal = /^(?:st|nd|rd|th)$/.test(word) && hint.grade !== undefined;
		const next: RankHint | undefined = /^\d{1,2}$/.test(word)
			? { grade: Number(word) }
			: isOrdinal
				? { isKnown: true }
				: meaning.get(word);
		if (!next) return null;
		const { isKnown, ...facts } = next;
		if (Object.keys(facts).some((fact) => hint[fact as keyof RankHint] !== undefined)) return null;
		Object.assign(hint, facts);
	}
	return value.length > longestForm ? null : hint;
}

/** A rank, and whether it is assumed for a text that names none. */
type Read = { belt: Belt; isGuess: boolean };

function readBelt(value: string): Read | null {
	const { family, system, grade } = readWords(value) ?? {};
	const find = (fits: (belt: Belt) => boolean, isGuess: boolean): Read | null => {
		const belt = ladder.find(fits);
		return belt ? { belt, isGuess } : null;
	};
	if (grade === undefined) {
		// A bare colour means its lowest rank, which is the first one on the ladder.
		if (!family || system) return null;
		return find((belt) => familyOf(belt) === family, family !== "white");
	}
	if (!family && !system) return null;
	const older = olderRanks.find(
		(one) =>
			one.family === family &&
			one.grade === grade &&
			system !== "dan" &&
			(!one.system || one.system === system),
	);
	if (older) return { belt: older.belt, isGuess: true };
	const systemOf = (belt: Belt) => (familyOf(belt) === "black" ? "dan" : "kyu");
	return find(
		(belt) =>
			gradeOf(belt) === grade &&
			(!family || familyOf(belt) === family) &&
			(!system || systemOf(belt) === system),
		false,
	);
}

/**
 * The rank that `normalizeBelt` assumes for a text that names no rank of the ladder: a colour alone,
 * or a rank of older lists. Null if the text names a rank, or cannot be read.
 */
export function guessBelt(value: string): Belt | null {
	const read = readBelt(value);
	return read?.isGuess ? read.belt : null;
}

/**
 * Reads every notation of the specifications and of our screens, and others in which colour, grade
 * or both name a rank: "6. Kyu", "Shodan", "Orange (9th Kyu)". Null for any other text, and for a
 * colour that contradicts its grade.
 */
export const normalizeBelt = (value: string): Belt | null => readBelt(value)?.belt ?? null;
