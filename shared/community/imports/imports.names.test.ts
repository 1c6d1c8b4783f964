import { divideName, isWholeName } from "./imports.names.ts";

test.each([
	["Noura Al-Sabah", "Noura", "Al-Sabah"],
	["Noura Al Sabah", "Noura", "Al Sabah"],
	["Noura Salem Fahad Al-Sabah", "Noura Salem Fahad", "Al-Sabah"],
	["Al-Sabah, Noura", "Noura", "Al-Sabah"],
	["Al Sabah ,  Noura Salem", "Noura Salem", "Al Sabah"],
	["الصباح، نورة", "نورة", "الصباح"],
	["Abdul Rahman Al Ajmi", "Abdul Rahman", "Al Ajmi"],
	["عبد الله العجمي", "عبد الله", "العجمي"],
	["محمد عبد العزيز", "محمد", "عبد العزيز"],
	["محمد بن سالم آل ثاني", "محمد بن سالم", "آل ثاني"],
	["خالد أبو حسن", "خالد", "أبو حسن"],
	["صلاح الدين أيوب", "صلاح الدين", "أيوب"],
	["Ahmed bin Salem", "Ahmed", "bin Salem"],
	["Jan van der Berg", "Jan", "van der Berg"],
	["Maria de la Cruz", "Maria", "de la Cruz"],
	["Omar Bu Hamad", "Omar", "Bu Hamad"],
	["John Smith Jr.", "John", "Smith Jr."],
	["Noura", "Noura", ""],
	["عبد الله", "عبد الله", ""],
	["  ", "", ""],
	["Noura,", "Noura", ""],
])("divides %j before its last part", (whole, given, family) =>
	expect(divideName(whole, "familyIsLast")).toEqual({ given, family }),
);

test.each([
	["Noura Salem Fahad Al-Sabah", "Noura", "Salem Fahad Al-Sabah"],
	["عبد الله سالم العجمي", "عبد الله", "سالم العجمي"],
	["Al-Sabah, Noura Salem", "Noura Salem", "Al-Sabah"],
])("divides %j behind its first part", (whole, given, family) =>
	expect(divideName(whole, "givenIsFirst")).toEqual({ given, family }),
);

test.each([
	["Noura Al-Sabah", true],
	["الصباح، نورة", true],
	["Abdul Rahman", false],
	["عبد الله", false],
	["Noura", false],
	["", false],
])("tells whether %j is a whole name: %j", (text, isWhole) =>
	expect(isWholeName(text)).toBe(isWhole),
);
