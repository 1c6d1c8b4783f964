import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#shared/core/locales.ts";
import { bell, readOnEachVisit } from "../../core/calls/freshness.ts";
import { notifications } from "./notifications.client.ts";

/**
 * The user's notifications in a language; refetched when the user returns to the tab after a while.
 */
export const notificationsQuery = (locale: Locale) =>
	queryOptions({
		queryKey: ["notifications", locale],
		queryFn: () => notifications.list(),
		...bell,
	});

/** Email settings; always refetched, because the footer of emails links there from anywhere. */
export const mailQuery = queryOptions({
	queryKey: ["mail"],
	queryFn: () => notifications.mailChoices(),
	...readOnEachVisit,
});
