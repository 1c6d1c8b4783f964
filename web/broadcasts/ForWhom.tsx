import { useQuery } from "@tanstack/react-query";
import type { Audience } from "#shared/broadcasts/broadcasts.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { Person } from "#shared/users/users.schema.ts";
import { usePick } from "../core/messages.ts";
import { eventQuery } from "../events/events.queries.ts";
import { useNames } from "../users/names.ts";
import { useAudienceWords } from "./useAudienceWords.ts";

type Props = { audience: Audience /** The coach whom it names. */; coach: Person | null };

/** Whom a message is for that is not sent yet. */
export function ForWhom({ audience, coach }: Props) {
	const words = useAudienceWords();
	const names = useNames();
	const pick = usePick();
	const eventId = audience.kind === "entrants" ? audience.eventId : undefined;
	const { data: event } = useQuery({ ...eventQuery(eventId as EventId), enabled: eventId !== undefined });
	if (audience.kind === "students") return coach && <p>{words(audience, names(coach).full)}</p>;
	if (audience.kind !== "entrants") return <p>{words(audience, undefined)}</p>;
	if (!event) return null;
	const one = event.classes.find(({ id }) => id === audience.classId);
	const title = pick(event, "title");
	const name = one && pick({ nameEn: one.className, nameAr: one.classNameAr }, "name");
	return <p>{words(audience, name ? `${title} (${name})` : title)}</p>;
}
