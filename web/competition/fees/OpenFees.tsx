import { useQuery } from "@tanstack/react-query";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { PayOnlineLink } from "../online-payments/PayOnlineLink.tsx";
import { feesMessages } from "./fees.messages.ts";
import { myFeesQuery } from "./fees.queries.ts";

/** Shows on the dashboard what the user owes; renders nothing if it is zero. */
export default function OpenFees() {
	const text = useText(feesMessages);
	const { money } = useFeeWords();
	const { data } = useQuery(myFeesQuery);
	if (!data || data.open === 0) return null;
	return (
		<section className="card due row" aria-labelledby="open-fees">
			<h2 id="open-fees">{text("myFees.owed", { amount: money(data.open) })}</h2>
			<PayOnlineLink amount={data.open} />
			<ButtonLink to={paths.fees}>{text("myFees.see")}</ButtonLink>
		</section>
	);
}
