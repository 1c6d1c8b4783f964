import { useQuery } from "@tanstack/react-query";
import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { EventId, TrainingClassId } from "#shared/core/ids.ts";
import { eventQuery } from "../../../competition/events/events.queries.ts";
import { usePick } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { classQuery } from "../../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";
import { useAudienceWords } from "./useAudienceWords.ts";

type Props = {
	audience: Audience;
	/** The coach named by the audience. */
	coach: Parameters<ReturnType<typeof useNames>>[0] | null;
};

/** Describes the audience of an unsent announcement. */
export function ForWhom({ audience, coach }: Props) {
	const words = useAudienceWords();
	const names = useNames();
	const pick = usePick();
	const eventId = audience.kind === "entrants" ? audience.eventId : undefined;
	const { data: event } = useQuery({
		...eventQuery(eventId as EventId),
		enabled: eventId !== undefined,
	});
	const classId = audience.kind === "class" ? audience.trainingClassId : undefined;
	const texts = useClassTexts();
	const { data: trainingClass } = useQuery({
		...classQuery(classId as TrainingClassId),
		enabled: classId !== undefined,
	});
	if (audience.kind === "students") return coach && <p>{words(audience, names(coach).full)}</p>;
	if (audience.kind === "class")
		return trainingClass && <p>{words(audience, texts(trainingClass).title)}</p>;
	if (audience.kind !== "entrants") return <p>{words(audience, undefined)}</p>;
	if (!event) return null;
	const one = event.classes.find(({ id }) => id === audience.classId);
	const title = pick(event, "title");
	const name = one && pick({ nameEn: one.className, nameAr: one.classNameAr }, "name");
	return <p>{words(audience, name ? `${title} (${name})` : title)}</p>;
}
