import * as z from "zod/mini";
import { ageOn } from "../time/age.ts";
import { isDate, kuwaitDate } from "../time/kuwait.ts";
import { besideOtherFaults } from "./fields.ts";
import { confirmedNames, type QuestionCode } from "./question-codes.ts";

const mostConfirmed = 20;

/** Fields whose unusual values the sender has confirmed. Never stored; see `asksAbout`. */
export const confirmed = z.optional(
	z.pipe(
		z.transform(confirmedNames),
		z
			.array(z.string().check(z.maxLength(60, "too_long")))
			.check(z.maxLength(mostConfirmed, "too_long")),
	),
);

type Question = (day: string, today: string) => QuestionCode | false;

const [youngest, oldest] = [3, 90];
/** Whether somebody is as old as the date of birth says. */
export const birthQuestion: Question = (day, today) => {
	const age = ageOn(today, day);
	return age < youngest ? "birth_recent" : age >= oldest && "birth_long_ago";
};

/** A day on which somebody got something, such as a certificate. */
export const pastQuestion: Question = (day, today) => ageOn(today, day) >= 60 && "day_long_ago";

/** A day until which something holds. */
export const expiryQuestion: Question = (day, today) =>
	day < today ? "day_past" : ageOn(day, today) >= 20 && "day_far_ahead";

type Confirmable = { confirmed?: unknown };

/** Asks about a day that is possible and almost never meant, unless `confirmed` names its field. */
export const asksAbout = <Field extends string>(field: Field, question: Question) => {
	type Values = { [F in Field]?: unknown } & Confirmable;
	const codeOf = (values: Values) => {
		const value = values[field];
		const day = typeof value === "string" ? value.slice(0, 10) : "";
		if (!isDate(day) || confirmedNames(values.confirmed).includes(field)) return null;
		return question(day, kuwaitDate(Date.now())) || null;
	};
	return z.refine<Values>((values) => codeOf(values) === null, {
		error: ({ input }) => codeOf(input as Values) ?? "invalid",
		path: [field],
		when: besideOtherFaults,
	});
};

/** Asks whether a date of birth is right; see `asksAbout`. */
export const asksAboutBirth = asksAbout("dateOfBirth", birthQuestion);
