import { useRef } from "react";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useWriteEach } from "../../../../core/calls/useWriteEach.ts";
import { useText } from "../../../../core/language/messages.ts";
import { useNames } from "../../../../people/users/names.ts";
import { useEventClassName } from "../../../event-classes/event-classes.ts";
import { registrations } from "../../registrations.client.ts";
import { entriesQuery } from "../../registrations.queries.ts";
import { entriesMessages } from "../entries.messages.ts";
import { useTakeBack } from "./useTakeBack.ts";

export type MoveTarget = {
	to: EventClass;
	declaredWeight: number | null;
	exception: string | null;
};

/** Moves registrations to another class of their event, one after another. */
export function useMove(eventId: EventId, onDone: (failed: ReadonlyMap<string, string>) => void) {
	const text = useText(entriesMessages);
	const names = useNames();
	const className = useEventClassName();
	const takeBack = useTakeBack(eventId);
	const target = useRef<MoveTarget>(undefined);
	/** New ids of the moved registrations, by their old ones. */
	const moved = useRef(new Map<string, string>());
	const move = useWriteEach<Entry>({
		keyOf: ({ id }) => id,
		nameOf: (entry) => names(entry).full,
		async call({ id }, key) {
			const { to, declaredWeight, exception } = target.current as MoveTarget;
			const { registration } = await registrations.move({
				params: { id },
				body: { classId: to.id, declaredWeight, exception },
				key,
			});
			moved.current.set(id, registration.id);
		},
		title: (count) =>
			text("entries.moved", {
				count,
				className: target.current ? className(target.current.to) : "",
			}),
		// A person who had no class before the move cannot return to having no class.
		undo: (entries) =>
			takeBack(
				entries
					.filter(({ chooseClass }) => !chooseClass)
					.flatMap(({ id }) => moved.current.get(id) ?? []),
			),
		changed: [entriesQuery(eventId)],
		done: ({ failed }) => onDone(failed),
		// If no registration was moved, the dialog stays open, so that staff can choose again.
		partly: ({ failed }) => onDone(failed),
	});
	return {
		...move,
		start: (entries: Entry[], to: MoveTarget) => {
			target.current = to;
			move.mutate(entries);
		},
	};
}
