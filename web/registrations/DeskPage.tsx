import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { takesEntries } from "#shared/events/events.rules.ts";
import type { Person } from "#shared/users/users.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventQuery } from "../events/events.queries.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { useNames } from "../users/names.ts";
import { PersonSearch } from "../users/PersonSearch.tsx";
import { deskMessages } from "./desk.messages.ts";
import { entriesQuery, refreshMs } from "./registrations.queries.ts";
import { SquadForm } from "./squad/SquadForm.tsx";
import { squadMessages } from "./squad/squad.messages.ts";
import type { Entrant } from "./squad/squad.ts";
import "./squad/squad.css";

function Desk({ id }: { id: number }) {
	const text = useText(deskMessages);
	const squad = useText(squadMessages);
	const states = useText(eventMessages);
	const pick = usePick();
	const names = useNames();
	const [people, setPeople] = useState<Person[]>([]);
	/** What was last done to the list, for those who cannot see it. */
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
	// Others may be at a desk of their own.
	const live = { refetchInterval: refreshMs, refetchOnMount: "always" } as const;
	const asked = [useQuery({ ...eventQuery(id), ...live }), useQuery({ ...entriesQuery(id), ...live })] as const;
	const [{ data: event }, { data: entries }] = asked;
	if (asked.some(({ isLoadingError }) => isLoadingError)) {
		return <LoadError onRetry={() => Promise.all(asked.map(({ refetch }) => refetch()))} />;
	}
	if (!event || !entries) return <Loading />;
	const { registrationState: state } = event;
	const fullWithEventClasses = state === "full" && event.classes.length > 0;
	const open = event.published && (takesEntries(event) || fullWithEventClasses);
	return (
		<div className="width page stack squad">
			<p>
				<Link to={paths.entries(id)}>{text("desk.back")}</Link>
			</p>
			<h1 dir="auto">{text("desk.title", { title: pick(event, "title") })}</h1>
			{!event.published && <p className="notice">{text("desk.draft")}</p>}
			{event.published && !open && (
				<p className="notice">{squad("squad.closed", { state: states(`event.state.${state}`) })}</p>
			)}
			{open && state === "waitlist" && <p className="notice">{squad("squad.waitlist")}</p>}
			{open && fullWithEventClasses && <p className="notice">{squad("squad.full")}</p>}
			{open && (
				<>
					<p className="lead">{text("desk.intro")}</p>
					<PersonSearch field={search} chosen={people} onChoose={add} />
					<p className="visually-hidden" role="status">
						{said}
					</p>
					{people.length === 0 && <p className="empty">{text("desk.start")}</p>}
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
		</div>
	);
}

/** Where staff enter people who did not do it themselves. */
export default function DeskPage() {
	return <Desk id={Number(useParams().id)} />;
}
