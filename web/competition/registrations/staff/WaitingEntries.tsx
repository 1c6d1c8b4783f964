import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry, Undecided } from "#shared/competition/registrations/registrations.schema.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { useJoinFacts } from "../../../core/language/useJoinFacts.ts";
import { useNames } from "../../../people/users/names.ts";
import { DecideGroup, type Waiting } from "../../../ui/decide/DecideGroup.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { eventQuery } from "../../events/events.queries.ts";
import { entriesQuery, undecidedQuery } from "../registrations.queries.ts";
import { RejectDialog } from "./actions/RejectDialog.tsx";
import { useDecide } from "./actions/useDecide.ts";
import { entriesMessages } from "./entries.messages.ts";
import { needsCheck } from "./entryFilters.ts";

/** Registrations for an event as rows with class, belt and weight. */
function useWaitingRows(eventId: Undecided["event"]["id"], entries: Entry[] | undefined) {
	const text = useText(entriesMessages);
	const names = useNames();
	const beltName = useBeltName();
	const join = useJoinFacts();
	const className = useEventClassName();
	const { data: event } = useQuery(eventQuery(eventId));
	return entries?.map((entry): Waiting => {
		const own = event?.classes.find(({ id }) => id === entry.classId);
		const weight =
			entry.declaredWeight !== null && text("entries.kg", { weight: entry.declaredWeight });
		const name = names(entry).full;
		return {
			key: entry.id,
			name,
			to: `${paths.entries(eventId)}?${new URLSearchParams({ status: "pending", q: name })}`,
			facts: join([own && className(own), beltName(entry.currentBelt), weight]),
			since: entry.registeredAt,
			warning: entry.chooseClass
				? text("entries.noEventClass")
				: needsCheck(entry)
					? text("entries.misfit")
					: undefined,
		};
	});
}

function EventEntries({ event }: { event: Undecided["event"] }) {
	const pick = usePick();
	const { data } = useQuery(entriesQuery(event.id));
	const entries = data?.filter(({ status }) => status === "pending");
	const rows = useWaitingRows(event.id, entries);
	const [rejected, setRejected] = useState<Entry[] | null>(null);
	const decide = useDecide(event.id, () => setRejected(null));
	const entriesWith = (keys: string[]) => entries?.filter(({ id }) => keys.includes(id)) ?? [];
	return (
		<DecideGroup
			id={`event-${event.id}`}
			title={pick(event, "title")}
			to={`${paths.entries(event.id)}?status=pending`}
			rows={rows}
			approve={{
				run: (keys) => decide.mutate({ decision: "approve", chosen: entriesWith(keys) }),
				isPending: decide.isPending,
			}}
			reject={(keys) => setRejected(entriesWith(keys))}
			rejectsMany
		>
			{rejected && (
				<RejectDialog chosen={rejected} decide={decide} onClose={() => setRejected(null)} />
			)}
		</DecideGroup>
	);
}

/** Registrations that wait for a decision, in a group for each event. */
export default function WaitingEntries() {
	const { data } = useQuery(undecidedQuery);
	return data?.map(({ event }) => <EventEntries key={event.id} event={event} />);
}
