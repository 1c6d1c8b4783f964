import { useState } from "react";
import { nextDan, type Belt as Rank } from "#shared/base/ranks/belts.rules.ts";
import type { NextGrading as Grade } from "#shared/base/ranks/belts.schema.ts";
import type { Student } from "#shared/community/students/students.schema.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { DanWait } from "../../../competition/gradings/dan/DanWait.tsx";
import { danMessages } from "../../../competition/gradings/dan/dan.messages.ts";
import { useText } from "../../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../../core/lazyPart.tsx";
import { DanDocuments } from "../../../people/documents/DanDocuments.tsx";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { Button } from "../../../ui/Button.tsx";
import { gradingMessages } from "./grading.messages.ts";

const RecommendDialog = lazyPart(
	() => import("../../../competition/gradings/dan/RecommendDialog.tsx"),
);

type Waiting = { student: Student; grade: Grade; toBelt: Rank };

/** Where the student's promotion is, if one waits. */
function State({ student: { pendingPromotion } }: Pick<Waiting, "student">) {
	const text = useText(danMessages);
	const waits = useText(gradingMessages)("grading.waits");
	if (!pendingPromotion) return null;
	const { eventId, agreedAt } = pendingPromotion;
	const atGrading = text(agreedAt ? "dan.boardAgreed" : "dan.waitsForBoard");
	return <span className="badge strong">{eventId === null ? waits : atGrading}</span>;
}

type Props = { students: readonly Student[]; grades: readonly Grade[]; gradings: readonly Event[] };

/** Students whose next rank is a dan, for which the coach recommends them to the board. */
export function DanStudents({ students, grades, gradings }: Props) {
	const text = useText(danMessages);
	const beltName = useBeltName();
	const names = useNames();
	const [chosen, choose] = useState<Waiting>();
	const waiting = students.flatMap((student): Waiting[] => {
		const grade = grades.find(({ studentId }) => studentId === student.id);
		const toBelt = nextDan(student.currentBelt);
		return grade && toBelt ? [{ student, grade, toBelt }] : [];
	});
	if (waiting.length === 0) return null;
	const open = gradings.filter(takesEntries);
	const day = kuwaitDate(open[0] ? startOf(open[0].eventDate) : Date.now());
	return (
		<section className="stack tight" aria-labelledby="dan-students">
			<h3 id="dan-students">{text("dan.students")}</h3>
			<p className="small soft">{text("dan.studentsText")}</p>
			<ul>
				{waiting.map((one) => {
					const { student, grade, toBelt } = one;
					const { id, currentBelt, pendingPromotion } = student;
					// A dan that the student asked for in their profile becomes a recommendation.
					const isFree = !pendingPromotion || pendingPromotion.eventId === null;
					return (
						<li key={id}>
							<div className="next-grading">
								<Belt belt={toBelt} width={56} />
								<span>
									<PersonName person={student} />
									<DanWait {...grade} belt={currentBelt} day={day} />
									<span className="small block">
										{text("dan.next", { belt: beltName(toBelt) })}
									</span>
									<State student={student} />
								</span>
								{open.length > 0 && isFree && (
									<Button
										opens
										aria-label={text("dan.recommendOf", { name: names(student).full })}
										onClick={() => choose(one)}
									>
										{text("dan.recommend")}
									</Button>
								)}
							</div>
							<DanDocuments studentId={id} />
						</li>
					);
				})}
			</ul>
			{open.length === 0 && <p className="small soft">{text("dan.noGrading")}</p>}
			{chosen && (
				<LazyParts fallback={null}>
					<RecommendDialog {...chosen} open={open} onClose={() => choose(undefined)} />
				</LazyParts>
			)}
		</section>
	);
}
