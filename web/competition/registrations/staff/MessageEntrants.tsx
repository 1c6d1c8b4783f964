import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { type EntryFilters, matchesFilters, noEventClass } from "./entryFilters.ts";

type Props = { eventId: EventId; entries: Entry[]; filters: EntryFilters };

/** Link to a new announcement for the people whose registrations match the filters. */
export function MessageEntrants({ eventId, entries, filters }: Props) {
	const text = useText(entriesMessages);
	const { classId, status, query, check, unpaid } = filters;
	// An announcement has an event class and a status, so no other filter can limit its recipients.
	if (query || check || unpaid || classId === noEventClass) return null;
	const meant = entries.filter(
		(entry) =>
			!entry.isGuest && matchesFilters(entry, filters) && (status || holdsPlace(entry.status)),
	);
	const count = new Set(meant.map(({ userId }) => userId)).size;
	if (count === 0) return null;
	const audience = new URLSearchParams({
		id: "new",
		event: String(eventId),
		...(classId && { class: classId }),
		...(status && { status }),
	});
	return (
		<ButtonLink to={`${paths.broadcasts}?${audience}`}>
			{text("entries.message", { count })}
		</ButtonLink>
	);
}
