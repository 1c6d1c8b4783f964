import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { figuresQuery } from "../../../../base/staff/dashboard.queries.ts";
import { notCancelledPages } from "../../../../competition/events/events.queries.ts";
import { paths } from "../../../../core/address/paths.ts";
import { usePages } from "../../../../core/calls/usePages.ts";
import { usePick, useText } from "../../../../core/language/messages.ts";
import { BarTable } from "../../../../ui/tables/BarTable.tsx";
import { Written } from "../../../../ui/texts/Written.tsx";
import { chartsMessages } from "./charts.messages.ts";
import "../../../../base/staff/staff.css";

const mostEvents = 8;

/** How many of today's members joined in each of the last months. */
function MembersByMonth() {
	const text = useText(chartsMessages);
	const { formatDate } = useIntl();
	const { data } = useQuery(figuresQuery);
	if (!data) return null;
	return (
		<section className="card">
			<BarTable
				title={text("charts.members")}
				heads={[text("charts.month"), text("charts.joined")]}
				bars={data.membersByMonth.map(({ month, members }) => ({
					id: month,
					label: formatDate(`${month}-15T12:00:00+03:00`, { month: "long", year: "numeric" }),
					value: members,
					words: text("charts.count", { count: members }),
				}))}
			/>
		</section>
	);
}

/** Registrations of upcoming tournaments relative to their places. */
function Tournaments() {
	const text = useText(chartsMessages);
	const pick = usePick();
	const { rows } = usePages(notCancelledPages("tournament"), { wanted: mostEvents });
	if (!rows || rows.length === 0) return null;
	return (
		<section className="card">
			<BarTable
				title={text("charts.tournaments")}
				heads={[text("charts.tournament"), text("charts.entries")]}
				bars={rows.map((event) => ({
					id: event.id,
					label: (
						<Link className="wide-label" to={paths.entries(event.id)}>
							<Written>{pick(event, "title")}</Written>
						</Link>
					),
					value: event.registeredCount,
					limit: event.maxParticipants,
					words:
						event.maxParticipants > 0
							? text("charts.taken", { count: event.registeredCount, max: event.maxParticipants })
							: text("charts.unlimited", { count: event.registeredCount }),
				}))}
			/>
		</section>
	);
}

/** Charts for staff. They use stored counters, so no records are read for them. */
export default function StaffCharts() {
	return (
		<div className="staff-charts">
			<MembersByMonth />
			<Tournaments />
		</div>
	);
}
