import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isDecidable } from "#shared/competition/gradings/gradings.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { takesPlaceOn } from "../events/calendar/takesPlaceOn.ts";
import { notCancelledPages } from "../events/events.queries.ts";
import { gradingsMessages } from "./gradings.messages.ts";
import { gradingQuery } from "./gradings.queries.ts";
import "./gradings.css";

/** A grading at which the reader examines; nothing at others. */
function OnPanel({ event }: { event: Event }) {
	const text = useText(gradingsMessages);
	const pick = usePick();
	const { data } = useQuery(gradingQuery(event.id));
	if (!data || (data.marks.length === 0 && !data.may.decide)) return null;
	const { state, marks, may } = data;
	const givesMarks = marks.length > 0 && state === "fixed";
	return (
		<section className="card stack tight" aria-labelledby={`grading-today-${event.id}`}>
			<h2 id={`grading-today-${event.id}`}>{text("gradings.today")}</h2>
			<p>
				<strong>
					<Written>{pick(event, "title")}</Written>
				</strong>
				<span className="small soft block">
					{text(may.decide ? "gradings.chief" : "gradings.asExaminer")}
				</span>
			</p>
			<p className="row">
				<span className="badge strong">{text(`gradings.state.${state}`)}</span>
			</p>
			<p className="row">
				{givesMarks && (
					<ButtonLink kind="primary" to={paths.gradingMarks(event.id)}>
						{text("gradings.giveMarks")}
					</ButtonLink>
				)}
				<ButtonLink
					kind={!givesMarks && may.decide && isDecidable(state) ? "primary" : undefined}
					to={paths.grading(event.id)}
				>
					{text("gradings.openList")}
				</ButtonLink>
			</p>
		</section>
	);
}

/** The gradings of today at which the reader is on the panel. */
export default function GradingToday() {
	const today = kuwaitDate(Date.now());
	const { rows } = usePages(notCancelledPages("grading"), {
		isIncluded: (event) => takesPlaceOn(event, today),
	});
	return rows?.map((event) => <OnPanel key={event.id} event={event} />);
}
