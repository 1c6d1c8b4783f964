import { soughtSounds, soundOfName, soundsIn } from "./sounds.ts";

test.each([
	["Mohammed", "Muhammad", "Mohamad", "Mohammad", "محمد", "مُحمّد"],
	["Abdullah", "Abdallah", "Abd Allah", "Abdulla", "عبد الله", "عبدالله"],
	["Abdulrahman", "Abdul Rahman", "Abdel-Rahman", "Abdurrahman", "عبدالرحمن", "عبد الرحمن"],
	["Al-Sabah", "Alsabah", "El Sabah", "Sabah", "الصباح", "صباح"],
	["Yousef", "Yusuf", "Youssef", "يوسف"],
	["Fatima", "Fatimah", "Fatma", "فاطمة"],
	["Al-Mutairi", "Almutairi", "AlMutayri", "المطيري"],
	["Khaled", "Khalid", "خالد"],
	["Noura", "Nora", "Noora", "نورة"],
	["Hussain", "Hussein", "Husayn", "حسين"],
	["Al-Kandari", "Alkandari", "الكندري"],
	["Aisha", "Aysha", "عائشة"],
])("spellings of one name sound alike: %s", (first, ...others) => {
	for (const other of others)
		expect([other, soundOfName(other)]).toEqual([other, soundOfName(first)]);
});

test.each([
	["Ahmed", "Mohammed"],
	["Khaled", "Walid"],
	["Noura", "Maryam"],
	["علي", "عمر"],
	["Salem", "Sultan"],
])("different names do not sound alike: %s, %s", (one, other) => {
	expect(soundOfName(one)).not.toBe(soundOfName(other));
});

test.each([
	["th", "ث", "t"],
	["dh", "ذ", "d"],
	["sh", "ش", "ch"],
	["kh", "خ", "k"],
	["gh", "غ", "gh"],
	["ph", "ف", "f"],
])("the pair %s is one consonant, as %s and %s", (pair, arabic, other) => {
	// Followed by another consonant, because a final h is dropped.
	const sound = soundOfName(`a${pair}ara`);
	expect([soundOfName(`ا${arabic}ارا`), soundOfName(`a${other}ara`)]).toEqual([sound, sound]);
	expect(sound).toHaveLength(2);
});

test.each("al el ال bin ibn bint بن ابن بنت".split(" "))(
	"the particle “%s” between names makes no difference",
	(particle) => {
		expect(soundOfName(`Noura ${particle} Salem`)).toBe(soundOfName("Noura Salem"));
		expect(soundsIn(`${particle} Salem`)).toEqual(soundsIn("Salem"));
	},
);

test("a word of a search has a sound only if it is long enough and of letters alone", () => {
	expect(soughtSounds("Salem")).toEqual([{ word: "salem", sound: "slm" }]);
	// A single consonant must be a whole word.
	expect(soughtSounds("Omar Ali")).toEqual([
		{ word: "omar", sound: "amr" },
		{ word: "ali", sound: "al." },
	]);
	expect(soughtSounds("Aya")).toEqual([{ word: "aya", sound: null }]);
	expect(soughtSounds("12 al sa")).toEqual([
		{ word: "12", sound: null },
		{ word: "sa", sound: null },
	]);
	expect(soughtSounds("s4lem")).toEqual([{ word: "s4lem", sound: null }]);
	expect(soughtSounds("")).toEqual([]);
});

test("the sounds of a name begin with its first vowel and end with its word", () => {
	expect(soundsIn("Omar Salem 12 aa")).toEqual(["amr.", "slm."]);
	expect(soundsIn("Salem Salem")).toEqual(["slm."]);
});
