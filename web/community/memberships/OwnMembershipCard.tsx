import { useQuery } from "@tanstack/react-query";
import type { OwnPayment } from "#shared/community/memberships/memberships.schema.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { FeeBadge } from "./FeeBadge.tsx";
import { feeMessages } from "./memberships.messages.ts";
import { ownMembershipQuery, receiptAddress } from "./memberships.queries.ts";
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
	const locale = useLocale();
	const { money, day } = useFeeWords();
	return (
		<li className="row">
			<span>{day(paymentDate)}</span>
			<bdi className={voidedAt ? "amount voided" : "amount"}>{money(amount)}</bdi>
			<a
				href={receiptAddress(id, locale)}
				target="_blank"
				rel="noreferrer"
				aria-label={text("fee.receiptOf", { number: receiptNumber })}
			>
				{text("fee.receipt")}
			</a>
			{payer && (
				<span className="small soft">{text("fee.paidBy", { payer: `\u2068${payer}\u2069` })}</span>
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

/** The user's membership: status, expiry and payments. */
export default function OwnMembershipCard() {
	const text = useText(feeMessages);
	const { day } = useFeeWords();
	const { data, isError, refetch } = useQuery(ownMembershipQuery);
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <div className="card skeleton" />;
	const { status, expiry, payments } = data;
	return (
		<section className="card stack" aria-labelledby="own-membership">
			<h2 id="own-membership" className="row">
				{text("own.title")} <FeeBadge status={status} />
			</h2>
			<p>{text(`own.${status}`, { day: expiry ? day(expiry) : "" })}</p>
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
