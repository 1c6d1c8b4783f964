import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { takesEntries } from "#shared/events/events.rules.ts";
import { usePick, useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventQuery } from "../events/events.queries.ts";
import { entriesQuery } from "../registrations/registrations.queries.ts";
import { SquadForm } from "../registrations/squad/SquadForm.tsx";
import { squadMessages } from "../registrations/squad/squad.messages.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { studentsQuery } from "./coaches.queries.ts";
import { studentMessages } from "./students.messages.ts";
import "../registrations/squad/squad.css";

function Squad({ id }: { id: number }) {
	const text = useText(studentMessages);
	const squad = useText(squadMessages);
	const states = useText(eventMessages);
	const pick = usePick();
	const asked = [useQuery(eventQuery(id)), useQuery(studentsQuery), useQuery(entriesQuery(id))] as const;
	const [{ data: event }, { data: students }, { data: entries }] = asked;
	if (asked.some(({ isLoadingError }) => isLoadingError)) {
		return <LoadError onRetry={() => Promise.all(asked.map(({ refetch }) => refetch()))} />;
	}
	if (!event || !students || !entries) return <Loading label={text("students.loading")} />;
	const { registrationState: state } = event;
	const fullWithEventClasses = state === "full" && event.classes.length > 0;
	const open = takesEntries(event) || fullWithEventClasses;
	return (
		<div className="width page stack squad">
			<p>
				<Link to={paths.event(id)}>{text("students.back")}</Link>
			</p>
			<h1 dir="auto">{text("students.title", { title: pick(event, "title") })}</h1>
			{!open && <p className="notice">{squad("squad.closed", { state: states(`event.state.${state}`) })}</p>}
			{students.length === 0 && <p className="empty">{text("students.none")}</p>}
			{students.length > 0 && open && (
				<p className="lead">{text(event.classes.length > 0 ? "students.intro" : "students.introWhole")}</p>
			)}
			{open && state === "waitlist" && <p className="notice">{squad("squad.waitlist")}</p>}
			{open && fullWithEventClasses && <p className="notice">{squad("squad.full")}</p>}
			{students.length > 0 && (
				<SquadForm event={event} people={students} label={text("students.students")} entries={entries} open={open} />
			)}
		</div>
	);
}

/** Where a coach enters their students for an event. */
export default function SquadPage() {
	return <Squad id={Number(useParams().id)} />;
}
