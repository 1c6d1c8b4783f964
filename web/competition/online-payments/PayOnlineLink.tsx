import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { onlineMessages } from "./online-payments.messages.ts";
import { usePaysOnline } from "./usePaysOnline.ts";

/** Leads to paying fees online; nothing where online payment is not configured. */
export function PayOnlineLink({ targets = [] }: { targets?: readonly string[] }) {
	const text = useText(onlineMessages);
	if (!usePaysOnline()) return null;
	return (
		<ButtonLink
			kind="primary"
			to={targets.length > 0 ? `${paths.fees}?pay=${targets.join()}` : paths.fees}
		>
			{text("online.pay")}
		</ButtonLink>
	);
}
