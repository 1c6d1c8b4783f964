import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/events/events.schema.ts";
import { useText } from "../core/messages.ts";
import { events } from "./events.client.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

/** How many people none of an event's classes takes. */
export function LeftOut({ event }: { event: Event }) {
	const text = useText(manageClassMessages);
	const { data } = useQuery({
		queryKey: ["classReach", event.id, event.version, event.classes.map(({ version }) => version)],
		queryFn: () => events.checkClasses({ params: { id: event.id }, body: { classes: event.classes } }),
		enabled: event.classes.length > 0,
		staleTime: 60_000,
	});
	if (!data || event.classes.length === 0) return null;
	return <p className="small soft">{text("manageClass.leftOut", { count: data.leftOut, people: data.people })}</p>;
}
