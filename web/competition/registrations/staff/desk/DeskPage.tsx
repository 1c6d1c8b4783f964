import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useParams } from "react-router-dom";
import type { Person } from "#shared/people/users/users.schema.ts";
import { paths } from "../../../../core/address/paths.ts";
import { readOnEachVisit } from "../../../../core/calls/freshness.ts";
import { usePick, useText } from "../../../../core/language/messages.ts";
import { lazyPart } from "../../../../core/lazyPart.tsx";
import { useNames } from "../../../../people/users/names.ts";
import { PersonSearch } from "../../../../people/users/PersonSearch.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { ButtonLink } from "../../../../ui/ButtonLink.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { Empty } from "../../../../ui/states/Empty.tsx";
import { LoadError } from "../../../../ui/states/LoadError.tsx";
import { Loading } from "../../../../ui/states/Loading.tsx";
import { Notice } from "../../../../ui/states/Notice.tsx";
import { eventQuery } from "../../../events/events.queries.ts";
import { entriesQuery, refreshMs } from "../../registrations.queries.ts";
import { SquadForm } from "../../squad/SquadForm.tsx";
import { SquadNotices } from "../../squad/SquadNotices.tsx";
import { type Entrant, takesSquads } from "../../squad/squad.ts";
import { useEventChannel } from "../../useEventChannel.ts";
import { deskMessages } from "./desk.messages.ts";
import { guestMessages } from "./guest.messages.ts";
import "../../squad/squad.css";

const AddGuestDialog = lazyPart(() => import("./AddGuestDialog.tsx"));

function RecordList({ id }: { id: number }) {
	const text = useText(deskMessages);
	const guestText = useText(guestMessages);
	const pick = usePick();
	const names = useNames();
	const [people, setPeople] = useState<Person[]>([]);
	const [addsGuest, setAddsGuest] = useState(false);
	/** Announces the last change of the list to screen readers. */
	const [announcement, setAnnouncement] = useState("");
	const search = useRef<HTMLInputElement>(null);
	const add = (person: Person) => {
		setPeople([person, ...people]);
		setAnnouncement(text("desk.added", { name: names(person).full }));
	};
	const remove = ({ id: removedId, ...person }: Entrant) => {
		setPeople(people.filter((one) => one.id !== removedId));
		setAnnouncement(text("desk.removed", { name: names(person).full }));
		search.current?.focus();
	};
	// Polls, because other staff may work at other entry desks at the same time.
	const live = { refetchInterval: refreshMs, ...readOnEachVisit } as const;
	const lists = [
		useQuery({ ...eventQuery(id), ...live }),
		useQuery({ ...entriesQuery(id), ...live }),
	] as const;
	const [{ data: event }, { data: entries }] = lists;
	useEventChannel(id, () => lists.map(({ refetch }) => refetch({ cancelRefetch: false })));
	if (lists.some(({ isLoadingError }) => isLoadingError)) {
		return <LoadError onRetry={() => Promise.all(lists.map(({ refetch }) => refetch()))} />;
	}
	if (!event || !entries) return <Loading />;
	const open = event.published && takesSquads(event);
	// A grading is for members: it promotes people.
	const takesGuests = event.eventType !== "grading";
	return (
		<Page
			className="squad"
			back={{ to: paths.entries(id), text: text("desk.back") }}
			title={text("desk.title", { title: pick(event, "title") })}
			heading={{ dir: "auto" }}
		>
			{event.published ? <SquadNotices event={event} /> : <Notice>{text("desk.draft")}</Notice>}
			{event.published && event.registrationState === "closed" && (
				<p>
					<ButtonLink to={`${paths.editEvent(event.id)}?step=registration`}>
						{text("desk.changeDeadline")}
					</ButtonLink>
				</p>
			)}
			{open && (
				<>
					<p className="lead">{text("desk.intro")}</p>
					<PersonSearch field={search} chosen={people} onChoose={add} guests={takesGuests} />
					{takesGuests && (
						<p>
							<Button opens onClick={() => setAddsGuest(true)}>
								{guestText("guest.add")}
							</Button>
						</p>
					)}
					{addsGuest && (
						<AddGuestDialog event={event} onAdded={add} onClose={() => setAddsGuest(false)} />
					)}
					<p className="visually-hidden" role="status">
						{announcement}
					</p>
					{people.length === 0 && <Empty>{text("desk.start")}</Empty>}
				</>
			)}
			{people.length > 0 && (
				<SquadForm
					event={event}
					people={people}
					label={text("desk.people")}
					entries={entries}
					open={open}
					documentLater
					documentsOf={(person) => `${paths.person(person.id)}#documents`}
					onRemove={remove}
				/>
			)}
		</Page>
	);
}

/** The entry desk, where staff enter people on site. */
export default function DeskPage() {
	return <RecordList id={Number(useParams().id)} />;
}
