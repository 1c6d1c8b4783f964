import { Link, useNavigate } from "react-router-dom";
import type { OnlinePayment } from "#shared/competition/online-payments/online-payments.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { feesKey } from "../../people/memberships/memberships.queries.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { onlineMessages } from "./online-payments.messages.ts";
import { onlinePayments, onlinePaymentsKey } from "./online-payments.queries.ts";

/** A payment that waits at the bank: its fees cannot be paid in another one before it has ended. */
export function Unfinished({ payment }: { payment: OnlinePayment }) {
	const text = useText(onlineMessages);
	const pick = usePick();
	const navigate = useNavigate();
	const { money } = useFeeWords();
	const { id, amount, charges, url } = payment;
	const status = `${paths.paid}?payment=${id}`;
	const cancelling = useWrite({
		call: (_: void, key) => onlinePayments.cancel({ params: { id }, key }),
		toast: ({ state }) => (state === "failed" ? { title: text("online.cancelled") } : undefined),
		changed: [onlinePaymentsKey, feesKey],
		// It may have been paid meanwhile.
		done: ({ state }) => state !== "failed" && navigate(status),
	});
	return (
		<Notice className="stack tight">
			<p>
				<strong>{text("online.underWay", { amount: money(amount) })}</strong>{" "}
				<Link to={status}>{text("online.see")}</Link>
			</p>
			<ul className="small">
				{charges.map((charge) => (
					<li key={charge.target}>
						<Written>{pick(charge, "title")}</Written>
					</li>
				))}
			</ul>
			<p>{text("online.finishFirst")}</p>
			<p className="row">
				{url ? (
					<a className="button primary" href={url}>
						{text("online.finish")}
					</a>
				) : (
					<ButtonLink kind="primary" to={status}>
						{text("online.finish")}
					</ButtonLink>
				)}
				<Button disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
					{text("online.cancel")}
				</Button>
			</p>
		</Notice>
	);
}
