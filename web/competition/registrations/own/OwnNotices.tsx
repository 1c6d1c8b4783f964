import type { Event } from "#shared/competition/events/events.schema.ts";
import { DocumentNotice } from "../../../people/documents/DocumentNotice.tsx";
import { MembershipNotice } from "../enter/MembershipNotice.tsx";
import { OfferCards } from "./offers/OfferCards.tsx";
import { useFreshPosition } from "./useFreshPosition.ts";
import { useMyEntries } from "./useMyEntries.ts";

/** What the user must do for an event: accept a place, pay or bring a document. */
export default function OwnNotices({ event }: { event: Event }) {
	const entries = useMyEntries(event.id);
	useFreshPosition(event.id, entries);
	return (
		<>
			<OfferCards entries={entries} />
			<MembershipNotice event={event} />
			<DocumentNotice event={event} />
		</>
	);
}
