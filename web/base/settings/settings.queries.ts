import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Holiday } from "#shared/base/settings/holidays.rules.ts";
import { settingsRoutes } from "#shared/base/settings/settings.routes.ts";
import type { Settings } from "#shared/base/settings/settings.schema.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readWhenOpened } from "../../core/calls/freshness.ts";

export const settings = client(settingsRoutes);

/** Prefix of all queries of settings. */
export const settingsKey = { queryKey: ["settings"] };

/** The federation's contact details. Embedded in every page. */
export const contactLinesQuery = queryOptions({
	queryKey: [...settingsKey.queryKey, "contact"],
	queryFn: () => settings.get(),
});

/**
 * Public holidays. Also queried offline, because the coach's service worker may have them cached.
 */
export const holidaysQuery = queryOptions({
	queryKey: ["holidays"],
	queryFn: () => settings.holidays(),
	networkMode: "offlineFirst",
	...changedByOthers,
});

/** Public holidays; empty until loaded. */
export const useHolidays = () => useQuery(holidaysQuery).data ?? noHolidays;
const noHolidays: Holiday[] = [];

/** All settings. The API returns the full record only to staff. */
export const readSettings = async () => (await settings.get()) as Settings;

/** The current settings, never from the cache. */
export const settingsQuery = queryOptions({
	queryKey: [...settingsKey.queryKey, "whole"],
	queryFn: readSettings,
	...readWhenOpened,
});
