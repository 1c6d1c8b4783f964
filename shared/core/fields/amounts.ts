import * as z from "zod/mini";
import { filsIn } from "../texts/money.ts";
import { cleanTyped, isBlank } from "./cleaning.ts";

/** Highest amount in fils: 10,000 dinars. */
export const highestAmount = 10_000_000;

/** Texts are amounts in dinars as people type them; numbers are amounts in fils. */
const filsOf = (value: unknown) =>
	typeof value === "string" ? (filsIn(value) ?? Number.NaN) : value;

const fils = (min: number) =>
	z
		.number("invalid")
		.check(z.int("invalid"), z.gte(min, "too_small"), z.lte(highestAmount, "too_big"));

/** An amount in fils. */
export const amountFrom = (min = 1) => z.pipe(z.transform(filsOf), fils(min));

/** An amount in fils; null if left out, empty or null. */
export const optionalAmount = z.optional(
	z.pipe(
		z.transform((value: unknown) =>
			typeof value === "string" && isBlank(value) ? null : filsOf(value),
		),
		z.nullable(fils(0)),
	),
);

/** Highest sum of a day at the bank, in fils: a million dinars. */
export const highestSum = 1_000_000_000;

const currency = /KWD|KD|د\.ك\.?/gi;

/** A sum as it is copied from a bank's statement: with a minus at an end, or the currency beside it. */
const sumOf = (value: unknown) => {
	if (typeof value !== "string") return value;
	const typed = cleanTyped(value).replace(currency, "").trim();
	const [, before, unsigned, after] = /^(-?)\s*(.*?)\s*(-?)$/.exec(typed) ?? [];
	const fils = filsOf(unsigned);
	return typeof fils === "number" && (before || after) ? -fils : fils;
};

/** A sum in fils, below zero if more was paid back than paid. */
export const sumFrom = z.pipe(
	z.transform(sumOf),
	z
		.number("invalid")
		.check(z.int("invalid"), z.gte(-highestSum, "too_small"), z.lte(highestSum, "too_big")),
);
