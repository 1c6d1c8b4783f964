import { useMemo } from "react";
import { type Belt, familyOf } from "#shared/belts/belts.rules.ts";
import { beltMessages } from "../belts/belts.messages.ts";
import { useBeltName } from "../belts/useBeltName.ts";
import { useText } from "../core/language/messages.ts";
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
