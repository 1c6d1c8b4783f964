import { useQueryClient } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { countHere, withOneMore } from "../../../competition/registrations/counts.ts";
import { showOwnEntries } from "../../../competition/registrations/own/showOwnEntries.ts";
import { useUndoRegistration } from "../../../competition/registrations/own/useUndoRegistration.ts";
import { registrations } from "../../../competition/registrations/registrations.client.ts";
import { useStateSentence } from "../../../competition/registrations/status/useStateSentence.ts";
import { inTurnEach } from "../../../competition/waiting-room/inTurn.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useCodeText } from "../../../core/forms/errors.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { useNames } from "../../../people/users/names.ts";

/** Registers a child for an event without classes. */
export function useRegisterChild(event: Event, child: Child, onDone: () => void) {
	const text = useText(familyMessages);
	const codeText = useCodeText();
	const sentence = useStateSentence();
	const undo = useUndoRegistration();
	const queries = useQueryClient();
	const name = useNames()(child).first;
	const row = { userId: child.id, classId: null, declaredWeight: "" };
	const { mutate, data, isPending, reason } = useWrite({
		call: async (_: void, key) => {
			const enter = (body: (typeof row)[]) =>
				registrations.registerSquad({ params: { id: event.id }, body, key });
			return (await inTurnEach(event.id, [row], enter))[0];
		},
		toast: ({ id, status, error }) => {
			if (error || !id || !status)
				return {
					title: text("family.notRegistered", { name }),
					text: codeText(error ?? ""),
					kind: "error",
				};
			return {
				title: text("family.registered", { name }),
				text: sentence({ status, awaitsGuardian: false, offerExpiresAt: null }, name),
				undo: () => undo(id),
			};
		},
		changed: showOwnEntries,
		done: ({ error, status }) => {
			if (error) return;
			if (status !== "waitlisted")
				countHere(queries, event.id, (one) => withOneMore(one, Date.now()));
			onDone();
		},
	});
	return {
		register: () => mutate(),
		isPending,
		reason: data?.error ? codeText(data.error) : reason,
	};
}
