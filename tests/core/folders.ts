import { areaNames } from "#functions/domains.ts";

/** The layer of a path from the repository's root: its top-level folder. */
export const layerOf = (path: string): string => path.split("/")[0];

/**
 * The domain of a file in a layer: `events` for `web/competition/events/events.css`. For a file
 * outside the areas, the folder within the layer, such as `core`; empty at the root of a layer.
 */
export function domainOf(path: string): string {
	const [first, second] = path.split("/").slice(1, -1);
	const isInArea = areaNames.some((area) => area === first);
	return (isInArea ? second : first) ?? "";
}
