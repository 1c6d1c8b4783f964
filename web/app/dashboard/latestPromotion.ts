import { rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { BeltPromotion } from "#shared/base/ranks/belts.schema.ts";

type Ranks = Pick<BeltPromotion, "fromBelt" | "toBelt">;

/**
 * The latest promotion; a lowered belt is in the history but is none.
 * @param promotions latest first
 */
export const latestPromotion = <Promotion extends Ranks>(
	promotions: readonly Promotion[],
): Promotion | undefined =>
	promotions.find(({ fromBelt, toBelt }) => rankOf(toBelt) > rankOf(fromBelt));
