import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { familyMessages } from "./families.messages.ts";
import { familyQuery } from "./families.queries.ts";

/**
 * Link to register the user's children for an event; renders nothing for users without children.
 */
export default function FamilyLink({ event }: { event: Event }) {
	const text = useText(familyMessages);
	const { data } = useQuery(familyQuery);
	if (!data || data.children.length === 0) return null;
	return <ButtonLink to={paths.familyEntries(event.id)}>{text("family.enter")}</ButtonLink>;
}
