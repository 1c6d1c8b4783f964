import * as z from "zod/mini";
import type { Prices } from "./prices.rules.ts";

/** Checks that the prices of an event or of an event class do not contradict each other. */
export const priceChecks = [
	z.refine<Partial<Prices>>(({ fee, lateFee }) => lateFee == null || lateFee >= (fee ?? 0), {
		error: "too_small",
		path: ["lateFee"],
	}),
	z.refine<Partial<Prices>>(({ fee, memberFee }) => memberFee == null || memberFee <= (fee ?? 0), {
		error: "too_big",
		path: ["memberFee"],
	}),
] as const;
