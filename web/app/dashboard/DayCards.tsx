import { useQuery } from "@tanstack/react-query";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useFamilyEntries } from "../../community/family/entries/useFamilyEntries.ts";
import TournamentsToday from "../../competition/draws/TournamentsToday.tsx";
import DutyCard from "../../competition/duties/DutyCard.tsx";
import { myRegistrationsQuery } from "../../competition/registrations/registrations.queries.ts";

type Props = {
	/** The reader's registrations, where the page reads them anyway; null until it has them. */
	own?: readonly MyRegistration[] | null;
};

/**
 * What the day of a tournament asks of the reader, on the first page of members, coaches and staff:
 * duties, the closing of the weigh-in, and bouts of the reader and their children.
 */
export default function DayCards({ own }: Props) {
	const { data } = useQuery({ ...myRegistrationsQuery, enabled: own === undefined });
	const { entries } = useFamilyEntries(own ?? data);
	const entered = entries.filter(({ entry }) => entry.status === "approved");
	return (
		<>
			<DutyCard />
			<TournamentsToday events={entered.map(({ entry }) => entry.event)} />
		</>
	);
}
