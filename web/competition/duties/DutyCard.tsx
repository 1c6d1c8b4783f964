import { useQuery } from "@tanstack/react-query";
import type { OwnDuty } from "#shared/competition/duties/duties.schema.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useWhen } from "../events/EventDates.tsx";
import { dutyMessages } from "./duties.messages.ts";
import { ownDutiesQuery } from "./duties.queries.ts";
import { dutyPages } from "./dutyPage.ts";
import "./duties.css";

const hasBegun = ({ eventDate }: OwnDuty) =>
	kuwaitDate(startOf(eventDate)) <= kuwaitDate(Date.now());

function titleOf(duties: readonly OwnDuty[]) {
	if (duties.every(hasBegun)) return "duty.today";
	return duties.some(hasBegun) ? "duty.several" : "duty.coming";
}

/** The user's duties at tournaments; nothing without any. */
export default function DutyCard() {
	const text = useText(dutyMessages);
	const pick = usePick();
	const when = useWhen();
	const { data = [] } = useQuery(ownDutiesQuery);
	if (data.length === 0) return null;
	return (
		<section className="card stack" aria-labelledby="own-duties">
			<h2 id="own-duties">{text(titleOf(data))}</h2>
			<ul className="duty-list">
				{data.map((duty) => (
					<li key={duty.id}>
						<div>
							<strong>{text(`duty.scope.${duty.scope}`)}</strong>
							<span className="small soft block">
								<Written>{pick(duty, "title")}</Written>
							</span>
							<span className="small soft block">{when(duty.eventDate, duty.endDate)}</span>
						</div>
						<div className="row">
							{dutyPages(duty.scope).map((page, at) => (
								<ButtonLink
									key={page}
									kind={at === 0 && hasBegun(duty) ? "primary" : undefined}
									to={paths[page](duty.eventId)}
								>
									{text(`duty.open.${page}`)}
								</ButtonLink>
							))}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
