import { createHash } from "node:crypto";
import { locales } from "../../core/locales.ts";
import { type Answer, findStandingConsents, mayShow, purposes } from "./consents.rules.ts";
import { wordings } from "./consents.wordings.ts";

/** An answer about person 1, whose guardians are 2 and 3. */
const row = (giverId: number, answer: Answer, version = 1) => ({
	purpose: "photo" as const,
	giverId,
	answer,
	version,
	capacity: giverId === 1 ? ("self" as const) : ("guardian" as const),
});

test.each([
	["nobody said anything", [], undefined],
	["one yes", [row(1, "given")], 1],
	["a yes that was taken back", [row(1, "given"), row(1, "withdrawn")], undefined],
	["a no that became a yes", [row(1, "refused"), row(1, "given", 2)], 2],
	["a yes that ended", [row(1, "given"), row(1, "ended")], undefined],
	["a guardian's no from before they came of age", [row(2, "refused"), row(1, "given")], 1],
	["a guardian's yes from before", [row(2, "given")], undefined],
])("only an adult's own answer decides on publication: %s", (_, rows, version) => {
	expect(findStandingConsents(rows, "photo", false)).toBe(version);
	expect(findStandingConsents(rows, "team", false)).toBeUndefined();
});

test.each([
	["their own yes alone", [row(1, "given")], undefined],
	["a guardian's yes", [row(2, "given")], 1],
	["one guardian's yes and another's no", [row(2, "given"), row(3, "refused")], undefined],
	["the other's no became a yes", [row(2, "given"), row(3, "refused"), row(3, "given")], 1],
	["a guardian's yes and their own no", [row(2, "given"), row(1, "refused")], undefined],
	["their own no that they lifted", [row(1, "refused"), row(2, "given"), row(1, "ended")], 1],
	[
		"one yes that ended and another's that stands",
		[row(2, "given"), row(3, "given"), row(2, "ended")],
		1,
	],
])("publication of a minor needs a guardian's consent and no refusal: %s", (_, rows, version) => {
	expect(findStandingConsents(rows, "photo", true)).toBe(version);
});

test("a minor or a guardian can consent to unpublished uses, and either of them can refuse", () => {
	const phone = (giverId: number, answer: Answer) => ({
		...row(giverId, answer),
		purpose: "phone" as const,
	});
	expect(findStandingConsents([phone(1, "given")], "phone", true)).toBe(1);
	expect(
		findStandingConsents([phone(1, "given"), phone(2, "refused")], "phone", true),
	).toBeUndefined();
});

test("for a minor, only a guardian who says they are the wali can consent to team and medical", () => {
	for (const purpose of ["team", "medical"] as const) {
		const given = (giverId: number, asWali?: boolean) => ({
			...row(giverId, "given"),
			purpose,
			asWali,
		});
		expect(findStandingConsents([given(1), given(2)], purpose, true)).toBeUndefined();
		expect(findStandingConsents([given(2), given(3, true)], purpose, true)).toBe(1);
		expect(findStandingConsents([given(1)], purpose, false)).toBe(1);
	}
});

test("applies the consent for the person's age, if its version covers the current use", () => {
	const person = {
		dateOfBirth: "2000-01-01",
		updatedAt: "2026-11-22T00:00:00.000Z",
		consents: { photo: 1 },
	};
	expect(mayShow(person, "photo")).toBe(true);
	expect(mayShow(person, "team")).toBe(false);
	for (const wish of [
		{ dateOfBirth: "2010-01-01" },
		{ dateOfBirth: null },
		{ consents: { photo: 0 } },
	]) {
		expect(mayShow({ ...person, ...wish }, "photo")).toBe(false);
	}
	const child = { ...person, dateOfBirth: "2010-01-01", minorConsents: { photo: 1 } };
	expect([mayShow(child, "photo"), mayShow(child, "team")]).toEqual([true, false]);
	expect(mayShow({ ...child, consents: {}, dateOfBirth: "2000-01-01" }, "photo")).toBe(false);
});

test.each([
	["2010-01-01", "2027-12-31T21:00:00.000Z"],
	["2010-02-28", "2028-02-27T21:00:00.000Z"],
	["2010-03-01", "2028-02-29T21:00:00.000Z"],
	["2008-02-29", "2026-02-28T21:00:00.000Z"],
])("a guardian's consent for a person born on %s counts until %s", (dateOfBirth, birthday) => {
	const mayShowAt = (now: number) =>
		mayShow(
			{ dateOfBirth, minorConsents: { photo: 1 }, updatedAt: new Date(now).toISOString() },
			"photo",
		);
	expect(mayShowAt(Date.parse(birthday) - 1)).toBe(true);
	expect(mayShowAt(Date.parse(birthday))).toBe(false);
});

/** First digits of the SHA-256 of every published text. A changed text must be a new version. */
const textHashes = {
	photo: [["cfab311a86dc", "e903a7fbe709"]],
	listing: [["883e1f52be6e", "a2e949ac695e"]],
	results: [["e3252fb5fcfc", "7d5aa3146c92"]],
	team: [["ecb4685e070e", "38e11f113956"]],
	danRegister: [["96a2c8a32557", "114336e2be47"]],
	mail: [["4a6045713b61", "c9f4739d2276"]],
	phone: [["fc679073b0a2", "c0b4a4cbcca2"]],
	medical: [["39baf4a78a7b", "f038243b4430"]],
};

/** Hashes of the published consent texts about children. */
const childTextHashes = {
	photo: [["266fa2b79a11", "014a15bdda64"]],
	listing: [["180de00d6a1f", "000aebe5fb58"]],
	results: [["37df009c0156", "60deafe62286"]],
	team: [["4ce83f5a1656", "a5cd6b044481"]],
	danRegister: [["ffa3a46cf549", "54a858cdd56d"]],
	mail: [["4b9c0d7842d1", "ae5c80dd387b"]],
	phone: [["d6fa169a42c4", "f30fb69af263"]],
	medical: [["8e046991ce5f", "eafe868ebfd2"]],
};

test("no published text changes without a new version", () => {
	const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
	const digests = (texts: "versions" | "childVersions") =>
		Object.fromEntries(
			purposes.map((purpose) => [
				purpose,
				wordings[purpose][texts].map((version) => locales.map((locale) => digest(version[locale]))),
			]),
		);
	expect(digests("versions")).toEqual(textHashes);
	expect(digests("childVersions")).toEqual(childTextHashes);
});

test("each purpose has its title in both languages", () => {
	expect(Object.fromEntries(purposes.map((purpose) => [purpose, wordings[purpose].title]))).toEqual(
		{
			photo: { en: "Picture", ar: "الصورة" },
			listing: { en: "The members’ directory", ar: "دليل الأعضاء" },
			results: { en: "Results by name", ar: "النتائج بالاسم" },
			danRegister: { en: "The register of dan ranks", ar: "سجل درجات الدان" },
			team: { en: "The national team’s pages", ar: "صفحات المنتخب الوطني" },
			mail: { en: "Contact by email", ar: "التواصل بالبريد الإلكتروني" },
			phone: { en: "Contact by phone", ar: "التواصل بالهاتف" },
			medical: { en: "A medical note", ar: "ملاحظة طبية" },
		},
	);
});
