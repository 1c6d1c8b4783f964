import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#shared/core/locales.ts";
import { notifications } from "./notifications.client.ts";

const freshMs = 60_000;

/** One's own notifications, worded in a language; asked for again when somebody comes back to the tab after a while. */
export const notificationsQuery = (locale: Locale) =>
	queryOptions({
		queryKey: ["notifications", locale],
		queryFn: () => notifications.list(),
		staleTime: freshMs,
		refetchOnWindowFocus: true,
	});

/** Which kinds one gets by mail; asked anew with each visit, because a mail's foot leads there from anywhere. */
export const mailQuery = queryOptions({
	queryKey: ["mail"],
	queryFn: () => notifications.mailChoices(),
	staleTime: 0,
});
