import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Student } from "#shared/coaches/coaches.schema.ts";
import { Belt } from "../belts/Belt.tsx";
import { historyMessages } from "../belts/history.messages.ts";
import { useBeltName } from "../belts/useBeltName.ts";
import { langOf } from "../core/langOf.ts";
import { useText } from "../core/messages.ts";
import { Button } from "../ui/Button.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { useNames } from "../users/names.ts";
import { studentsQuery } from "./coaches.queries.ts";
import { studentMessages } from "./students.messages.ts";
import "./students.css";

const ProgressDialog = lazy(() => import("../belts/ProgressDialog.tsx"));

function Row({ student, onOpen }: { student: Student; onOpen: () => void }) {
	const text = useText(historyMessages);
	const name = useNames()(student).full;
	const beltName = useBeltName();
	return (
		<li>
			<Belt belt={student.currentBelt} width={64} />
			<span>
				<bdi lang={langOf(name)}>{name}</bdi>
				<span className="small soft block">{beltName(student.currentBelt)}</span>
			</span>
			{student.pendingPromotion && <span className="badge strong">{text("history.pending")}</span>}
			<Button opens aria-label={text("progress.title", { name })} onClick={onOpen}>
				{text("progress.open")}
			</Button>
		</li>
	);
}

/** A coach's students, each with the way to their progress. */
export default function StudentsCard() {
	const text = useText(studentMessages);
	const { data, isError, refetch } = useQuery(studentsQuery);
	const [id, setId] = useState<number | null>(null);
	const opened = data?.find((student) => student.id === id);
	return (
		<section className="card stack" aria-labelledby="students">
			<h2 id="students">{text("students.students")}</h2>
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading />}
			{data?.length === 0 && <p className="soft">{text("students.none")}</p>}
			{data && data.length > 0 && (
				<ul className="my-students">
					{data.map((student) => (
						<Row key={student.id} student={student} onOpen={() => setId(student.id)} />
					))}
				</ul>
			)}
			<Suspense>
				{opened && <ProgressDialog student={opened} changed={[studentsQuery]} onClose={() => setId(null)} />}
			</Suspense>
		</section>
	);
}
