import { type EntityName, entityDefinitions } from "#functions/domains.ts";
import type { Item } from "./items.ts";

/**
 * Unknown entities, and counters, which have no entity, are backed up: too much is better than a
 * loss.
 */
export const isBackedUp = ({ __edb_e__: entity }: Item) =>
	entityDefinitions[entity?.S as EntityName]?.backup !== false;
