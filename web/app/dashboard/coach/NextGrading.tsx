import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { lacksClasses, nextRanks, type Belt as Rank } from "#shared/base/ranks/belts.rules.ts";
import type { NextGrading as Grade } from "#shared/base/ranks/belts.schema.ts";
import type { Student } from "#shared/community/students/students.schema.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { monthsBetween } from "#shared/core/time/month.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { beltsQuery, gradesQuery } from "../../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { notCancelledPages } from "../../../competition/events/events.queries.ts";
import { gradingQuery, gradings } from "../../../competition/gradings/gradings.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useCodeText, useErrorText } from "../../../core/forms/errors.ts";
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
import { DanStudents } from "./DanStudents.tsx";
import { gradingMessages } from "./grading.messages.ts";
import { requestPromotions, type Wish } from "./requestPromotions.ts";

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
	/** Whether the coach may choose the student now. */
	canChoose: boolean;
	/** Whether the student is proposed for the grading. */
	isProposed: boolean;
	onChoose: (isChosen: boolean) => void;
};

function Row({ one, day, isChosen, canChoose, isProposed, onChoose }: RowProps) {
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
					disabled={!canChoose}
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
					{pendingPromotion && (
						<span className="badge strong">
							{text(isProposed ? "grading.isProposed" : "grading.waits")}
						</span>
					)}
				</span>
			</label>
		</li>
	);
}

type Refusal = { studentId: number; reason: string };

/** Proposes students for a grading, and keeps those that are refused. */
function useProposals(eventId: EventId | undefined) {
	const text = useText(gradingMessages);
	const codeText = useCodeText();
	const [refused, setRefused] = useState<Refusal[]>([]);
	const propose = useWrite({
		call: (body: { userId: UserId; toBelt: Rank }[], key) =>
			gradings.propose({ params: { id: eventId as EventId }, body, key }),
		toast: (results) => {
			const count = results.filter(({ error }) => !error).length;
			return count > 0
				? { title: text("grading.proposed", { count }), text: text("grading.askedText") }
				: { title: text("grading.someRefused"), kind: "error" };
		},
		changed: [studentsQuery, beltsQuery],
		begin: () => setRefused([]),
		done: (results) =>
			setRefused(
				results.flatMap(({ userId, error }) =>
					error ? [{ studentId: userId, reason: codeText(error) }] : [],
				),
			),
	});
	return { propose, refused };
}

/** Requests promotions, and keeps those that are refused. */
function useRequests() {
	const text = useText(gradingMessages);
	const errorText = useErrorText();
	const [refused, setRefused] = useState<Refusal[]>([]);
	const ask = useWrite({
		call: (wishes: Wish[], key) => requestPromotions(wishes, key),
		toast: (outcomes) => {
			const count = outcomes.filter(({ refusal }) => !refusal).length;
			return count > 0
				? { title: text("grading.asked", { count }), text: text("grading.askedText") }
				: { title: text("grading.someRefused"), kind: "error" };
		},
		changed: [studentsQuery, beltsQuery],
		begin: () => setRefused([]),
		done: (outcomes) =>
			setRefused(
				outcomes.flatMap(({ studentId, refusal }) =>
					refusal ? [{ studentId, reason: errorText(refusal) }] : [],
				),
			),
	});
	return { ask, refused };
}

type RefusedProps = { refused: readonly Refusal[]; candidates: readonly Candidate[] };

function Refused({ refused, candidates }: RefusedProps) {
	const text = useText(gradingMessages);
	const names = useNames();
	const nameOf = (id: number) => {
		const student = candidates.find((one) => one.id === id);
		return student ? names(student).full : "";
	};
	if (refused.length === 0) return null;
	return (
		<Notice role="alert">
			<p>{text("grading.someRefused")}</p>
			<ul>
				{refused.map(({ studentId, reason }) => (
					<li key={studentId}>
						<Sentence>
							{text("grading.refused", {
								name: isolateName(nameOf(studentId)),
								reason,
							})}
						</Sentence>
					</li>
				))}
			</ul>
		</Notice>
	);
}

type CandidatesProps = {
	candidates: Candidate[];
	day: string;
	grading: Event | undefined;
	/** Whether the list of the grading is fixed, so that nobody can be proposed. */
	isFixed: boolean;
};

function Candidates({ candidates, day, grading, isFixed }: CandidatesProps) {
	const text = useText(gradingMessages);
	const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
	const open = grading && takesEntries(grading) ? grading : undefined;
	const isProposed = ({ pendingPromotion }: Candidate) =>
		open !== undefined && pendingPromotion?.eventId === open.id;
	// A promotion that waits for a decision can be bound to the grading, unless another one has it.
	const canChoose = ({ pendingPromotion }: Candidate) =>
		pendingPromotion === null
			? !isFixed
			: open !== undefined && !isFixed && !pendingPromotion.eventId;
	// For a grading, those are chosen who meet the requirements, until the coach decides otherwise.
	const isChosen = (one: Candidate) =>
		canChoose(one) &&
		(choices.get(one.id) ??
			(open !== undefined && (one.pendingPromotion !== null || isReady(one))));
	const chosen = candidates.filter(isChosen);
	const { ask, refused } = useRequests();
	const { propose, refused: notProposed } = useProposals(open?.id);
	return (
		<>
			<Refused refused={open ? notProposed : refused} candidates={candidates} />
			<ul aria-label={text("grading.students")}>
				{candidates.map((one) => (
					<Row
						key={one.id}
						one={one}
						day={day}
						isChosen={isChosen(one)}
						canChoose={canChoose(one)}
						isProposed={isProposed(one)}
						onChoose={(isChosen) => setChoices(new Map(choices).set(one.id, isChosen))}
					/>
				))}
			</ul>
			{open && isFixed && (
				<Notice>
					<p>{text("grading.isFixed")}</p>
					<ButtonLink to={paths.squad(open.id)}>{text("grading.enter")}</ButtonLink>
				</Notice>
			)}
			<div className="row spread" hidden={isFixed}>
				<span aria-live="polite">{text("grading.chosen", { count: chosen.length })}</span>
				{open ? (
					<Button
						kind="primary"
						disabled={chosen.length === 0 || propose.isPending}
						onClick={() =>
							propose.mutate(
								chosen.map(({ id, next, pendingPromotion }) => ({
									userId: id,
									toBelt: pendingPromotion?.toBelt ?? next,
								})),
							)
						}
					>
						{propose.isPending
							? text("grading.proposing")
							: text("grading.propose", { count: chosen.length })}
					</Button>
				) : (
					<Button
						kind="primary"
						disabled={chosen.length === 0 || ask.isPending}
						onClick={() =>
							ask.mutate(chosen.map(({ id, next }) => ({ studentId: id, newBelt: next })))
						}
					>
						{text(ask.isPending ? "grading.asking" : "grading.ask")}
					</Button>
				)}
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
	const lists = [useQuery(studentsQuery), useQuery(gradesQuery)] as const;
	const [{ data: students }, { data: grades }] = lists;
	const held = notCancelledPages("grading");
	const { rows: gradings, isLoadingError, refetch } = usePages(held);
	const { rows: open } = usePages(held, { isIncluded: (grading) => takesEntries(grading) });
	const isWrong = isLoadingError || lists.some((one) => one.isLoadingError);
	const states = useQueries({ queries: (open ?? []).map(({ id }) => gradingQuery(id)) });
	const isKnown = states.every(({ isPending }) => !isPending);
	const proposable = open?.[states.findIndex(({ data }) => data?.state === "open")];
	// One of today, which is closed, keeps no student from the next one.
	const coming = proposable ?? open?.[0] ?? gradings?.[0];
	const day = kuwaitDate(coming ? startOf(coming.eventDate) : Date.now());
	const known = isKnown ? students : undefined;
	const candidates = known && grades && gradings && open && candidatesOn(day, known, grades);
	return (
		<>
			{isWrong && (
				<LoadError onRetry={() => Promise.all([refetch(), ...lists.map((one) => one.refetch())])} />
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
				<Candidates
					candidates={candidates}
					day={day}
					grading={coming}
					isFixed={open.length > 0 && !proposable}
				/>
			)}
			{candidates && <DanStudents students={known} grades={grades} gradings={gradings} />}
		</>
	);
}
