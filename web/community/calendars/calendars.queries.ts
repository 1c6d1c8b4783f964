import { queryOptions } from "@tanstack/react-query";
import { calendarsRoutes } from "#shared/community/calendars/calendars.routes.ts";
import { client } from "../../core/calls/client.ts";

export const calendars = client(calendarsRoutes);

/** Whether the user's calendar has a subscription URL. */
export const calendarQuery = queryOptions({
	queryKey: ["calendar"],
	queryFn: () => calendars.state(),
});
