import { usePages } from "../../../core/calls/usePages.ts";
import { useText } from "../../../core/language/messages.ts";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { manageFeeMessages } from "../manageMemberships.messages.ts";
import { paymentPages } from "../memberships.queries.ts";
import { PaymentsTable } from "./PaymentsTable.tsx";

/** All payments, latest first. */
export default function PaymentsDesk() {
	const text = useText(manageFeeMessages);
	const pages = usePages(paymentPages);
	const { rows, isPending, isLoadingError, refetch } = pages;
	return (
		<section className="stack">
			<header className="section-head">
				<h2>{text("fees.payments")}</h2>
			</header>
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{rows?.length === 0 && (
				<Empty text={text("fees.noPaymentsText")}>{text("fees.noPayments")}</Empty>
			)}
			{rows && rows.length > 0 && (
				<PaymentsTable label={text("fees.payments")} rows={rows} pages={pages} />
			)}
		</section>
	);
}
