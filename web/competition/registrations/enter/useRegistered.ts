import type { RegistrationAnswer } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { eventMessages } from "../../events/events.messages.ts";
import { useUndoRegistration } from "../own/useUndoRegistration.ts";
import { useStateSentence } from "../useStateSentence.ts";

/**
 * The toast after registering, with Undo: the specification's text and the status for a place; on
 * the waiting list, what that means.
 */
export function useRegistered() {
	const text = useText(eventMessages);
	const sentence = useStateSentence();
	const undo = useUndoRegistration();
	return ({ registration, position }: RegistrationAnswer) => {
		const status = text(`event.status.${registration.status}`);
		const takeBack = { undo: () => undo(registration.id) };
		if (registration.status === "waitlisted")
			return { title: status, text: sentence({ ...registration, position }), ...takeBack };
		const line = text("event.statusLine", { status });
		return { title: text("event.success"), text: text("event.successText"), line, ...takeBack };
	};
}
