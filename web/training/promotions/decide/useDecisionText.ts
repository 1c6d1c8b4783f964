import { useIntl } from "react-intl";
import type { PromotionRequest } from "#shared/base/ranks/belts.schema.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { promotionsMessages } from "../promotions.messages.ts";

/** Says who decided on a promotion and when; undefined while it is pending. */
export function useDecisionText() {
	const text = useText(promotionsMessages);
	const names = useNames();
	const { formatDate } = useIntl();
	return ({ status, decidedBy, decidedAt }: PromotionRequest) => {
		if (status === "pending" || !decidedAt) return undefined;
		const date = formatDate(decidedAt, { dateStyle: "long", timeZone });
		return decidedBy
			? text(`promotions.${status}By`, { name: names(decidedBy).full, date })
			: text(`promotions.${status}On`, { date });
	};
}
