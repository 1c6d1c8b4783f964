import { startOf } from "../core/kuwait.ts";
import { ageTold, inPublic } from "./national-team.rules.ts";
import type { Athlete } from "./national-team.schema.ts";

const now = startOf("2026-11-22");
const athlete = (dateOfBirth: string | null) =>
	({ nameEn: "Huda", dateOfBirth, contactInfo: { email: "huda@test.example", phone: null }, userId: 7 }) as Athlete;

test("an adult is shown with birth date and contact, but not with their account", () => {
	const { userId: _, ...shown } = athlete("2008-11-22");
	expect(inPublic(athlete("2008-11-22"), now)).toEqual(shown);
});

test("of a minor no more than the year of birth is shown", () => {
	const kept = { nameEn: "Huda", contactInfo: null, inSearch: false };
	expect(inPublic(athlete("2008-11-23"), now)).toEqual({ ...kept, dateOfBirth: "2008" });
	expect(inPublic(athlete(null), now)).toEqual({ ...kept, dateOfBirth: null });
});

test("age is told in whole years, or the year of birth, or not at all", () => {
	expect(ageTold("1999-11-23", now)).toEqual({ age: 26 });
	expect(ageTold("2009", now)).toEqual({ year: "2009" });
	expect(ageTold(null, now)).toBeNull();
});
