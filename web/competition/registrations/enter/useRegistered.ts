import type { RegistrationAnswer } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { ownEntryMessages } from "../own/ownEntry.messages.ts";
import { useUndoRegistration } from "../own/useUndoRegistration.ts";
import { statusMessages } from "../status/status.messages.ts";
import { useStateSentence } from "../status/useStateSentence.ts";

/**
 * The toast after registering, with Undo: the specification's text and the status for a place; on
 * the waiting list, what that means.
 */
export function useRegistered() {
	const text = useText(ownEntryMessages);
	const statusText = useText(statusMessages);
	const sentence = useStateSentence();
	const undo = useUndoRegistration();
	return ({ registration, position }: RegistrationAnswer) => {
		const status = statusText(`status.${registration.status}`);
		const takeBack = { undo: () => undo(registration.id) };
		if (registration.status === "waitlisted")
			return { title: status, text: sentence({ ...registration, position }), ...takeBack };
		const line = text("ownEntry.statusLine", { status });
		return {
			title: text("ownEntry.success"),
			text: text("ownEntry.successText"),
			line,
			...takeBack,
		};
	};
}
