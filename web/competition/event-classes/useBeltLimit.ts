import { useMemo } from "react";
import { type Belt, familyOf } from "#shared/training/belts/belts.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { beltMessages } from "../../training/belts/belts.messages.ts";
import { useBeltName } from "../../training/belts/useBeltName.ts";
import { opensColour } from "./conditions.ts";

/**
 * Names a belt limit: the lowest by its rank, the highest by its colour, which includes all its
 * ranks.
 */
export function useBeltLimit() {
	const text = useText(beltMessages);
	const name = useBeltName();
	return useMemo(() => {
		const max = (belt: Belt) => text(`belt.colour.${familyOf(belt)}`);
		return { max, min: (belt: Belt) => (opensColour(belt) ? max(belt) : name(belt)) };
	}, [text, name]);
}
