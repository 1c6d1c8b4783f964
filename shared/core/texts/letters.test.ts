import { foldText } from "./search.ts";
import { soundOfName } from "./sounds.ts";

/** Letters of other keyboards, and the letter by which people search for them. */
const sameLetters = [
	["ة ہ ھ ە ۃ ۂ", "ه"],
	["ى ی ې ۍ ے", "ي"],
	["ک ڪ", "ك"],
	["ٱ", "ا"],
	["ں", "ن"],
	["پ", "ب"],
	["چ", "ج"],
	["ڤ", "ف"],
	["گ", "ك"],
	["ژ", "ز"],
	["ٹ", "ت"],
	["ڈ", "د"],
	["ڑ", "ر"],
	["ł", "l"],
	["ø", "o"],
	["đ ð", "d"],
	["ħ", "h"],
	["ı", "i"],
	["ŧ", "t"],
	["ŋ", "n"],
	["ə", "e"],
	["æ", "ae"],
	["œ", "oe"],
	["þ", "th"],
	["ß", "ss"],
] as const;

test.each(sameLetters)("%s are found by %s", (letters, letter) => {
	const folded = letters.split(" ").map((one) => foldText(one));
	expect(folded).toEqual(letters.split(" ").map(() => letter));
	// The letter itself stays as it is.
	expect(foldText(letter)).toBe(letter);
});

/** Letters of both scripts that spell the same consonant of a name. */
const sameSounds = [
	"ب پ b p",
	"ت ث ط t th",
	"ج g j",
	"ح ه h",
	"خ ق ك k q c kh",
	"د ذ ض ظ d dh",
	"ر r",
	"ز z",
	"س ص s x",
	"ش sh ch",
	"غ gh",
	"ف ڤ f v ph",
	"ل l",
	"م m",
	"ن n",
].map((letters) => letters.split(" "));

/** A name with the letter between two vowels, where nothing is dropped. */
const nameWith = (letter: string) => (/[a-z]/.test(letter) ? `a${letter}a` : `ا${letter}ا`);

test.each(sameSounds.map((letters) => [letters]))("%j sound alike", (letters) => {
	const sounds = letters.map((letter) => soundOfName(nameWith(letter)));
	expect(sounds).toEqual(letters.map(() => sounds[0]));
	// An h alone at the end is one that Latin spellings add.
	expect(sounds[0]).toHaveLength(1);
});

test("each of these consonants sounds unlike all others", () => {
	const sounds = sameSounds.map(([letter]) => soundOfName(nameWith(letter)));
	expect(new Set(sounds).size).toBe(sameSounds.length);
});

test("vowels make no sound", () => {
	for (const vowel of ["a", "e", "i", "o", "u", "y", "w", "ا", "و", "ي", "ع", "ء"])
		expect([vowel, soundOfName(vowel)]).toEqual([vowel, ""]);
});
