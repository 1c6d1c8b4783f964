import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { NextRank } from "#shared/base/ranks/belts.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { monthsBetween } from "#shared/core/time/month.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { nextRankQuery } from "../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { heldOf } from "../../competition/events/events.queries.ts";
import { personEntriesPages } from "../../competition/registrations/personEntries.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { gradingsFor } from "./gradingsFor.ts";
import { roadMessages } from "./road.messages.ts";
import "../../base/ranks/belt-cell.css";

type Need = { words: string; met: boolean };

/** What the settings require for the next rank, and how much of it the person has. */
function useNeeds() {
	const text = useText(roadMessages);
	return ({ since, requiredMonths, attended, requiredClasses }: NextRank): Need[] => {
		const today = kuwaitDate(Date.now());
		const months = since ? Math.max(0, monthsBetween(since, today)) : null;
		const needs = [
			months !== null &&
				requiredMonths > 0 && {
					words: text("road.months", {
						months: Math.min(months, requiredMonths),
						required: requiredMonths,
					}),
					met: months >= requiredMonths,
				},
			attended !== null &&
				requiredClasses !== null && {
					words: text("road.classes", {
						attended: Math.min(attended, requiredClasses),
						required: requiredClasses,
					}),
					met: attended >= requiredClasses,
				},
		];
		return needs.filter((need) => need !== false);
	};
}

type GradingProps = {
	id: UserId;
	/** First day on which the person can be graded, if it is still to come. */
	from: string | null;
};

/** The next grading at which the person can be graded, and one that they entered too early. */
function NextGradingEvent({ id, from }: GradingProps) {
	const text = useText(roadMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	const { rows } = usePages(heldOf("grading"));
	const { rows: entries } = usePages({ ...personEntriesPages(id), enabled: from !== null });
	if (!rows) return null;
	const { next, tooEarly } = gradingsFor(rows, from, entries ?? []);
	const named = (event: (typeof rows)[number]) => ({
		title: isolateName(pick(event, "title")),
		day: formatDate(startOf(event.eventDate), { dateStyle: "long" }),
	});
	return (
		<>
			{tooEarly && <Notice>{text("road.tooEarly", named(tooEarly))}</Notice>}
			{next ? (
				<p className="row">
					<span>{text("road.grading", named(next))}</span>
					<ButtonLink to={paths.event(next.id)}>{text("road.toGrading")}</ButtonLink>
				</p>
			) : (
				<p className="soft">{text("road.noGrading")}</p>
			)}
		</>
	);
}

/** A person's next rank: what is required, what is still missing, and the next grading. */
export default function RoadToNextBelt({ id }: { id: UserId }) {
	const text = useText(roadMessages);
	const beltName = useBeltName();
	const needsOf = useNeeds();
	const { formatDate } = useIntl();
	const { data } = useQuery(nextRankQuery(id));
	if (!data?.nextBelt) return null;
	const needs = needsOf(data);
	const { eligibleDate } = data;
	const isEarly = eligibleDate !== null && eligibleDate > kuwaitDate(Date.now());
	const isReady = needs.length > 0 && needs.every(({ met }) => met);
	return (
		<div className="stack tight road">
			<h3>{text("road.title")}</h3>
			<p className="belt-cell">
				<Belt belt={data.nextBelt} width={56} />
				<strong>{beltName(data.nextBelt)}</strong>
			</p>
			{needs.length > 0 && (
				<ul>
					{needs.map(({ words, met }) => (
						<li key={words} className={met ? "met" : undefined}>
							{words}
						</li>
					))}
				</ul>
			)}
			{isEarly && (
				<p className="small soft">
					{text("road.from", { day: formatDate(startOf(eligibleDate), { dateStyle: "long" }) })}
				</p>
			)}
			{isReady && <p className="small">{text("road.ready")}</p>}
			<NextGradingEvent id={id} from={isEarly ? eligibleDate : null} />
		</div>
	);
}
