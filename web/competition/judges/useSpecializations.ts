import { useIntl } from "react-intl";
import type { Specialization } from "#shared/competition/judges/judges.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { judgesMessages } from "./judges.messages.ts";

/** Formats specializations as a list: "Kata and Kumite". */
export function useSpecializations() {
	const text = useText(judgesMessages);
	const { formatList } = useIntl();
	return (all: readonly Specialization[]) =>
		formatList(all.map((one) => text(`judges.special.${one}`)));
}
