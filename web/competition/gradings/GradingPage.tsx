import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { EventWorkspace, OfEvent } from "../workspace/EventWorkspace.tsx";
import { CandidateList } from "./CandidateList.tsx";
import { GradingSteps } from "./GradingSteps.tsx";
import { gradingsMessages } from "./gradings.messages.ts";
import { gradingQuery } from "./gradings.queries.ts";
import "./gradings.css";

const Recommendations = lazyPart(() => import("./dan/Recommendations.tsx"));

function Content({ event }: { event: Event }) {
	const { data, isLoadingError, refetch } = useQuery(gradingQuery(event.id));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	const day = kuwaitDate(startOf(event.eventDate));
	return (
		<>
			<GradingSteps grading={data} day={day} />
			{data.may.manage && (
				<LazyParts fallback={null}>
					<Recommendations eventId={event.id} day={day} />
				</LazyParts>
			)}
			<CandidateList grading={data} day={day} />
		</>
	);
}

/** The page of coaches and examiners, who have no tabs of staff. */
function Plain({ event }: { event: Event }) {
	const text = useText(gradingsMessages);
	const pick = usePick();
	return (
		<Page
			className="workspace"
			title={pick(event, "title")}
			heading={{ dir: "auto" }}
			lead={text("gradings.title")}
			back={{ to: paths.event(event.id), text: pick(event, "title") }}
		>
			<Content event={event} />
		</Page>
	);
}

/** A grading from the list of candidates to its results. */
export default function GradingPage() {
	const { data: user } = useUser();
	return (
		<OfEvent>
			{(event) =>
				isStaff(user) ? (
					<EventWorkspace event={event} tab="grading">
						<Content event={event} />
					</EventWorkspace>
				) : (
					<Plain event={event} />
				)
			}
		</OfEvent>
	);
}
