import { soundOfName } from "./sounds.ts";

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
