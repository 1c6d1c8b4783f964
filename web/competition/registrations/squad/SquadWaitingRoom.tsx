import type { ReactNode } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useNames } from "../../../people/users/names.ts";
import type { Entrant } from "./squad.ts";

const GroupWaitingRoom = lazyPart(() => import("../../waiting-room/GroupWaitingRoom.tsx"));

type Props<Person extends Entrant> = {
	event: Event;
	people: Person[];
	entries: Entry[];
	/** Shown for those who may be registered now. */
	children: (people: Person[]) => ReactNode;
};

/** Takes students or children through the event's waiting room, if it has one. */
export function SquadWaitingRoom<Person extends Entrant>({
	event,
	people,
	entries,
	children,
}: Props<Person>) {
	const names = useNames();
	if (!event.waitingRoom) return children(people);
	const several = people.map((person) => ({
		id: person.id,
		name: names(person).full,
		isRegistered: entries.some(({ userId, status }) => userId === person.id && isAlive(status)),
	}));
	return (
		<GroupWaitingRoom event={event} people={several}>
			{(admitted) => children(people.filter(({ id }) => admitted.has(id)))}
		</GroupWaitingRoom>
	);
}
