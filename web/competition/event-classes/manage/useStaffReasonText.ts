import { useIntl } from "react-intl";
import { familyNames } from "#shared/base/ranks/belts.names.ts";
import { type Belt, familyOf, opensColour } from "#shared/base/ranks/belts.rules.ts";
import type { IneligibleReason } from "#shared/competition/event-classes/eligibility.rules.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { useStaffBeltName } from "../../../base/ranks/useBeltName.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { reasonMessages } from "../reasons/reasons.messages.ts";

/** Explains a reason to staff. An upper limit that admits a whole colour is named by the colour. */
export function useStaffReasonText() {
	const text = useText(reasonMessages);
	const beltName = useStaffBeltName();
	const locale = useLocale();
	const { formatDate } = useIntl();
	return ({ code, params }: IneligibleReason): string => {
		if (code === "document_required")
			return text(`why.${code}`, {
				...params,
				day: formatDate(startOf(String(params.day)), { dateStyle: "long" }),
			});
		if (code !== "belt_too_low" && code !== "belt_too_high") return text(`why.${code}`, params);
		const { belt, min, max } = params as Record<string, Belt>;
		if (code === "belt_too_low")
			return text("why.belt_too_low", { belt: beltName(belt), min: beltName(min) });
		return text("why.belt_too_high", {
			belt: beltName(belt),
			max: opensColour(max) ? familyNames[locale][familyOf(max)] : beltName(max),
		});
	};
}
