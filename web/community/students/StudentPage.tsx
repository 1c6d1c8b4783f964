import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { StudentRecord } from "#shared/community/students/students.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { historyMessages } from "../../base/ranks/history.messages.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { useText } from "../../core/language/messages.ts";
import { LazyParts } from "../../core/lazyPart.tsx";
import { studentQuery } from "../../people/coaches/students.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { Portrait } from "../../people/users/Portrait.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { Part } from "../account/Part.tsx";
import { personPartsMessages } from "../person-parts/personParts.messages.ts";
import { studentParts } from "../person-parts/studentParts.ts";
import { StudentActions } from "./StudentActions.tsx";
import { StudentProfile } from "./StudentProfile.tsx";
import { studentMessages } from "./students.messages.ts";
import "../people/page/person-page.css";

function Student({ student }: { student: StudentRecord }) {
	const text = useText(studentMessages);
	const words = useText(historyMessages);
	const part = useText(personPartsMessages);
	const name = useNames()(student).full;
	return (
		<>
			<header className="person-head">
				<Portrait person={student} size={96} />
				<div className="stack tight">
					<h1>
						<Written>{name}</Written>
					</h1>
					{student.pendingPromotion && (
						<p>
							<span className="badge strong">{words("history.requested")}</span>
						</p>
					)}
				</div>
			</header>
			<StudentActions student={student} />
			<Part title={text("students.profile")}>
				<StudentProfile student={student} />
			</Part>
			{studentParts.map(({ id, title, part: Content }) => (
				<Part key={id} title={part(title)}>
					<LazyParts fallback={<Loading />}>
						<Content id={student.id} />
					</LazyParts>
				</Part>
			))}
		</>
	);
}

/** A student's page, for their coach and staff: what matters in the dojo, and actions. */
export default function StudentPage() {
	const text = useText(studentMessages);
	const { data: user } = useUser();
	const id = Number(useParams().id) as UserId;
	const { data, error, isLoadingError, refetch } = useQuery(studentQuery(id));
	const back = user?.role === "coach" ? `${paths.coachDashboard}?tab=students` : paths.person(id);
	const isMissing = isRefusal(error, "not_found");
	return (
		<Page back={{ to: back, text: text("students.back") }}>
			{isMissing && <Notice>{text("students.gone")}</Notice>}
			{isLoadingError && !isMissing && <LoadError onRetry={refetch} />}
			{!data && !error && <Loading label={text("students.loading")} />}
			{data && <Student key={data.id} student={data} />}
		</Page>
	);
}
