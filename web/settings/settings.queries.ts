import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Holiday } from "#shared/settings/holidays.rules.ts";
import { settingsRoutes } from "#shared/settings/settings.routes.ts";
import type { Settings } from "#shared/settings/settings.schema.ts";
import { client } from "../core/calls/client.ts";

export const settings = client(settingsRoutes);

/** All that is asked of settings. */
export const settingsKey = { queryKey: ["settings"] };

/** How the federation is reached. Pages bring it along. */
export const contactLinesQuery = queryOptions({
	queryKey: [...settingsKey.queryKey, "contact"],
	queryFn: () => settings.get(),
});

/** Public holidays; without a network too: the worker of the coach's room may know them. */
export const holidaysQuery = queryOptions({
	queryKey: ["holidays"],
	queryFn: () => settings.holidays(),
	networkMode: "offlineFirst",
	staleTime: 0,
});

/** Public holidays; none until they are known. */
export const useHolidays = () => useQuery(holidaysQuery).data ?? noHolidays;
const noHolidays: Holiday[] = [];

/** All settings, as staff are answered them. */
export const readSettings = async () => (await settings.get()) as Settings;

/** All settings as they are at this moment: never from the cache. */
export const settingsQuery = queryOptions({
	queryKey: [...settingsKey.queryKey, "whole"],
	queryFn: readSettings,
	staleTime: 0,
	gcTime: 0,
});
