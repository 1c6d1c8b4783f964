import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Holiday } from "#shared/base/settings/holidays.rules.ts";
import { settingsRoutes } from "#shared/base/settings/settings.routes.ts";
import type { Settings } from "#shared/base/settings/settings.schema.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readWhenOpened } from "../../core/calls/freshness.ts";

export const settings = client(settingsRoutes);

/** Prefix of all queries of settings. */
export const settingsKey = { queryKey: ["settings"] };

/** The federation's contact details and membership fees. Embedded in every page. */
export const publicSettingsQuery = queryOptions({
	queryKey: [...settingsKey.queryKey, "public"],
	queryFn: () => settings.get(),
});

/** Public holidays. */
export const holidaysQuery = queryOptions({
	queryKey: ["holidays"],
	queryFn: () => settings.holidays(),
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
