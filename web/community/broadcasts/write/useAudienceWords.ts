import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { statusMessages } from "../../../competition/registrations/status/status.messages.ts";
import { useText } from "../../../core/language/messages.ts";
import { broadcastMessages } from "../broadcasts.messages.ts";

/** Describes an audience in words. `subject` is the name of its coach or event. */
export function useAudienceWords() {
	const text = useText(broadcastMessages);
	const states = useText(statusMessages);
	return (audience: Audience, subject: string | undefined): string => {
		const name = () => {
			if (audience.kind === "role") return text(`broadcast.role.${audience.role}`);
			if (audience.kind === "owing") return text(`broadcast.owing.${audience.status}`);
			if (audience.kind === "people")
				return text("broadcast.selected", { count: audience.userIds.length });
			const named = subject ?? text("broadcast.gone");
			if (audience.kind !== "entrants" || !audience.entryStatus) return named;
			const status = states(`status.${audience.entryStatus}`);
			return text("broadcast.withStatus", { name: named, status });
		};
		return text(`broadcast.to.${audience.kind}`, { name: `\u2068${name()}\u2069` });
	};
}
