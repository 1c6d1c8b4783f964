import { useQuery } from "@tanstack/react-query";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isForOthers } from "#shared/training/training-classes/enrollments.rules.ts";
import {
	isFull,
	throughTheWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { myClassesQuery } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { EnrollmentStanding } from "./EnrollmentStanding.tsx";
import { enrollmentMessages } from "./enrollments.messages.ts";
import { useEnroll } from "./useEnroll.ts";
import { useDayNames, useEnrollDays } from "./useEnrollDays.ts";

type DaysProps = { days: readonly TrainingClass[] };

/** Enrols the user on several days of a class at once. */
function EnrollDaysButton({ days }: DaysProps) {
	const text = useText(enrollmentMessages);
	const dayNames = useDayNames();
	const enroll = useEnrollDays();
	return (
		<>
			<Wrong>{enroll.reason}</Wrong>
			<Button disabled={enroll.isPending} onClick={() => enroll.mutate([...days])}>
				{text("enroll.allDays", { days: dayNames(days) })}
			</Button>
		</>
	);
}

type Props = {
	one: TrainingClass;
	/** Other days of the class, if the page offers to enrol on all of them. */
	otherDays?: readonly TrainingClass[];
};

/** Enrols the user in a class, or shows their enrolment. */
export default function EnrollButton({ one, otherDays = [] }: Props) {
	const text = useText(enrollmentMessages);
	const { title } = useClassTexts()(one);
	const { data: user } = useUser();
	// The page fetches the user's classes once for all rows.
	const { data: own } = useQuery({ ...myClassesQuery, refetchOnMount: false });
	const enroll = useEnroll(one, (status) =>
		text(status === "active" ? "enroll.enrolledText" : "enroll.waitlistedText", { title }),
	);
	const enrollment = own?.find(({ classId }) => classId === one.id);
	if (!own || !user) return null;
	const isIn = (day: TrainingClass) => own.some(({ classId }) => classId === day.id);
	const open = [one, ...otherDays].filter((day) => day.isActive && !isIn(day)).sort(throughTheWeek);
	const isOut = isForOthers(one, user, kuwaitDate(Date.now()));
	const several = !isOut && open.some((day) => day.id !== one.id) && (
		<EnrollDaysButton days={open} />
	);
	if (enrollment) {
		return (
			<>
				<EnrollmentStanding enrollment={enrollment} />
				{several}
			</>
		);
	}
	if (isOut) {
		return <p className="small soft">{text("enroll.forOthers")}</p>;
	}
	const isWaiting = isFull(one);
	return (
		<div className="row">
			<Wrong>{enroll.reason}</Wrong>
			<Button
				kind={isWaiting ? undefined : "primary"}
				aria-label={text(isWaiting ? "enroll.waitFor" : "enroll.enrollIn", { title })}
				disabled={enroll.isPending}
				onClick={() => enroll.mutate()}
			>
				{text(enroll.isPending ? "enroll.enrolling" : isWaiting ? "enroll.wait" : "enroll.enroll")}
			</Button>
			{several}
		</div>
	);
}
