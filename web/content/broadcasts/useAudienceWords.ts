import type { Audience } from "#shared/content/broadcasts/broadcasts.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { broadcastMessages } from "./broadcasts.messages.ts";

/** Describes an audience in words. `subject` is the name of its coach or event. */
export function useAudienceWords() {
	const text = useText(broadcastMessages);
	return (audience: Audience, subject: string | undefined): string => {
		const name = () => {
			if (audience.kind === "role") return text(`broadcast.role.${audience.role}`);
			if (audience.kind === "owing") return text(`broadcast.owing.${audience.status}`);
			return subject ?? text("broadcast.gone");
		};
		return text(`broadcast.to.${audience.kind}`, { name: `\u2068${name()}\u2069` });
	};
}
