import { coachPlaceOf } from "./coaches/coaches.rules.ts";
import { mostSimilar } from "./dojos/dojos.similarity.ts";
import {
	arabicName,
	isInDirectory,
	joinNames,
	mayStillSet,
	nameIn,
	portraitSources,
	publicPicture,
} from "./users/users.rules.ts";

describe("who may change a person's record", () => {
	test("what can be set once may be set, and set again to the same", () => {
		const may = (saved: string | null | undefined, given: string | null | undefined) =>
			mayStillSet(saved, given);
		expect([may(null, "male"), may(undefined, "male"), may("male", "male")]).toEqual([
			true,
			true,
			true,
		]);
		expect([may("male", null), may("male", undefined), may(null, null)]).toEqual([
			true,
			true,
			true,
		]);
		expect(may("male", "female")).toBe(false);
	});
});

describe("names of a person", () => {
	const latin = { firstName: "Noura", lastName: "Salem" };
	const both = { ...latin, firstNameAr: "نورة", lastNameAr: "سالم" };
	const oneName = { firstName: "Noura", lastName: "" };

	test.each([
		[both, "Noura Salem", "نورة سالم", "نورة سالم"],
		[latin, "Noura Salem", "Noura Salem", undefined],
		[{ ...both, firstNameAr: null }, "Noura Salem", "Noura Salem", undefined],
		// Half of an Arabic name is none.
		[{ ...both, lastNameAr: null }, "Noura Salem", "Noura Salem", undefined],
		[oneName, "Noura", "Noura", undefined],
		[{ ...oneName, firstNameAr: "نورة" }, "Noura", "نورة", "نورة"],
		[{ ...oneName, firstNameAr: "نورة", lastNameAr: "سالم" }, "Noura", "نورة سالم", "نورة سالم"],
	])("%j", (named, en, ar, arabic) => {
		expect([nameIn("en", named).full, nameIn("ar", named).full, arabicName(named)]).toEqual([
			en,
			ar,
			arabic,
		]);
	});

	test("come with their parts", () => {
		expect(nameIn("ar", both)).toEqual({ first: "نورة", last: "سالم", full: "نورة سالم" });
		expect(nameIn("en", both)).toEqual({ first: "Noura", last: "Salem", full: "Noura Salem" });
		expect(nameIn("ar", { ...oneName, firstNameAr: "نورة" })).toEqual({
			first: "نورة",
			last: "",
			full: "نورة",
		});
		expect([joinNames("A", "B"), joinNames("A", ""), joinNames("A", null)]).toEqual([
			"A B",
			"A",
			"A",
		]);
	});
});

describe("what the public sees of a person", () => {
	const consents = { listing: 1, photo: 1 };
	const person = {
		role: "member" as const,
		dateOfBirth: "1990-01-02",
		updatedAt: "2026-11-22T10:00:00.000Z",
		consents,
	};

	test.each([
		[{}, true],
		[{ isDisabled: false }, true],
		[{ isDisabled: true }, false],
		[{ role: "coach" as const }, false],
		[{ consents: { photo: 1 } }, false],
		[{ dateOfBirth: null }, false],
	])("a member with %j is in the directory: %s", (wish, expected) => {
		expect(isInDirectory({ ...person, ...wish })).toBe(expected);
	});

	test("a picture needs its own consent", () => {
		const profileImageUrl = "/images/p/a.webp";
		expect(publicPicture({ ...person, profileImageUrl })).toBe(profileImageUrl);
		expect(publicPicture({ ...person, profileImageUrl, consents: { listing: 1 } })).toBeUndefined();
		expect(publicPicture(person)).toBeUndefined();
	});

	test("an uploaded profile portrait has an avatar and a card size; other pictures have none", () => {
		expect(portraitSources("/images/people/a-1/card.webp")).toEqual([
			{ address: "/images/people/a-1/avatar.webp", width: 96 },
			{ address: "/images/people/a-1/card.webp", width: 480 },
		]);
		for (const other of ["/images/p/a.webp", "/images/people/a/b/card.webp", ""])
			expect(portraitSources(other)).toBeNull();
	});
});

test("a coach's place is a dojo, else a text, else none", () => {
	const coach = { id: 7, dojoId: null, dojoLocation: null };
	expect(coachPlaceOf({ ...coach, dojoId: 3, dojoLocation: "Hall" })).toBe("3");
	expect([coachPlaceOf({ ...coach, dojoLocation: "Hall" }), coachPlaceOf(coach)]).toEqual([
		"Hall",
		"",
	]);
});

describe("the dojo whose name is most similar", () => {
	const [salmiya, jahra, hawalli] = [
		{ nameEn: "Salmiya", nameAr: "السالمية" },
		{ nameEn: "Jahra Sports Club", nameAr: "نادي الجهراء" },
		{ nameEn: "X", nameAr: "حولي" },
	];
	const dojos = [salmiya, jahra, hawalli];

	test.each([
		["Salmiyah dojo", salmiya],
		["Salimya", salmiya],
		["صالة السالمية", salmiya],
		["Jahra", jahra],
		["الجهراء", jahra],
		["Hawally", hawalli],
		["Kaifan", undefined],
		// What says nothing about a place is similar to none.
		["Karate club", undefined],
		["", undefined],
		["aaa", undefined],
	])("to %j", (text, dojo) => expect(mostSimilar([text], dojos)).toBe(dojo));

	test("is found by any of several texts, and not among none", () => {
		expect(mostSimilar(["Kaifan", "Jahra"], dojos)).toBe(jahra);
		expect(mostSimilar(["Jahra"], [])).toBeUndefined();
		// Nothing is compared with a dojo whose name has no consonant of its own.
		expect(mostSimilar([""], [{ nameEn: "Club", nameAr: "نادي" }])).toBeUndefined();
	});

	test("shares pairs of consonants as often as both have them", () => {
		const nana = { nameEn: "Nanana", nameAr: "x" };
		// Doubled sounds count once, so that "nana" is one n.
		expect(mostSimilar(["Nanana"], [nana])).toBe(nana);
		const twice = { nameEn: "Tamatamata", nameAr: "x" };
		expect(mostSimilar(["Tama"], [twice])).toBeUndefined();
		// Half of the pairs are enough.
		expect(mostSimilar(["Bad"], [{ nameEn: "Baz", nameAr: "x" }])).toBeUndefined();
	});
});
