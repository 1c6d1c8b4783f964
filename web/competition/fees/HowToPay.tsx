import { useText } from "../../core/language/messages.ts";
import { usePaysOnline } from "../online-payments/usePaysOnline.ts";
import { feesMessages } from "./fees.messages.ts";

/** Says where fees can be paid. */
export function HowToPay() {
	const text = useText(feesMessages);
	const online = usePaysOnline();
	if (online === undefined) return null;
	return <span className="soft">{text(online ? "myFees.howToPayOnline" : "myFees.howToPay")}</span>;
}
