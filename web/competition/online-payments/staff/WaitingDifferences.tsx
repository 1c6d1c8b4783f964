import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { DecideGroup } from "../../../ui/decide/DecideGroup.tsx";
import { attentionQuery } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";
import { useDifference } from "./useTaken.ts";

/** Online payments whose money is not what was asked for. */
export default function WaitingDifferences() {
	const text = useText(manageOnlineMessages);
	const names = useNames();
	const difference = useDifference();
	const { data } = useQuery(attentionQuery);
	return (
		<DecideGroup
			id="online-payments"
			title={text("manageOnline.differences")}
			to={paths.onlinePayment}
			rows={data?.map((payment) => ({
				key: payment.id,
				name: payment.payer ? names(payment.payer).full : payment.id,
				to: `${paths.onlinePayment}?payment=${payment.id}`,
				facts: difference(payment),
				since: payment.createdAt,
			}))}
		/>
	);
}
