import * as z from "zod/mini";
import {
	day,
	optionalEmail,
	optionalLongText,
	phone,
	text,
	wholeNumberBetween,
} from "../../core/fields/fields.ts";
import { classAges } from "./training-classes.rules.ts";

const { youngest, oldest } = classAges;

const fields = z.object({
	/** Who would like to train: the sender, or their child. */
	name: text(120, 1, "name_short"),
	age: wholeNumberBetween(youngest, oldest, { low: "too_small", high: "too_big" }),
	/** A number for calls or WhatsApp. */
	phoneNumber: phone,
	email: optionalEmail,
	message: optionalLongText(2000),
});

/** What a visitor enters to ask for a trial class. */
export const TrialForm = fields;

/** A request for a trial class on one of the class's days. */
export const TrialRequest = z.extend(fields, { date: day });
export type TrialRequest = z.output<typeof TrialRequest>;

/** How far ahead a trial class can be asked for, in days. */
export const trialDays = 60;
