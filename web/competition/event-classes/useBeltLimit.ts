import { useCallback } from "react";
import { type Belt, familyOf, opensColour } from "#shared/base/ranks/belts.rules.ts";
import { beltMessages } from "../../base/ranks/belts.messages.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useText } from "../../core/language/messages.ts";

/** Names a belt limit: a whole colour by its name, any other rank by its own. */
export function useBeltLimit() {
	const text = useText(beltMessages);
	const name = useBeltName();
	return useCallback(
		(belt: Belt) => (opensColour(belt) ? text(`belt.colour.${familyOf(belt)}`) : name(belt)),
		[text, name],
	);
}
