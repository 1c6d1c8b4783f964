import { aboutPages } from "../about/about.queries.ts";
import { usePages } from "../core/usePages.ts";
import { newsPages } from "../news/news.queries.ts";
import { officialsPages } from "../officials/officials.queries.ts";

/** How many articles, officials and sections there are; `value` is undefined until all are known. */
export function useContentCount() {
	const lists = [usePages(newsPages), usePages(officialsPages), usePages(aboutPages)];
	const counts = lists.map(({ rows }) => rows?.length);
	const isKnown = (count: number | undefined) => count !== undefined;
	return {
		value: counts.every(isKnown) ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : undefined,
		more: lists.some(({ more }) => more),
	};
}
