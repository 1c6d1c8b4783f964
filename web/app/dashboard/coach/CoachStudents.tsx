import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { EventId } from "#shared/core/ids.ts";
import { broadcastMessages } from "../../../community/broadcasts/broadcasts.messages.ts";
import { WriteButton } from "../../../community/broadcasts/WriteButton.tsx";
import ManageStudents from "../../../community/students/ManageStudents.tsx";
import { DateBlock, EventDay } from "../../../competition/events/EventDates.tsx";
import { openEventsQuery } from "../../../competition/events/events.queries.ts";
import { notEnteredQuery } from "../../../competition/registrations/registrations.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { FoldedPart } from "../../../ui/folds/FoldedPart.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { coachMessages } from "./coach.messages.ts";
import { gradingMessages } from "./grading.messages.ts";
import { openToSquads, squadOf } from "./squadOf.ts";

const NextGrading = lazyPart(() => import("./NextGrading.tsx"));

/** The coach's students who may enter a tournament and have not. */
function NotEntered({ eventId }: { eventId: EventId }) {
	const text = useText(coachMessages);
	const { data: tournaments } = useQuery(notEnteredQuery);
	const { data: students } = useQuery(studentsQuery);
	const ids = tournaments?.find(({ event }) => event.id === eventId)?.studentIds;
	const missing = ids && students?.filter(({ id }) => ids.includes(id));
	if (!missing) return null;
	if (missing.length === 0) return <p className="small soft">{text("coach.noneToEnter")}</p>;
	return (
		<details className="small">
			<summary>{text("coach.notEntered", { count: missing.length })}</summary>
			<ul>
				{missing.map((student) => (
					<li key={student.id}>
						<PersonName person={student} />
					</li>
				))}
			</ul>
			<p>
				<ButtonLink to={squadOf(eventId, missing)}>
					{text("coach.enterThem", { count: missing.length })}
				</ButtonLink>
			</p>
		</details>
	);
}

/** The next events that accept registrations, with links to register students. */
function Squads() {
	const text = useText(coachMessages);
	const pick = usePick();
	const { rows, isLoadingError, refetch } = usePages(openEventsQuery);
	const { data: tournaments } = useQuery(notEnteredQuery);
	const open = rows && openToSquads(rows, tournaments);
	return (
		<>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!open && !isLoadingError && <Loading />}
			{open?.length === 0 && <p className="soft">{text("coach.noSquads")}</p>}
			<ul className="squads">
				{open?.map((event) => {
					const title = pick(event, "title");
					return (
						<li key={event.id}>
							<DateBlock date={event.eventDate} />
							<span>
								<Link to={paths.event(event.id)}>
									<Written>{title}</Written>
								</Link>
								<EventDay event={event} />
							</span>
							<Link
								className="button"
								to={paths.squad(event.id)}
								aria-label={text("coach.enterStudentsOf", { title })}
							>
								{text("coach.enterStudents")}
							</Link>
							<NotEntered eventId={event.id} />
						</li>
					);
				})}
			</ul>
		</>
	);
}

/** A coach's students, and the events for which they can be registered. */
export default function CoachStudents() {
	const message = useText(broadcastMessages);
	const text = useText(coachMessages);
	const grading = useText(gradingMessages);
	const { data: students } = useQuery(studentsQuery);
	// Without students there is nobody to message, grade or register.
	const hasNobody = students?.length === 0;
	return (
		<div className="stack coach-overview">
			<ManageStudents
				actions={
					!hasNobody && (
						<p className="row">
							<WriteButton>{message("broadcast.writeToStudents")}</WriteButton>
							<Link to={paths.broadcasts}>{message("broadcast.sentOnes")}</Link>
						</p>
					)
				}
			/>
			{!hasNobody && (
				<>
					<FoldedPart title={grading("grading.title")}>
						<NextGrading />
					</FoldedPart>
					<FoldedPart title={text("coach.squads")}>
						<Squads />
					</FoldedPart>
				</>
			)}
		</div>
	);
}
