import { useIntl } from "react-intl";
import { drawsRoutes } from "#shared/competition/draws/draws.routes.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { WeighInState } from "#shared/competition/weigh-in/weigh-in.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { searchForPeople } from "#shared/core/texts/searchPeople.ts";
import { useBecomeOfflineUser } from "../../base/offline/offlineUser.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useAddressText } from "../../core/address/useAddressText.ts";
import { addressOf } from "../../core/calls/client.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { SearchField, SelectField } from "../../ui/fields/Field.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useMay } from "../duties/duties.queries.ts";
import { NoDuty } from "../duties/NoDuty.tsx";
import { useEventClassName } from "../event-classes/event-classes.ts";
import CalledOff from "../events/page/CalledOff.tsx";
import { EventWorkspace, OfEvent } from "../workspace/EventWorkspace.tsx";
import { AfterClosing } from "./AfterClosing.tsx";
import { CloseWeighIn } from "./CloseWeighIn.tsx";
import { Closing } from "./Closing.tsx";
import { EntrantRow } from "./EntrantRow.tsx";
import ScannedEntrant, { OtherEvent } from "./ScannedEntrant.tsx";
import { type Entrant, useEntrants } from "./useEntrants.ts";
import { type GivenCheckIns, useGivenCheckIns } from "./useGivenCheckIns.ts";
import { weighInMessages } from "./weigh-in.messages.ts";
import "./weigh-in.css";

const namesOf = ({ person }: Entrant) => [
	person.firstName,
	person.lastName,
	person.firstNameAr,
	person.lastNameAr,
	String(person.userId),
];

/** The entrants by name, with a search, and the closing of a weigh-in once its class is chosen. */
function Entrants({
	event,
	entrants,
	weighIn,
	given,
}: {
	event: Event;
	entrants: readonly Entrant[];
	weighIn: WeighInState;
	given: GivenCheckIns;
}) {
	const text = useText(weighInMessages);
	const className = useEventClassName();
	const names = useNames();
	const { formatNumber, locale } = useIntl();
	const { search, set } = useAddress();
	const query = useAddressText("q");
	const chosen = event.classes.find(({ id }) => String(id) === search.get("class"));
	const ofClass = chosen
		? entrants.filter(({ eventClass }) => eventClass.id === chosen.id)
		: entrants;
	const isClosed = chosen !== undefined && weighIn.closed.includes(chosen.id);
	const mayClose = useMay(event.id, "closeWeighIn");
	const mayPrint = useMay(event.id, "draw");
	const lang = useLocale();
	const wanted = searchForPeople(query.value);
	const found = ofClass
		.filter((one) => wanted.finds(namesOf(one)))
		.toSorted((one, other) =>
			names(one.person).full.localeCompare(names(other.person).full, locale),
		);
	return (
		<>
			<ScannedEntrant event={event} entrants={entrants} given={given} />
			<div className="weigh-in-filters">
				<SearchField label={text("weighIn.search")} {...query} />
				<SelectField
					label={text("weighIn.class")}
					value={chosen?.id ?? ""}
					onChange={({ target }) => set({ class: target.value })}
				>
					<option value="">{text("weighIn.all")}</option>
					{event.classes.map((one) => (
						<option key={one.id} value={one.id}>
							{className(one)}
						</option>
					))}
				</SelectField>
			</div>
			<p role="status">
				{text("weighIn.summary", {
					here: formatNumber(ofClass.filter(({ checkIn }) => checkIn.isHere).length),
					all: formatNumber(ofClass.length),
					weighed: formatNumber(ofClass.filter(({ checkIn }) => checkIn.weight !== null).length),
				})}
				{given.here.length > 0 && (
					<span className="block">{text("weighIn.unsentCount", { count: given.here.length })}</span>
				)}
			</p>
			<Closing event={event} weighIn={weighIn} mayClose={mayClose === true}>
				{(isOver) =>
					isOver && !isClosed ? (
						<AfterClosing
							event={event}
							classes={chosen ? [chosen] : event.classes}
							entrants={entrants}
							weighIn={weighIn}
							mayClose={mayClose === true}
						/>
					) : (
						chosen &&
						mayClose && (
							<CloseWeighIn
								key={chosen.id}
								event={event}
								eventClass={chosen}
								entrants={entrants}
								weighIn={weighIn}
							/>
						)
					)
				}
			</Closing>
			{mayPrint && (
				<p>
					<a
						href={addressOf(drawsRoutes.sheet, {
							params: { id: event.id, name: "weigh-in.html" },
							query: { lang, ...(chosen && { classId: String(chosen.id) }) },
						})}
						target="_blank"
						rel="noreferrer"
					>
						{text("weighIn.print")}
					</a>
				</p>
			)}
			{found.length === 0 && <p className="soft">{text("weighIn.noMatch")}</p>}
			<ul className="entrant-list">
				{found.map((one) => (
					<EntrantRow
						key={`${one.person.userId} ${one.eventClass.id}`}
						event={event}
						entrant={one}
						given={given}
					/>
				))}
			</ul>
		</>
	);
}

function Content({ event, by }: { event: Event; by: UserId }) {
	const text = useText(weighInMessages);
	const given = useGivenCheckIns(by, event.id);
	const { entrants, weighIn, hasFailed, retry } = useEntrants(event, given);
	useBecomeOfflineUser(by);
	if (hasFailed) return <LoadError onRetry={retry} />;
	if (!entrants || !weighIn) return <Loading />;
	if (event.cancelReason !== null) return <CalledOff event={event} />;
	if (entrants.length === 0) return <Empty>{text("weighIn.nobody")}</Empty>;
	return <Entrants event={event} entrants={entrants} weighIn={weighIn} given={given} />;
}

/** The page of people on duty, who see no other pages of the event's workspace. */
function DutyPage({ event, by }: { event: Event; by: UserId }) {
	const text = useText(weighInMessages);
	const pick = usePick();
	const mayWeigh = useMay(event.id, "weigh");
	return (
		<Page
			back={{ to: paths.event(event.id), text: text("weighIn.back") }}
			title={text("weighIn.title")}
			lead={<Written>{pick(event, "title")}</Written>}
		>
			{mayWeigh === undefined && <Loading />}
			{mayWeigh === false && <OtherEvent event={event} />}
			{mayWeigh === false && <NoDuty />}
			{mayWeigh && <Content event={event} by={by} />}
		</Page>
	);
}

/**
 * The check-in desk at which entrants check in and are weighed: a tab of an event's workspace, and a
 * page of its own for people on duty.
 */
export default function WeighInPage() {
	const { data: user } = useUser();
	if (!user) return null;
	return (
		<OfEvent>
			{(event) =>
				isStaff(user) ? (
					<EventWorkspace event={event} tab="weighIn">
						<Content event={event} by={user.id} />
					</EventWorkspace>
				) : (
					<DutyPage event={event} by={user.id} />
				)
			}
		</OfEvent>
	);
}
