import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { onlineMessages } from "./online-payments.messages.ts";
import { usePaysOnline } from "./usePaysOnline.ts";

type Props = {
	/** What is to pay, in fils. */
	amount: number;
	/** The fees to pay; all by default. */
	targets?: readonly string[];
};

/** Leads to paying an amount online; nothing where online payment is not configured. */
export function PayOnlineLink({ amount, targets = [] }: Props) {
	const text = useText(onlineMessages);
	const { money } = useFeeWords();
	if (!usePaysOnline() || amount === 0) return null;
	return (
		<ButtonLink
			kind="primary"
			to={targets.length > 0 ? `${paths.fees}?pay=${targets.join()}` : paths.fees}
		>
			{text("online.payAmount", { amount: money(amount) })}
		</ButtonLink>
	);
}
