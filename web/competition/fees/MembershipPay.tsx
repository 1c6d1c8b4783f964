import { useQuery } from "@tanstack/react-query";
import { membershipTarget } from "#shared/competition/online-payments/online-payments.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../core/language/messages.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { PayOnlineLink } from "../online-payments/PayOnlineLink.tsx";
import { feesMessages } from "./fees.messages.ts";
import { myFeesQuery } from "./fees.queries.ts";
import { HowToPay } from "./HowToPay.tsx";

/** What the membership of the user or a child costs, where it can be paid, and a button to pay online. */
export default function MembershipPay({ userId }: { userId: UserId }) {
	const text = useText(feesMessages);
	const { money } = useFeeWords();
	const { data } = useQuery(myFeesQuery);
	const fees = data?.people.find(({ person }) => person.id === userId);
	if (!fees) return null;
	const amount = (fees.membership ?? fees.renewal)?.amount ?? 0;
	if (amount === 0) return <p>{text("myFees.askMembership")}</p>;
	return (
		<>
			<p>
				{text("myFees.membershipCosts", { amount: money(amount) })} <HowToPay />
			</p>
			<p>
				<PayOnlineLink amount={amount} targets={[membershipTarget(userId)]} />
			</p>
		</>
	);
}
