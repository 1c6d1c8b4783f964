import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useLocation, useParams } from "react-router-dom";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { checkAccess, isStaff } from "#shared/core/access.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { Picture } from "../../../base/pictures/Picture.tsx";
import { useUser } from "../../../base/session/session.ts";
import { RegisterForWhom } from "../../../community/family/register/RegisterForWhom.tsx";
import { eventClassesHash, paths } from "../../../core/address/paths.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../../core/lazyPart.tsx";
import { usePresent } from "../../../core/moments/usePresent.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Parts } from "../../../ui/states/CrashBoundary.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { EventClassList } from "../../event-classes/EventClassList.tsx";
import { useLiveEvent } from "../../registrations/enter/useLiveEvent.ts";
import { useSignInFirst } from "../../registrations/enter/useSignInFirst.ts";
import { ThroughRoom } from "../../waiting-room/ThroughRoom.tsx";
import { familyView } from "../../workspace/familyView.ts";
import { EventType } from "../EventCard.tsx";
import { DateBlock, useWhen } from "../EventDates.tsx";
import { eventMessages } from "../events.messages.ts";
import { eventQuery } from "../events.queries.ts";
import { useStateNow } from "../useStateNow.ts";
import { AboutEvent } from "./AboutEvent.tsx";
import { CapacityBadge } from "./CapacityBadge.tsx";
import { EventNeeds } from "./EventNeeds.tsx";
import { needsMessages } from "./needs.messages.ts";
import { Opening } from "./Opening.tsx";
import "../events.css";
import "../../event-classes/event-classes.css";

const CalledOff = lazyPart(() => import("./CalledOff.tsx"));
const ResponsibleCoach = lazyPart(() => import("./ResponsibleCoach.tsx"));
const MissingEvent = lazyPart(() => import("./MissingEvent.tsx"));
const CoachEventTools = lazyPart(() => import("../manage/CoachEventTools.tsx"));
const OwnBouts = lazyPart(() => import("../../draws/OwnBouts.tsx"));
const OwnDutyLinks = lazyPart(() => import("../../duties/OwnDutyLinks.tsx"));
const ClosingTime = lazyPart(() => import("../../weigh-in/ClosingTime.tsx"));
const EventResults = lazyPart(() => import("../../draws/EventResults.tsx"));
const OwnRoom = lazyPart(() => import("../../registrations/own/OwnRoom.tsx"));
const OwnEventClasses = lazyPart(() => import("../../registrations/own/OwnEventClasses.tsx"));
const FamilyViewNotice = lazyPart(() => import("../../workspace/FamilyViewNotice.tsx"));
const EventOverview = lazyPart(() => import("../../workspace/EventOverview.tsx"));
const OwnNotices = lazyPart(() => import("../../registrations/own/OwnNotices.tsx"));

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="soft small">{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

const mapLink = (place: string) =>
	`https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: `${place}, Kuwait` })}`;

function Facts({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const pick = usePick();
	const needs = useText(needsMessages);
	const when = useWhen();
	const place = pick({ locationEn: event.location, locationAr: event.locationAr }, "location");
	const takesPlace = event.registrationState !== "cancelled";
	// Beside the button stands how many places are left.
	const saysPlacesLeft = event.registrationState === "open" && event.maxParticipants > 0;
	return (
		<dl className="facts-list">
			<Fact name={text("event.date")}>{when(event.eventDate, event.endDate)}</Fact>
			{place && (
				<Fact name={text("event.place")}>
					<Written linked>{place}</Written>
					<a
						className="block small"
						href={mapLink(place)}
						aria-label={needs("needs.mapOf", { place })}
						target="_blank"
						rel="noreferrer"
					>
						{needs("needs.map")}
					</a>
				</Fact>
			)}
			{event.coachId !== null && (
				<Fact name={text("event.coach")}>
					<LazyParts fallback={<span>…</span>}>
						<ResponsibleCoach id={event.coachId} />
					</LazyParts>
				</Fact>
			)}
			{event.registrationOpensAt && event.registrationState === "notOpen" && (
				<Fact name={text("event.opens")}>{when(event.registrationOpensAt)}</Fact>
			)}
			{event.registrationDeadline && takesPlace && (
				<Fact name={text("event.deadline")}>{when(event.registrationDeadline)}</Fact>
			)}
			{takesPlace && !saysPlacesLeft && (
				<Fact name={text("event.places")}>
					<CapacityBadge taken={event.registeredCount} max={event.maxParticipants} />
				</Fact>
			)}
		</dl>
	);
}

/** The public class list, until the signed-in user's version has loaded. */
function EventClasses({ event }: { event: Event }) {
	const { data: user } = useUser();
	const signInFirst = useSignInFirst();
	const pick = usePick();
	// On client-side navigation this section renders only after the browser has tried to scroll to
	// it.
	useEffect(() => {
		if (location.hash === eventClassesHash)
			document.getElementById(eventClassesHash.slice(1))?.scrollIntoView();
	}, []);
	if (!user) {
		return (
			<EventClassList
				event={event}
				onSignIn={() => signInFirst(paths.event(event.id) + eventClassesHash, pick(event, "title"))}
			/>
		);
	}
	return (
		<LazyParts fallback={<EventClassList event={event} />}>
			<OwnEventClasses event={event} user={user} />
		</LazyParts>
	);
}

/**
 * Whether the event classes of an event may be drawn already: registration has closed, or it is open
 * again on the day, so that somebody can be entered at the entry desk.
 */
const mayHaveDraw = ({ eventType, eventDate, classes, registrationState }: Event, now: number) =>
	eventType === "tournament" &&
	classes.length > 0 &&
	registrationState !== "cancelled" &&
	(registrationState === "closed" || kuwaitDate(startOf(eventDate)) <= kuwaitDate(now));

function Details({ event: read, isFamilyView }: { event: Event; isFamilyView: boolean }) {
	const event = useStateNow(read);
	const text = useText(needsMessages);
	const locale = useLocale();
	const pick = usePick();
	const takesPlace = event.cancelReason === null;
	const now = usePresent();
	const hasDraw = mayHaveDraw(event, now);
	const { data: user } = useUser();
	const hasClasses = event.classes.length > 0;
	const isCoach = !isStaff(user) && checkAccess("coach", user ?? null) === null;
	const Room = user && event.waitingRoom ? OwnRoom : ThroughRoom;
	return (
		<article className="event-page">
			{isFamilyView && <FamilyViewNotice event={event} />}
			<header className="row">
				<DateBlock date={event.eventDate} />
				<div className="stack">
					<p>
						<EventType event={event} />
					</p>
					<h1 dir="auto">{pick(event, "title")}</h1>
				</div>
				<Picture src={event.imageUrl} alt="" sizes="(max-width: 52rem) 100vw, 26rem" first />
			</header>
			<div className="event-notices stack">
				<LazyParts>{!takesPlace && <CalledOff event={event} />}</LazyParts>
				{user && <OwnNotices event={event} />}
				{user && <ClosingTime event={event} />}
			</div>
			<aside className="event-strip" data-room={event.waitingRoom || undefined}>
				<Facts event={event} />
				<div className="event-action stack">
					<Parts>
						{isCoach && <CoachEventTools event={event} />}
						<Opening event={event} />
						<Room event={event}>
							<RegisterForWhom event={event} here />
						</Room>
						{user && !isStaff(user) && hasDraw && isUpcoming(event, now) && (
							<OwnDutyLinks event={event} />
						)}
						{hasDraw && (
							<ButtonLink to={paths.eventDraw(event.id)}>{text("needs.draw")}</ButtonLink>
						)}
						{takesPlace && event.published && isUpcoming(event, now) && (
							<ButtonLink href={`/api/events/${event.id}/calendar.ics?lang=${locale}`}>
								{text("needs.toCalendar")}
							</ButtonLink>
						)}
					</Parts>
				</div>
			</aside>
			<div className="event-main">
				<Parts>
					{user && hasDraw && <OwnBouts event={event} />}
					{hasDraw && <EventResults event={event} />}
					<div className="event-about">
						<AboutEvent event={event} />
						<EventNeeds event={event} />
					</div>
					{hasClasses && <EventClasses event={event} />}
				</Parts>
			</div>
		</article>
	);
}

/** Whether staff look at the page as families do; links to its event classes lead there too. */
function useFamilyView(): boolean {
	const { search, hash } = useLocation();
	return (
		new URLSearchParams(search).get(familyView.name) === familyView.value ||
		hash === eventClassesHash
	);
}

export default function EventPage() {
	const text = useText(eventMessages);
	const id = Number(useParams().id) || 0;
	const { data, dataUpdatedAt, isPending, error, refetch } = useQuery(eventQuery(id));
	const event = useLiveEvent(data, dataUpdatedAt);
	const isForStaff = isStaff(useUser().data);
	const isFamilyView = useFamilyView();
	const missing = error instanceof ApiError && error.status === 404;
	if (missing) {
		return (
			<LazyParts>
				<MissingEvent />
			</LazyParts>
		);
	}
	if (isForStaff && !isFamilyView && event) return <EventOverview event={event} />;
	return (
		<Page back={{ to: paths.events, text: text("event.back") }}>
			{isPending && <div className="card skeleton event-page-skeleton" />}
			{event && <Details event={event} isFamilyView={isForStaff} />}
			{error && <LoadError onRetry={refetch} />}
		</Page>
	);
}
