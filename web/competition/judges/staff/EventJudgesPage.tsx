import { useQuery } from "@tanstack/react-query";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { EventWorkspace, OfEvent } from "../../workspace/EventWorkspace.tsx";
import { eventJudgesQuery } from "../judges.queries.ts";
import { EventJudgeList } from "./EventJudgeList.tsx";
import { AssignJudgesButton, OpenEventJudges } from "./EventJudges.tsx";
import { manageJudgesMessages } from "./manageJudges.messages.ts";

function EventJudges({ event }: { event: Event }) {
	const text = useText(manageJudgesMessages);
	const { data: assigned, isLoadingError, refetch } = useQuery(eventJudgesQuery(event.id));
	return (
		<EventWorkspace event={event} tab="eventJudges" actions={<AssignJudgesButton event={event} />}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!assigned && !isLoadingError && <Loading />}
			{hasEnded(event, Date.now()) && event.cancelReason === null && (
				<p className="soft">{text("manageJudges.countsItself")}</p>
			)}
			{assigned && <EventJudgeList assigned={assigned} />}
			<OpenEventJudges />
		</EventWorkspace>
	);
}

/** The judges of an event, as a tab of its workspace. */
export default function EventJudgesPage() {
	return <OfEvent>{(event) => <EventJudges event={event} />}</OfEvent>;
}
