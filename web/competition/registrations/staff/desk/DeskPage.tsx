import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useParams } from "react-router-dom";
import type { Person } from "#shared/people/users/users.schema.ts";
import { paths } from "../../../../core/address/paths.ts";
import { readOnEachVisit } from "../../../../core/calls/freshness.ts";
import { usePick, useText } from "../../../../core/language/messages.ts";
import { useNames } from "../../../../people/users/names.ts";
import { PersonSearch } from "../../../../people/users/PersonSearch.tsx";
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
import "../../squad/squad.css";

function RecordList({ id }: { id: number }) {
	const text = useText(deskMessages);
	const pick = usePick();
	const names = useNames();
	const [people, setPeople] = useState<Person[]>([]);
	/** Announces the last change of the list to screen readers. */
	const [said, setSaid] = useState("");
	const search = useRef<HTMLInputElement>(null);
	const add = (person: Person) => {
		setPeople([person, ...people]);
		setSaid(text("desk.added", { name: names(person).full }));
	};
	const remove = ({ id: gone, ...person }: Entrant) => {
		setPeople(people.filter((one) => one.id !== gone));
		setSaid(text("desk.removed", { name: names(person).full }));
		search.current?.focus();
	};
	// Polls, because other staff may work at other check-in desks at the same time.
	const live = { refetchInterval: refreshMs, ...readOnEachVisit } as const;
	const asked = [
		useQuery({ ...eventQuery(id), ...live }),
		useQuery({ ...entriesQuery(id), ...live }),
	] as const;
	const [{ data: event }, { data: entries }] = asked;
	useEventChannel(id, () => asked.map(({ refetch }) => refetch({ cancelRefetch: false })));
	if (asked.some(({ isLoadingError }) => isLoadingError)) {
		return <LoadError onRetry={() => Promise.all(asked.map(({ refetch }) => refetch()))} />;
	}
	if (!event || !entries) return <Loading />;
	const open = event.published && takesSquads(event);
	return (
		<Page
			className="squad"
			back={{ to: paths.entries(id), text: text("desk.back") }}
			title={text("desk.title", { title: pick(event, "title") })}
			heading={{ dir: "auto" }}
		>
			{event.published ? <SquadNotices event={event} /> : <Notice>{text("desk.draft")}</Notice>}
			{open && (
				<>
					<p className="lead">{text("desk.intro")}</p>
					<PersonSearch field={search} chosen={people} onChoose={add} />
					<p className="visually-hidden" role="status">
						{said}
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
					onRemove={remove}
				/>
			)}
		</Page>
	);
}

/** The check-in desk, where staff register people on site. */
export default function DeskPage() {
	return <RecordList id={Number(useParams().id)} />;
}
