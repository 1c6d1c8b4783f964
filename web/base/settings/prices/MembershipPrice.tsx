import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { membershipKinds } from "#shared/base/settings/settings.rules.ts";
import { unbrokenMoneyText } from "#shared/core/texts/money.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { publicSettingsQuery } from "../settings.queries.ts";
import { pricesMessages } from "./prices.messages.ts";

/** What a membership costs for each kind of member, or whom to ask. */
export function MembershipPrice() {
	const text = useText(pricesMessages);
	const locale = useLocale();
	const { formatList } = useIntl();
	const { data } = useQuery(publicSettingsQuery);
	if (!data) return null;
	const { membershipFees, membershipMonths: months } = data;
	const fees = membershipKinds
		.filter((kind) => membershipFees[kind] > 0)
		.map((kind) =>
			text(`prices.${kind}`, { price: unbrokenMoneyText(membershipFees[kind], locale) }),
		);
	if (fees.length === 0) return text("prices.askDojo");
	return text("prices.membership", { months, fees: formatList(fees, { type: "unit" }) });
}
