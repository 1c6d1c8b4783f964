import type { QueryClient } from "@tanstack/react-query";
import type { PublicSettings } from "#shared/base/settings/settings.schema.ts";
import { userQuery } from "../../base/session/session.ts";
import { publicSettingsQuery } from "../../base/settings/settings.queries.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import type { Prefilled } from "../../core/defineRendered.ts";

/**
 * Fills the query cache with the data of a prerendered page, so that a visitor's page needs no API
 * call.
 */
export function prefillQueries(queries: QueryClient, data: readonly Prefilled[]): void {
	queries.setQueryData(userQuery.queryKey, null);
	for (const one of data) {
		if ("data" in one) queries.setQueryData(one.key, one.data);
		else {
			queries.setQueryData(one.key, firstPage(one.page));
			for (const row of one.rows ? (one.page.rows as { id: number }[]) : [])
				queries.setQueryData([...(one.rows ?? []), row.id], row);
		}
	}
}

/** Fills in the public settings. They are embedded in every document, so no page fetches them. */
export const prefillPublicSettings = (queries: QueryClient, settings: PublicSettings) =>
	queries.setQueryData(publicSettingsQuery.queryKey, settings);
