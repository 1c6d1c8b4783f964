import * as z from "zod/mini";
import { filsIn } from "../texts/money.ts";
import { isBlank } from "./cleaning.ts";

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
