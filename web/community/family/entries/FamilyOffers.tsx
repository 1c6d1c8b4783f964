import { OfferCards } from "../../../competition/registrations/own/offers/OfferCards.tsx";
import type { FamilyEntry } from "./useFamilyEntries.ts";

/** Whether a place is offered that the reader may accept, for themselves or a child. */
export const isOffered = ({ entry, child }: FamilyEntry) =>
	entry.status === "offered" && (child === undefined || child.state === "active");

/** The places offered to the reader and their children. */
export function FamilyOffers({ entries }: { entries: readonly FamilyEntry[] }) {
	const offered = entries.filter(isOffered);
	const names = new Map(offered.map(({ entry, name }) => [entry, name]));
	return (
		<OfferCards entries={offered.map(({ entry }) => entry)} nameOf={(entry) => names.get(entry)} />
	);
}
