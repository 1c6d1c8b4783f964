import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { PageName } from "#shared/pages.ts";
import { paths } from "../../core/address/paths.ts";
import { ApiError } from "../../core/calls/client.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { TabCount, TabLinks } from "../../ui/TabLinks.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useWhen } from "../events/EventDates.tsx";
import { eventMessages } from "../events/events.messages.ts";
import { eventQuery } from "../events/events.queries.ts";
import MissingEvent from "../events/page/MissingEvent.tsx";
import { type EventTab, eventTabs } from "./eventTabs.ts";
import { familyView } from "./familyView.ts";
import { workspaceMessages } from "./workspace.messages.ts";
import "./workspace.css";

/** Address of an event's page as families see it. */
const familyAddress = (id: EventId) => `${paths.event(id)}?${familyView.name}=${familyView.value}`;

function WaitingCount({ event, useCount }: { event: Event; useCount: EventTab["useCount"] }) {
	return <TabCount count={useCount?.(event)} />;
}

/** Address of a page about an event. */
const addressOf = (page: PageName, id: EventId) => (paths[page] as (id: number) => string)(id);

/** Type, day, place and what is unusual about the state of an event, in one line. */
function EventLine({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const pick = usePick();
	const when = useWhen();
	const place = pick({ locationEn: event.location, locationAr: event.locationAr }, "location");
	return (
		<p className="workspace-line soft">
			<span>{text(`event.type.${event.eventType}`)}</span>
			<span>{when(event.eventDate, event.endDate)}</span>
			{place && <Written>{place}</Written>}
			{!event.published && <span className="badge draft">{text("event.draft")}</span>}
			{event.published && (
				<span className="badge">{text(`event.state.${event.registrationState}`)}</span>
			)}
		</p>
	);
}

type Props = {
	event: Event;
	/** The page that is open: one of `eventTabs`. */
	tab: PageName;
	/** Main actions of the tab, beside its title. */
	actions?: ReactNode;
	className?: string;
	children: ReactNode;
};

/** The frame of staff's pages about an event: its title, its tabs and the open tab. */
export function EventWorkspace({ event, tab, actions, className = "", children }: Props) {
	const text = useText(workspaceMessages);
	const back = useText(eventMessages)("event.back");
	const pick = usePick();
	const locale = useLocale();
	const tabs = eventTabs.filter(({ page, isOf }) => page === tab || !isOf || isOf(event));
	const current = tabs.findIndex(({ page }) => page === tab);
	return (
		<Page
			className={`workspace ${className}`}
			back={{ to: paths.events, text: back }}
			title={pick(event, "title")}
			heading={{ dir: "auto" }}
			actions={<ButtonLink to={familyAddress(event.id)}>{text("workspace.familyView")}</ButtonLink>}
		>
			<EventLine event={event} />
			<TabLinks
				label={text("workspace.tabs")}
				current={current}
				links={tabs.map(({ page, label, useCount }) => ({
					to: addressOf(page, event.id),
					label: label[locale],
					after: <WaitingCount event={event} useCount={useCount} />,
				}))}
			/>
			<section className="stack" aria-labelledby="workspace-tab">
				<header className="section-head">
					<h2 id="workspace-tab">{tabs[current]?.label[locale]}</h2>
					{actions}
				</header>
				{children}
			</section>
		</Page>
	);
}

/** Reads the event in the address for a tab of its workspace. */
export function OfEvent({ children }: { children: (event: Event) => ReactNode }) {
	const id = Number(useParams().id) as EventId;
	const { data, error, isLoadingError, refetch } = useQuery(eventQuery(id));
	if (error instanceof ApiError && error.status === 404) return <MissingEvent />;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	return data ? children(data) : <Loading />;
}
