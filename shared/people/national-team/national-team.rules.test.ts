import { startOf } from "../../core/time/kuwait.ts";
import { inPublic, publicAge } from "./national-team.rules.ts";
import type { Athlete } from "./national-team.schema.ts";

const now = startOf("2026-11-22");
const athlete = (dateOfBirth: string | null) =>
	({
		nameEn: "Huda",
		dateOfBirth,
		contactInfo: { email: "huda@test.example", phone: null },
		userId: 7,
	}) as Athlete;

const person = (consents: object) => ({
	consents,
	dateOfBirth: "2000-01-01",
	updatedAt: "2026-11-01T00:00:00.000Z",
});

test("shows only the fields that an athlete consented to, without the linked account", () => {
	const whole = {
		...athlete("2008-11-22"),
		photoUrl: "/p",
		achievements: ["Gold"],
		achievementsAr: ["ذهب"],
		championshipsWon: [{ photo: "/q" }],
	} as Athlete;
	const { userId: _, ...publicAthlete } = whole;
	expect(inPublic(whole, person({ team: 1, photo: 1, results: 1 }), now)).toEqual(publicAthlete);
	expect(inPublic(whole, person({ team: 1, results: 1 }), now)).toMatchObject({
		photoUrl: null,
		achievements: ["Gold"],
		championshipsWon: [{ photo: null }],
	});
	expect(inPublic(whole, person({ team: 1, photo: 1 }), now)).toMatchObject({
		photoUrl: "/p",
		achievements: [],
		achievementsAr: [],
		championshipsWon: [],
	});
	for (const consents of [undefined, person({}), person({ photo: 1, results: 1 })]) {
		expect(inPublic(whole, consents, now)).toBeNull();
	}
});

test("shows a minor only with a guardian's consent, by year and without contact", () => {
	const { userId: _, ...young } = athlete("2008-11-23");
	expect(inPublic(young, undefined, now)).toBeNull();
	const agreed = { ...person({}), dateOfBirth: "2008-11-23", minorConsents: { team: 1 } };
	const publicFields = { dateOfBirth: "2008", contactInfo: null, inSearch: false };
	expect(inPublic({ ...young, championshipsWon: [], userId: 7 }, agreed, now)).toMatchObject(
		publicFields,
	);
	expect(
		inPublic({ ...young, championshipsWon: [], userId: 7, dateOfBirth: "1999-01-01" }, agreed, now),
	).toMatchObject({
		...publicFields,
		dateOfBirth: "1999",
	});
	expect(
		inPublic({ ...young, championshipsWon: [], userId: 7 }, { ...agreed, minorConsents: {} }, now),
	).toBeNull();
	const { userId: __, ...unknown } = athlete(null);
	expect(inPublic(unknown, undefined, now)).toMatchObject({ contactInfo: null, inSearch: false });
});

test("shows age in whole years, or the year of birth, or nothing", () => {
	expect(publicAge("1999-11-23", now)).toEqual({ age: 26 });
	expect(publicAge("2009", now)).toEqual({ year: "2009" });
	expect(publicAge(null, now)).toBeNull();
	const leapDay = startOf("2028-02-29");
	expect([leapDay - 1, leapDay].map((at) => publicAge("2000-02-29", at))).toEqual([
		{ age: 27 },
		{ age: 28 },
	]);
	const marchFirst = startOf("2027-03-01");
	expect([marchFirst - 1, marchFirst].map((at) => publicAge("2000-02-29", at))).toEqual([
		{ age: 26 },
		{ age: 27 },
	]);
});
