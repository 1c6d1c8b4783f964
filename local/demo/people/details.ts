import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { locales } from "#shared/core/locales.ts";
import { genders, specialties, timeSlots, weekdays } from "#shared/core/people.ts";
import { listOf, number, oneOf, optional, readTable, text } from "../readTable.ts";

const coachTexts = readTable("people/coaches", {
	email: text,
	specializations: optional(listOf(oneOf(specialties))),
	languagesSpoken: optional(listOf(text)),
	availableDays: optional(listOf(oneOf(weekdays))),
	preferredTimeSlots: optional(listOf(oneOf(timeSlots))),
	experience: text,
	bio: text,
	teachingPhilosophy: optional(text),
	certifications: optional(text),
});

const groups = ["coach", "applicant", "admin", "super-admin", "member", "parent", "child"] as const;

const rows = readTable("people/people", {
	group: oneOf(groups),
	/** Empty for children, who have no address. */
	email: text,
	firstName: text,
	firstNameAr: text,
	lastName: text,
	lastNameAr: text,
	gender: oneOf(genders),
	/** In whole years. */
	age: number,
	/** In kg; made up if it is empty. */
	weight: optional(number),
	belt: oneOf(ladder),
	/** Number of gradings since the latest promotion, back from today. */
	latestGrading: optional(number),
	language: oneOf(locales),
	dojo: optional(text),
});

type Row = (typeof rows)[number];
type Optional = "weight" | "latestGrading" | "dojo";

/** Details of a person from which a record is made. */
export type PersonDetails = Omit<Row, "group" | Optional> &
	Partial<Pick<Row, Optional> & (typeof coachTexts)[number]>;

/** The people of a group who are written by hand: coaches with what they say about themselves. */
export const peopleIn = (group: (typeof groups)[number]): PersonDetails[] =>
	rows
		.filter((row) => row.group === group)
		.map(({ group: _, ...row }) => ({
			...coachTexts.find(({ email }) => email === row.email),
			...row,
		}));
