import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { Registration } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { onlineMessages } from "./online-payments.messages.ts";
import { PayOnlineLink } from "./PayOnlineLink.tsx";

type Props = { entries: readonly Pick<Registration, "id" | "fee">[] };

/**
 * Shows what is still to pay for registrations, with a link to pay it online; renders nothing if
 * all is paid.
 */
export default function OwedFees({ entries }: Props) {
	const text = useText(onlineMessages);
	const { money } = useFeeWords();
	const owed = entries.filter(({ fee }) => fee && openAmount(fee) > 0);
	if (owed.length === 0) return null;
	const open = owed.reduce((sum, { fee }) => sum + (fee ? openAmount(fee) : 0), 0);
	return (
		<p className="row">
			<strong>{text("online.toPay", { amount: money(open) })}</strong>
			<PayOnlineLink targets={owed.map(({ id }) => `registration-${id}`)} />
		</p>
	);
}
