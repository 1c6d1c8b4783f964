import { useLocation, useNavigate } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { readEntryCode } from "#shared/competition/weigh-in/entry-code.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { takesPlaceOn } from "../events/calendar/takesPlaceOn.ts";
import { useWhen } from "../events/EventDates.tsx";
import type { Entrant } from "./useEntrants.ts";
import type { GivenCheckIns } from "./useGivenCheckIns.ts";
import { entryCodeMessages } from "./weigh-in.messages.ts";

const CheckInDialog = lazyPart(() => import("./CheckInDialog.tsx"));

/** The code in the address; null if the page was not opened by scanning one. */
const useEntryCode = () => readEntryCode(useLocation().hash);

/** Says that a scanned code is for another event; nothing if no code was scanned. */
export function OtherEvent({ event }: { event: Event }) {
	const text = useText(entryCodeMessages);
	const pick = usePick();
	const when = useWhen();
	if (!useEntryCode()) return null;
	return (
		<Notice kind="bad" role="alert">
			{text("entryCode.other", {
				event: pick(event, "title"),
				date: when(event.eventDate, event.endDate),
			})}
		</Notice>
	);
}

type Props = { event: Event; entrants: readonly Entrant[]; given: GivenCheckIns };

/** Opens the entrant whose code was scanned, or says why there is none. */
export default function ScannedEntrant({ event, entrants, given }: Props) {
	const text = useText(entryCodeMessages);
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const code = useEntryCode();
	if (!code) return null;
	if (code.eventId !== event.id || !takesPlaceOn(event, kuwaitDate(Date.now())))
		return <OtherEvent event={event} />;
	const entrant = entrants.find(
		({ person }) => person.userId === code.userId && person.classId === code.classId,
	);
	if (!entrant)
		return (
			<Notice kind="bad" role="alert">
				{text("entryCode.noEntry")}
			</Notice>
		);
	return (
		<CheckInDialog
			key={`${code.userId} ${code.classId}`}
			entrant={entrant}
			given={given}
			onClose={() => navigate(pathname + search, { replace: true })}
		/>
	);
}
