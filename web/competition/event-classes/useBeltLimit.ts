import { useCallback } from "react";
import { type Belt, familyOf, opensColour } from "#shared/training/belts/belts.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { beltMessages } from "../../training/belts/belts.messages.ts";
import { useBeltName } from "../../training/belts/useBeltName.ts";

/** Names a belt limit: a whole colour by its name, any other rank by its own. */
export function useBeltLimit() {
	const text = useText(beltMessages);
	const name = useBeltName();
	return useCallback(
		(belt: Belt) => (opensColour(belt) ? text(`belt.colour.${familyOf(belt)}`) : name(belt)),
		[text, name],
	);
}
