import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { owesFee } from "#shared/core/people.ts";
import { mayRenew } from "#shared/people/memberships/memberships.rules.ts";
import type { OwnPayment } from "#shared/people/memberships/memberships.schema.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { Amount } from "./Amount.tsx";
import { FeeBadge } from "./FeeBadge.tsx";
import { feeMessages } from "./memberships.messages.ts";
import { ownMembershipQuery } from "./memberships.queries.ts";
import { ReceiptLink } from "./ReceiptLink.tsx";
import { useFeeWords } from "./useFeeWords.ts";
import "./memberships.css";

function Payment({
	id,
	receiptNumber,
	amount,
	paymentDate,
	payer,
	voidedAt,
	voidReason,
}: OwnPayment) {
	const text = useText(feeMessages);
	const { day } = useFeeWords();
	return (
		<li className="row">
			<span>{day(paymentDate)}</span>
			<Amount fils={amount} isVoided={voidedAt !== null} />
			<ReceiptLink id={id} receiptNumber={receiptNumber} />
			{payer && (
				<span className="small soft">{text("fee.paidBy", { payer: isolateName(payer) })}</span>
			)}
			{voidedAt && <span className="badge">{text("fee.voided")}</span>}
			{voidReason && (
				<span className="small soft">
					<Written linked>{voidReason}</Written>
				</span>
			)}
		</li>
	);
}

type Props = {
	/** Says where the fee of this or the next period can be paid. */
	pay: ReactNode;
	/** What training and memberships cost. */
	prices: ReactNode;
};

/** The user's membership: status, expiry and payments. */
export default function OwnMembershipCard({ pay, prices }: Props) {
	const text = useText(feeMessages);
	const { day } = useFeeWords();
	const { data, isError, refetch } = useQuery(ownMembershipQuery);
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <div className="card skeleton" />;
	const { status, expiry, payments } = data;
	const canRenew = status === "paid" && expiry !== null && mayRenew(expiry, Date.now());
	return (
		<section className="card stack" aria-labelledby="own-membership">
			<h2 id="own-membership" className="row">
				{text("own.title")} <FeeBadge status={status} />
			</h2>
			<p>{text(`own.${status}`, { day: expiry ? day(expiry) : "" })}</p>
			{(owesFee(status) || canRenew) && pay}
			{prices}
			{payments.length > 0 && (
				<details>
					<summary>{text("own.payments")}</summary>
					<ul className="stack tight own-payments">
						{payments.map((payment) => (
							<Payment key={payment.id} {...payment} />
						))}
					</ul>
				</details>
			)}
		</section>
	);
}
