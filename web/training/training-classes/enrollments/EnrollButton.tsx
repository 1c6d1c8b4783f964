import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	isForOthers,
	missingForClass,
} from "#shared/training/training-classes/enrollments.rules.ts";
import {
	isFull,
	throughTheWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { showToast } from "../../../core/toasts.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { myClassesQuery } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { useForWhomText } from "../useForWhomText.ts";
import { EnrollmentStanding } from "./EnrollmentStanding.tsx";
import { enrollmentMessages } from "./enrollments.messages.ts";
import { useEnroll } from "./useEnroll.ts";
import { useDayNames, useEnrollDays } from "./useEnrollDays.ts";

const BirthAndGenderDialog = lazyPart(
	() => import("../../../people/users/profile/BirthAndGenderDialog.tsx"),
);

/**
 * Asks for the birth date and gender that a class goes by, if the user's profile lacks them, before
 * the user is enrolled.
 */
export function useProfileQuestion(one: TrainingClass) {
	const text = useText(enrollmentMessages);
	const { ages, who } = useForWhomText()(one);
	const { title } = useClassTexts()(one);
	const { data: user } = useUser();
	const [enrollNow, setEnrollNow] = useState<() => void>();
	const isMissing = user ? missingForClass(one, user).length > 0 : false;
	const dialog = user && enrollNow && (
		<BirthAndGenderDialog
			user={user}
			reason={text("enroll.asksProfile", { title, ages, who })}
			onSaved={(changed) => {
				if (isForOthers(one, changed, kuwaitDate(Date.now())))
					showToast(text("enroll.notFitting"), text("enroll.forOthers"), "error");
				else enrollNow();
			}}
			onClose={() => setEnrollNow(undefined)}
		/>
	);
	return {
		dialog,
		askFirst: (enroll: () => void) => (isMissing ? setEnrollNow(() => enroll) : enroll()),
	};
}

type DaysProps = { days: readonly TrainingClass[] };

/** Enrols the user on several days of a class at once. */
function EnrollDaysButton({ days }: DaysProps) {
	const text = useText(enrollmentMessages);
	const dayNames = useDayNames();
	const enroll = useEnrollDays();
	const { dialog, askFirst } = useProfileQuestion(days[0]);
	return (
		<>
			<Wrong>{enroll.reason}</Wrong>
			<Button disabled={enroll.isPending} onClick={() => askFirst(() => enroll.mutate([...days]))}>
				{text("enroll.allDays", { days: dayNames(days) })}
			</Button>
			{dialog}
		</>
	);
}

type Props = {
	one: TrainingClass;
	/** Other days of the class, if the page offers to enrol on all of them. */
	otherDays?: readonly TrainingClass[];
	/** One of many in a list, which has no main action. */
	isListed?: boolean;
};

/** Enrols the user in a class, or shows their enrolment. */
export default function EnrollButton({ one, otherDays = [], isListed = false }: Props) {
	const text = useText(enrollmentMessages);
	const { title } = useClassTexts()(one);
	const { data: user } = useUser();
	// The page fetches the user's classes once for all rows.
	const { data: own } = useQuery({ ...myClassesQuery, refetchOnMount: false });
	const enroll = useEnroll(one, (status) =>
		text(status === "active" ? "enroll.enrolledText" : "enroll.waitlistedText", { title }),
	);
	const { dialog, askFirst } = useProfileQuestion(one);
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
				kind={isWaiting || isListed ? undefined : "primary"}
				aria-label={text(isWaiting ? "enroll.waitFor" : "enroll.enrollIn", { title })}
				disabled={enroll.isPending}
				onClick={() => askFirst(() => enroll.mutate())}
			>
				{text(enroll.isPending ? "enroll.enrolling" : isWaiting ? "enroll.wait" : "enroll.enroll")}
			</Button>
			{several}
			{dialog}
		</div>
	);
}
