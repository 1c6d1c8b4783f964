import { Link } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { usePick, useText } from "../../core/messages.ts";
import { paths } from "../../core/paths.ts";
import { pagesQuery, usePages } from "../../core/usePages.ts";
import { DateBlock } from "../../events/EventDates.tsx";
import { LoadError } from "../../ui/LoadError.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { registrations } from "../registrations.client.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { personEntriesMessages } from "./personEntries.messages.ts";
import "../../dashboard/dashboard.css";

const few = "10";

/** Asked anew each time: entries come and go elsewhere. */
const personEntriesPages = (id: UserId) => ({
	...pagesQuery<MyRegistration>(["registrations", "person", id], (cursor) =>
		registrations.ofPerson.page({ params: { id }, query: { limit: few, cursor } }),
	),
	staleTime: 0,
});

/** The events that somebody has entered, for staff: those to come first. */
export default function PersonEntries({ id }: { id: UserId }) {
	const text = useText(personEntriesMessages);
	const pick = usePick();
	const pages = usePages(personEntriesPages(id));
	const { rows, isLoadingError, refetch } = pages;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!rows) return <Loading />;
	if (rows.length === 0) return <p className="soft">{text("personEntries.none")}</p>;
	return (
		<>
			<ul className="my-events">
				{rows.map(({ id: registration, status, event, class: entered }) => (
					<li key={registration}>
						<DateBlock date={event.eventDate} />
						<span>
							<Link to={paths.entries(event.id)} dir="auto">
								{pick(event, "title")}
							</Link>
							{entered && (
								<span className="small block" dir="auto">
									{pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name")}
								</span>
							)}
						</span>
						<StatusBadge status={status} />
					</li>
				))}
			</ul>
			<ShowMore pages={pages} />
		</>
	);
}
