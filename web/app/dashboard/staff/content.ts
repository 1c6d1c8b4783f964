import type { ContentDefinition } from "../../../base/staff/defineContent.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";

const definitions = import.meta.glob<ContentDefinition>("../../../*/*/**/*.content.ts", {
	eager: true,
	import: "default",
});

/** The kinds of content, in the order in which the Content tab lists them. */
export const content = Object.entries(definitions)
	.map(([path, definition]) => ({ ...definition, path, part: lazyPart(definition.part) }))
	.sort((one, other) => one.order - other.order);

/** The tab of all kinds, or of one. */
export const contentTab = "content";
export const contentLink = (id?: string) => `/?tab=${contentTab}${id ? `&of=${id}` : ""}`;

/** Total number of records of all kinds; undefined until all are known. */
export function useContentCount(): number | undefined {
	// biome-ignore lint/correctness/useHookAtTopLevel: the definitions never change, and so neither does the order of hooks.
	const counts = content.map(({ useCount }) => useCount());
	const loaded = counts.filter((count) => count !== undefined);
	return loaded.length === counts.length
		? loaded.reduce((sum, count) => sum + count, 0)
		: undefined;
}
