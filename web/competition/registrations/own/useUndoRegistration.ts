import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { registrations } from "../registrations.client.ts";
import { ownEntryMessages } from "./ownEntry.messages.ts";
import { showOwnEntries } from "./showOwnEntries.ts";

/** Returns a function that cancels a registration that was just made. */
export function useUndoRegistration() {
	const text = useText(ownEntryMessages);
	const { mutate } = useWrite({
		call: (id: string, key) => registrations.cancel({ params: { id }, body: {}, key }),
		toast: () => ({ title: text("ownEntry.undone") }),
		changed: showOwnEntries,
	});
	return mutate;
}
