import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { undecidedQuery } from "../registrations.queries.ts";
import { entriesMessages } from "./entries.messages.ts";

/** Link to the registrations of an event, with the number that wait for a decision. */
export default function EntriesButton({ event }: { event: Event }) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const { data } = useQuery(undecidedQuery);
	const count = data?.find((one) => one.event.id === event.id)?.count ?? 0;
	return (
		<ButtonLink kind="primary" to={paths.entries(event.id)}>
			{count > 0 ? own("entries.waiting", { count }) : text("reg.entries")}
		</ButtonLink>
	);
}
