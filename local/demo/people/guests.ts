import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { genders } from "#shared/core/people.ts";
import { dateIn, timeOn } from "../calendar.ts";
import { type Person, yearDays } from "../person.ts";
import { number, oneOf, readTable, text } from "../readTable.ts";

const rows = readTable("people/guests", {
	firstName: text,
	firstNameAr: text,
	lastName: text,
	lastNameAr: text,
	gender: oneOf(genders),
	/** In whole years. */
	age: number,
	/** In kg. */
	weight: number,
	belt: oneOf(ladder),
	club: text,
	country: text,
});

/** Guests of a foreign club, whom staff added for a tournament; their ids follow `last`. */
export const makeGuests = (last: number, now: number): Person[] =>
	rows.map(({ age, weight, belt, club, ...names }, at) => {
		const createdAt = timeOn(dateIn(now, -12), 17, 5 + at);
		return {
			user: {
				...names,
				id: last + at + 1,
				email: "",
				role: "guest",
				isApproved: true,
				mustChangePassword: false,
				currentBelt: belt,
				dojoLocation: club,
				dateOfBirth: dateIn(now, -Math.ceil(age * yearDays) - 40 * (at + 1)),
				competitionReadiness: "Local",
				preferredLanguage: "en",
				createdAt,
				updatedAt: createdAt,
			},
			steps: [],
			age,
			weight,
		};
	});
