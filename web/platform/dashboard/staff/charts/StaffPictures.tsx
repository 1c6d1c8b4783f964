import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { upcomingOf } from "../../../../competition/events/events.queries.ts";
import { paths } from "../../../../core/address/paths.ts";
import { usePages } from "../../../../core/calls/usePages.ts";
import { usePick, useText } from "../../../../core/language/messages.ts";
import { BarTable } from "../../../../ui/tables/BarTable.tsx";
import { figuresQuery } from "../../dashboard.queries.ts";
import { picturesMessages } from "./pictures.messages.ts";
import "../staff.css";

const mostEvents = 8;

/** How many of today's members joined in each of the last months. */
function MembersByMonth() {
	const text = useText(picturesMessages);
	const { formatDate } = useIntl();
	const { data } = useQuery(figuresQuery);
	if (!data) return null;
	return (
		<section className="card">
			<BarTable
				title={text("pictures.members")}
				heads={[text("pictures.month"), text("pictures.joined")]}
				bars={data.membersByMonth.map(({ month, members }) => ({
					id: month,
					label: formatDate(`${month}-15T12:00:00+03:00`, { month: "short", year: "numeric" }),
					value: members,
					words: text("pictures.count", { count: members }),
				}))}
			/>
		</section>
	);
}

/** Registrations of upcoming tournaments relative to their places. */
function Tournaments() {
	const text = useText(picturesMessages);
	const pick = usePick();
	const { rows } = usePages(upcomingOf("tournament"));
	if (!rows || rows.length === 0) return null;
	return (
		<section className="card">
			<BarTable
				title={text("pictures.tournaments")}
				heads={[text("pictures.tournament"), text("pictures.entries")]}
				bars={rows.slice(0, mostEvents).map((event) => ({
					id: event.id,
					label: (
						<Link className="wide-label" to={paths.entries(event.id)} dir="auto">
							{pick(event, "title")}
						</Link>
					),
					value: event.registeredCount,
					limit: event.maxParticipants,
					words:
						event.maxParticipants > 0
							? text("pictures.taken", { count: event.registeredCount, max: event.maxParticipants })
							: text("pictures.unlimited", { count: event.registeredCount }),
				}))}
			/>
		</section>
	);
}

/** Charts for staff. They use stored counters, so no records are read for them. */
export default function StaffPictures() {
	return (
		<div className="staff-pictures">
			<MembersByMonth />
			<Tournaments />
		</div>
	);
}
