import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../core/language/messages.ts";
import { coachesMessages } from "./coaches.messages.ts";
import { coaches } from "./coaches.queries.ts";

/** Returns the recipient of a contact form that writes to a coach. */
export function useCoachAddressee() {
	const text = useText(coachesMessages);
	return (id: UserId, name: string) => ({
		key: `coach-${id}`,
		title: text("coaches.contactTitle", { name }),
		text: text("coaches.contactText"),
		send: (body: Parameters<typeof coaches.contact>[0]["body"], key: string) =>
			coaches.contact({ params: { id }, body, key }),
		toast: { title: text("coaches.sent"), text: text("coaches.sentText", { name }) },
	});
}
