import type { PersonalItems } from "../../core/personal-data.ts";
import { type EntityName, personalData } from "../../domains.ts";

export type Step = PersonalItems & { entity: EntityName };

/** The steps that deletions and merges run in this order. */
export const steps: readonly Step[] = personalData.flatMap(({ entity, items }) =>
	items.map((one) => ({ ...one, entity })),
);
