import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { Student } from "#shared/community/students/students.schema.ts";
import { studentMessages } from "../../../community/students/students.messages.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { Page } from "../../../ui/Page.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { eventQuery } from "../../events/events.queries.ts";
import { useStateNow } from "../../events/useStateNow.ts";
import { useLiveEvent } from "../enter/useLiveEvent.ts";
import { entriesQuery } from "../registrations.queries.ts";
import { SquadForm } from "./SquadForm.tsx";
import { SquadNotices } from "./SquadNotices.tsx";
import { SquadWaitingRoom } from "./SquadWaitingRoom.tsx";
import { takesSquads } from "./squad.ts";
import "./squad.css";

function Squad({ id }: { id: number }) {
	const text = useText(studentMessages);
	const pick = usePick();
	const { search } = useAddress();
	const lists = [
		useQuery(eventQuery(id)),
		useQuery(studentsQuery),
		useQuery(entriesQuery(id)),
	] as const;
	const [{ data: read, dataUpdatedAt }, { data: students }, { data: entries }] = lists;
	const event = useStateNow(useLiveEvent(read, dataUpdatedAt));
	if (lists.some(({ isLoadingError }) => isLoadingError)) {
		return <LoadError onRetry={() => Promise.all(lists.map(({ refetch }) => refetch()))} />;
	}
	if (!event || !students || !entries) return <Loading label={text("students.loading")} />;
	const open = takesSquads(event);
	const chosen = (search.get("students") ?? "").split(",").map(Number);
	const isChosen = (student: Student) => Number(chosen.includes(student.id));
	const people = students.toSorted((a, b) => isChosen(b) - isChosen(a));
	return (
		<Page
			className="squad"
			back={{ to: paths.event(id), text: text("students.backToEvent") }}
			title={text("students.title", { title: pick(event, "title") })}
			heading={{ dir: "auto" }}
		>
			<SquadNotices event={event} />
			{students.length === 0 && <Empty>{text("students.none")}</Empty>}
			{students.length > 0 && (
				<SquadWaitingRoom event={event} people={people} entries={entries}>
					{(admitted) => (
						<>
							{open && (
								<p className="lead">
									{text(event.classes.length > 0 ? "students.intro" : "students.introWhole")}
								</p>
							)}
							<SquadForm
								event={event}
								people={admitted}
								label={text("students.students")}
								entries={entries}
								open={open}
								chosen={chosen}
								documentLater
								documentsOf={(person) => `${paths.student(person.id)}#documents`}
							/>
						</>
					)}
				</SquadWaitingRoom>
			)}
		</Page>
	);
}

/** A coach registers their students for an event. */
export default function SquadPage() {
	return <Squad id={Number(useParams().id)} />;
}
