import type { QueryClient } from "@tanstack/react-query";
import { pageAt } from "#shared/pages.ts";
import { ApiError } from "../../core/calls/client.ts";
import { rowsHeld } from "../../core/calls/usePages.ts";
import { pageDefinitions } from "../../pageDefinitions.ts";

/**
 * Finds a page's record in the query cache: null if the API knows no such id, undefined if not yet
 * known.
 */
export function subjectAt(path: string, queries: QueryClient): unknown {
	const page = pageAt(path);
	const about = page && pageDefinitions[page.name].subject;
	if (!page || !about) return undefined;
	const { data, error } = queries.getQueryState(about.key(page.id)) ?? {};
	if (error instanceof ApiError && error.status === 404) return null;
	const listed = () =>
		about.lists && rowsHeld<{ id: number }>(queries, about.lists).find(({ id }) => id === page.id);
	return data ?? listed();
}
