import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { lacksClasses, nextRanks, type Belt as Rank } from "#shared/base/ranks/belts.rules.ts";
import type { NextGrading as Grade } from "#shared/base/ranks/belts.schema.ts";
import type { Student } from "#shared/community/students/students.schema.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { monthsBetween } from "#shared/core/time/month.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { beltsQuery, gradesQuery } from "../../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { heldOf } from "../../../competition/events/events.queries.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useErrorText } from "../../../core/forms/errors.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { gradingMessages } from "./grading.messages.ts";
import { type Outcome, requestPromotions, type Wish } from "./requestPromotions.ts";
import { squadOf } from "./squadOf.ts";

type Candidate = Student &
	Pick<Grade, "since" | "eligibleDate" | "attended" | "requiredClasses"> & { next: Rank };

/**
 * Students whose minimum time at their rank is complete on a day or unknown, and whose next rank a
 * coach may request.
 */
function candidatesOn(
	day: string,
	students: readonly Student[],
	grades: readonly Grade[],
): Candidate[] {
	return students.flatMap((student) => {
		const grade = grades.find(({ studentId }) => studentId === student.id);
		const [next] = nextRanks(student.currentBelt);
		if (!next || !grade || (grade.eligibleDate !== null && grade.eligibleDate > day)) return [];
		const { since, eligibleDate, attended, requiredClasses } = grade;
		return { ...student, since, eligibleDate, attended, requiredClasses, next };
	});
}

const isReady = (one: Candidate) =>
	one.eligibleDate !== null && !one.pendingPromotion && !lacksClasses(one);

type RowProps = {
	one: Candidate;
	day: string;
	isChosen: boolean;
	onChoose: (isChosen: boolean) => void;
};

function Row({ one, day, isChosen, onChoose }: RowProps) {
	const text = useText(gradingMessages);
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	const { currentBelt, since, attended, next, pendingPromotion } = one;
	const belt = beltName(currentBelt);
	return (
		<li>
			<label className="next-grading">
				<input
					type="checkbox"
					checked={isChosen}
					disabled={pendingPromotion !== null}
					onChange={({ target }) => onChoose(target.checked)}
				/>
				<Belt belt={next} width={56} />
				<span>
					<PersonName person={one} />
					<span className="small soft block">
						{since
							? text("grading.months", {
									count: monthsBetween(since, day),
									belt,
									date: formatDate(startOf(since), { dateStyle: "long" }),
								})
							: text("grading.unknown", { belt })}
					</span>
					{attended !== null && (
						<span className="small soft block">
							{text("grading.attended", { count: attended })}
						</span>
					)}
					{lacksClasses(one) && (
						<span className="small early block">
							{text("grading.required", { count: one.requiredClasses ?? 0 })}
						</span>
					)}
					<span className="small block">{text("grading.next", { belt: beltName(next) })}</span>
					{pendingPromotion && <span className="badge strong">{text("grading.waits")}</span>}
				</span>
			</label>
		</li>
	);
}

type CandidatesProps = { candidates: Candidate[]; day: string; grading: Event | undefined };

function Candidates({ candidates, day, grading }: CandidatesProps) {
	const text = useText(gradingMessages);
	const names = useNames();
	const errorText = useErrorText();
	const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
	const [refused, setRefused] = useState<Outcome[]>([]);
	const chosen = candidates.filter(
		(one) => !one.pendingPromotion && (choices.get(one.id) ?? false),
	);
	// Without a choice the button registers all who meet the requirements. A pending promotion does
	// not prevent registering for the grading.
	const ready =
		chosen.length > 0 ? chosen : candidates.filter((one) => one.pendingPromotion || isReady(one));
	const ask = useWrite({
		call: (wishes: Wish[], key) => requestPromotions(wishes, key),
		said: (outcomes) => {
			const count = outcomes.filter(({ refusal }) => !refusal).length;
			return count > 0
				? { title: text("grading.asked", { count }), text: text("grading.askedText") }
				: { title: text("grading.someRefused"), kind: "error" };
		},
		changed: [studentsQuery, beltsQuery],
		begin: () => setRefused([]),
		done: (outcomes) => setRefused(outcomes.filter(({ refusal }) => refusal)),
	});
	const nameOf = (id: number) => {
		const student = candidates.find((one) => one.id === id);
		return student ? names(student).full : "";
	};
	return (
		<>
			{refused.length > 0 && (
				<Notice role="alert">
					<p>{text("grading.someRefused")}</p>
					<ul>
						{refused.map(({ studentId, refusal }) => (
							<li key={studentId}>
								<Sentence>
									{text("grading.refused", {
										name: isolateName(nameOf(studentId)),
										reason: errorText(refusal),
									})}
								</Sentence>
							</li>
						))}
					</ul>
				</Notice>
			)}
			<ul aria-label={text("grading.students")}>
				{candidates.map((one) => (
					<Row
						key={one.id}
						one={one}
						day={day}
						isChosen={chosen.includes(one)}
						onChoose={(isChosen) => setChoices(new Map(choices).set(one.id, isChosen))}
					/>
				))}
			</ul>
			<div className="row spread">
				<span aria-live="polite">{text("grading.chosen", { count: chosen.length })}</span>
				{grading && takesEntries(grading) && ready.length > 0 && (
					<ButtonLink to={squadOf(grading.id, ready)}>
						{text("grading.enter", { count: ready.length })}
					</ButtonLink>
				)}
				<Button
					kind="primary"
					disabled={chosen.length === 0 || ask.isPending}
					onClick={() =>
						ask.mutate(chosen.map(({ id, next }) => ({ studentId: id, newBelt: next })))
					}
				>
					{text(ask.isPending ? "grading.asking" : "grading.ask")}
				</Button>
			</div>
		</>
	);
}

/**
 * Students whose minimum time at their rank is complete by the next grading, with one button to
 * request their promotions.
 */
export default function NextGrading() {
	const text = useText(gradingMessages);
	const { formatDate } = useIntl();
	const asked = [useQuery(studentsQuery), useQuery(gradesQuery)] as const;
	const [{ data: students }, { data: grades }] = asked;
	const { rows: gradings, isLoadingError, refetch } = usePages(heldOf("grading"));
	const isWrong = isLoadingError || asked.some((one) => one.isLoadingError);
	const coming = gradings?.[0];
	const day = kuwaitDate(coming ? startOf(coming.eventDate) : Date.now());
	const candidates = students && grades && gradings && candidatesOn(day, students, grades);
	return (
		<section className="card stack" aria-labelledby="next-grading">
			<h2 id="next-grading">{text("grading.title")}</h2>
			{isWrong && (
				<LoadError onRetry={() => Promise.all([refetch(), ...asked.map((one) => one.refetch())])} />
			)}
			{!candidates && !isWrong && <Loading />}
			{candidates && (
				<p className="soft">
					{coming
						? text("grading.at", {
								date: formatDate(startOf(coming.eventDate), { dateStyle: "long" }),
							})
						: text("grading.none")}
				</p>
			)}
			{candidates?.length === 0 && <p className="soft">{text("grading.nobody")}</p>}
			{candidates && candidates.length > 0 && (
				<Candidates candidates={candidates} day={day} grading={coming} />
			)}
		</section>
	);
}
