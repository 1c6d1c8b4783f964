import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { takesEntries } from "#shared/events/events.rules.ts";
import { usePick, useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventQuery } from "../events/events.queries.ts";
import { entriesQuery } from "../registrations/registrations.queries.ts";
import { SquadForm } from "../registrations/squad/SquadForm.tsx";
import { squadMessages } from "../registrations/squad/squad.messages.ts";
import { studentMessages } from "../students/students.messages.ts";
import { studentsQuery } from "../students/students.queries.ts";
import { Empty } from "../ui/Empty.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
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
		<Page
			className="squad"
			back={{ to: paths.event(id), text: text("students.backToEvent") }}
			title={text("students.title", { title: pick(event, "title") })}
			heading={{ dir: "auto" }}
		>
			{!open && <Notice>{squad("squad.closed", { state: states(`event.state.${state}`) })}</Notice>}
			{students.length === 0 && <Empty>{text("students.none")}</Empty>}
			{students.length > 0 && open && (
				<p className="lead">{text(event.classes.length > 0 ? "students.intro" : "students.introWhole")}</p>
			)}
			{open && state === "waitlist" && <Notice>{squad("squad.waitlist")}</Notice>}
			{open && fullWithEventClasses && <Notice>{squad("squad.full")}</Notice>}
			{students.length > 0 && (
				<SquadForm event={event} people={students} label={text("students.students")} entries={entries} open={open} />
			)}
		</Page>
	);
}

/** Where a coach enters their students for an event. */
export default function SquadPage() {
	return <Squad id={Number(useParams().id)} />;
}
