import type { QueryClient } from "@tanstack/react-query";
import { pageAt } from "#shared/pages.ts";
import { ApiError } from "../../core/calls/client.ts";
import { cachedRows } from "../../core/calls/usePages.ts";
import { pageDefinitions } from "../../pageDefinitions.ts";

/**
 * Finds the record that a page is about in the query cache: null if the API has none with this id,
 * undefined while it is not loaded.
 */
export function findSubject(path: string, queries: QueryClient): unknown {
	const page = pageAt(path);
	const about = page && pageDefinitions[page.name].subject;
	if (!page || !about) return undefined;
	const { data, error } = queries.getQueryState(about.key(page.id)) ?? {};
	if (error instanceof ApiError && error.status === 404) return null;
	const listed = () =>
		about.lists &&
		cachedRows<{ id: number }>(queries, about.lists).find(({ id }) => id === page.id);
	const found = data && about.find ? about.find(data as never, page.id) : data;
	return found ?? listed();
}
