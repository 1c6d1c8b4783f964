import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, useParams } from "react-router";
import { isStaff } from "#shared/core/access.ts";
import type { Person } from "#shared/users/users.schema.ts";
import { paths } from "../app/paths.ts";
import { usePick, useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventQuery } from "../events/events.queries.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { PersonSearch } from "../users/PersonSearch.tsx";
import { deskMessages } from "./desk.messages.ts";
import { entriesQuery } from "./registrations.queries.ts";
import { SquadForm } from "./squad/SquadForm.tsx";
import { squadMessages } from "./squad/squad.messages.ts";

function Desk({ id }: { id: number }) {
	const text = useText(deskMessages);
	const squad = useText(squadMessages);
	const states = useText(eventMessages);
	const pick = usePick();
	const [people, setPeople] = useState<Person[]>([]);
	const asked = [useQuery(eventQuery(id)), useQuery(entriesQuery(id))] as const;
	const [{ data: event }, { data: entries }] = asked;
	if (asked.some(({ isLoadingError }) => isLoadingError)) {
		return <LoadError onRetry={() => Promise.all(asked.map(({ refetch }) => refetch()))} />;
	}
	if (!event || !entries) return <Loading />;
	const { registrationState: state } = event;
	const open = state === "open" || state === "waitlist";
	return (
		<div className="width page stack squad">
			<p>
				<Link to={paths.entries(id)}>{text("desk.back")}</Link>
			</p>
			<h1 dir="auto">{text("desk.title", { title: pick(event, "title") })}</h1>
			{!open && <p className="notice">{squad("squad.closed", { state: states(`event.state.${state}`) })}</p>}
			{state === "waitlist" && <p className="notice">{squad("squad.waitlist")}</p>}
			{open && (
				<>
					<p className="lead">{text("desk.intro")}</p>
					<PersonSearch chosen={people} onChoose={(person) => setPeople([person, ...people])} />
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
					onRemove={({ id: gone }) => setPeople(people.filter((person) => person.id !== gone))}
				/>
			)}
		</div>
	);
}

/** Where staff enter people who did not do it themselves. */
export default function DeskPage() {
	const { data: user } = useUser();
	const id = Number(useParams().id) || 0;
	return isStaff(user) ? <Desk id={id} /> : <Navigate to={paths.event(id)} replace />;
}
