import type { PersonalItems } from "../core/personal-data.ts";
import { type EntityName, personalData } from "../domains.ts";

export type Step = PersonalItems & { entity: EntityName };

/** What deletions and merges do, one step after the other. */
export const steps: readonly Step[] = personalData.flatMap(({ entity, items }) =>
	items.map((one) => ({ ...one, entity })),
);
