import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { trainingClassMessages } from "./training-classes.messages.ts";
import { useHoursText } from "./useHoursText.ts";

type DescribedClass = Pick<
	TrainingClass,
	| ("title" | "titleAr" | "location" | "locationAr" | "description" | "descriptionAr")
	| ("dayOfWeek" | "startTime" | "endTime")
>;

/** Formats a class's name, place, time and description in the reader's language. */
export function useClassTexts() {
	const text = useText(trainingClassMessages);
	const pick = usePick();
	const hoursText = useHoursText();
	return (one: DescribedClass) => {
		const day = text(`class.${one.dayOfWeek}`);
		const times = hoursText(one.startTime, one.endTime);
		return {
			title: pick({ titleEn: one.title, titleAr: one.titleAr }, "title"),
			place: pick({ locationEn: one.location, locationAr: one.locationAr }, "location"),
			about: pick({ aboutEn: one.description, aboutAr: one.descriptionAr }, "about"),
			day,
			times,
			// A dot next to an Arabic digit looks like a zero, so the message joins day and time.
			when: text("class.when", { day, times }),
		};
	};
}
