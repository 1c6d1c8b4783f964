import { useQuery } from "@tanstack/react-query";
import { isDutyLive } from "#shared/competition/duties/duties.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { dutyMessages } from "./duties.messages.ts";
import { ownDutiesQuery } from "./duties.queries.ts";
import { dutyPages } from "./dutyPage.ts";

/** Links from an event to the pages of the user's duties there; nothing without a duty. */
export default function OwnDutyLinks({ event }: { event: Event }) {
	const text = useText(dutyMessages);
	const { data = [] } = useQuery(ownDutiesQuery);
	const pages = data
		.filter((duty) => duty.eventId === event.id && isDutyLive(duty, Date.now()))
		.flatMap(({ scope }) => dutyPages(scope));
	return [...new Set(pages)].map((page) => (
		<ButtonLink key={page} kind="primary" to={paths[page](event.id)}>
			{text(`duty.open.${page}`)}
		</ButtonLink>
	));
}
