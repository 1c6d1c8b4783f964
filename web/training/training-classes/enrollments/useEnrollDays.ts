import { useRef } from "react";
import { useIntl } from "react-intl";
import type { UserId } from "#shared/core/ids.ts";
import { isFull } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useText } from "../../../core/language/messages.ts";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { enrollmentMessages } from "./enrollments.messages.ts";

/**
 * Enrols the user, or a child they act for, on several days of a class. Each day stays an enrolment
 * of its own, with its own place or position on a waiting list; Undo takes all of them back.
 * @param name the child's name, for the toast
 */
export function useEnrollDays(userId?: UserId, name?: string, onDone?: () => void) {
	const text = useText(enrollmentMessages);
	const waiting = useRef(0);
	const last = useRef<TrainingClass>(undefined);
	const each = {
		keyOf: ({ id }: TrainingClass) => String(id),
		changed: [timetableQuery],
	};
	const leave = useWriteEach<TrainingClass>({
		...each,
		call: ({ id }, key) => trainingClasses.leave({ params: { id }, body: { userId }, key }),
		title: () => text("enroll.left"),
	});
	const enroll = useWriteEach<TrainingClass>({
		...each,
		async call(one, key) {
			const { id } = one;
			const { enrollment } = await trainingClasses.enroll({
				params: { id },
				body: { userId, moreDays: one !== last.current },
				key,
			});
			if (enrollment.status === "waitlisted") waiting.current++;
		},
		title(count) {
			const days = text("enroll.onDays", { count, waiting: waiting.current });
			waiting.current = 0;
			return name ? text("enroll.forChild", { name, days }) : days;
		},
		undo: (days) => leave.mutate(days),
		done: onDone,
		partly: onDone,
	});
	return {
		...enroll,
		mutate(days: readonly TrainingClass[]) {
			// The last call leads to the email about all days. Waiting leads to none, so full days come first.
			const ordered = days.toSorted((a, b) => Number(isFull(b)) - Number(isFull(a)));
			last.current = ordered.at(-1);
			enroll.mutate(ordered);
		},
	};
}

/** Names days of a class, and says which of them are full. */
export function useDayNames() {
	const text = useText(enrollmentMessages);
	const texts = useClassTexts();
	const { formatList } = useIntl();
	return (days: readonly TrainingClass[]) =>
		formatList(
			days.map((one) => {
				const { day } = texts(one);
				return isFull(one) ? text("enroll.fullDay", { day }) : day;
			}),
		);
}
