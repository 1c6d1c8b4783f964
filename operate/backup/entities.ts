import { type EntityName, entityDefinitions } from "#functions/domains.ts";
import type { Item } from "./items.ts";

/** An unknown entity and counters, which have none, are kept: too much is better than a loss. */
export const isBackedUp = ({ __edb_e__: entity }: Item) =>
	entityDefinitions[entity?.S as EntityName]?.backup !== false;
