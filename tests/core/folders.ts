/** Folders of `shared`, `functions` and `web` that group domains. */
export const areas = [
	"identity",
	"community",
	"training",
	"competition",
	"content",
	"platform",
] as const;

/** The top-level folder of a path. */
export const layerOf = (path: string): string => path.split("/")[0];

const areaOf = (path: string) => areas.find((area) => area === path.split("/")[1]);

/**
 * The domain of a path in a layer, as `events` of `web/competition/events/events.css`; outside areas
 * the folder in the layer, as `core`. Empty for files at the root of a layer.
 */
export function domainOf(path: string): string {
	const folders = path.split("/").slice(1, -1);
	return (areaOf(path) ? folders[1] : folders[0]) ?? "";
}
