import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useUser } from "../../../base/session/session.ts";
import { settingsQuery } from "../../../base/settings/settings.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { paymentFieldsMessages } from "./paymentFields.messages.ts";

/** Whether the settings name no membership fee at all; undefined until they are read. */
export function useIsFeeUnset(): boolean | undefined {
	const { data } = useQuery(settingsQuery);
	return data && data.membershipFees.adult === 0 && data.membershipFees.child === 0;
}

/** Says where the membership fee is set, or who can set it. */
export function SetFee() {
	const text = useText(paymentFieldsMessages);
	const { data: user } = useUser();
	return user?.role === "super-admin" ? (
		<Link to={paths.settings}>{text("payment.setFee")}</Link>
	) : (
		<span>{text("payment.askForFee")}</span>
	);
}

/** While the settings name no membership fee: says so, and where to set it. */
export function FeeUnset() {
	const text = useText(paymentFieldsMessages);
	return useIsFeeUnset() ? (
		<p className="small soft">
			{text("payment.feeUnset")} <SetFee />
		</p>
	) : null;
}
