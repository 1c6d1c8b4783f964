import { useQuery } from "@tanstack/react-query";
import { useFeeWords } from "../../../community/memberships/useFeeWords.ts";
import { useNames } from "../../../community/users/names.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { DecideGroup } from "../../../ui/decide/DecideGroup.tsx";
import { attentionQuery } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";
import { useTaken } from "./useTaken.ts";

/** Online payments whose money is not what was asked for. */
export default function WaitingDifferences() {
	const text = useText(manageOnlineMessages);
	const names = useNames();
	const { money } = useFeeWords();
	const taken = useTaken();
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
				facts: text("manageOnline.takenOf", {
					asked: money(payment.amount),
					taken: taken(payment) ?? "",
				}),
				since: payment.createdAt,
			}))}
		/>
	);
}
