import { useQuery } from "@tanstack/react-query";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { paymentMethods } from "#shared/people/memberships/memberships.rules.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { feeMessages } from "../memberships.messages.ts";
import { paymentPages, paymentsExportAddress, yearSumsQuery } from "../memberships.queries.ts";
import { manageFeeMessages } from "../staff/manageMemberships.messages.ts";
import { useFeeWords } from "../useFeeWords.ts";
import { PaymentsTable } from "./PaymentsTable.tsx";
import { periods, spanOf } from "./periods.ts";

/** All payments of a period and method, latest first, with their sum. */
export default function PaymentsByPeriod() {
	const text = useText(manageFeeMessages);
	const words = useText(feeMessages);
	const locale = useLocale();
	const { money } = useFeeWords();
	const { search } = useAddress();
	const period = periods.find((one) => one === search.get("period")) ?? "year";
	const method = paymentMethods.find((one) => one === search.get("method"));
	const { from, to, prefix } = spanOf(period, kuwaitDate(Date.now()));
	const pages = usePages(paymentPages({ from, to, method }));
	const { data: sums } = useQuery(yearSumsQuery(prefix.slice(0, 4)));
	const total = sums?.months
		.filter(({ month }) => month.startsWith(prefix))
		.reduce(
			(sum, { collected, byMethod }) => sum + (method ? (byMethod[method] ?? 0) : collected),
			0,
		);
	const { rows, isPending, isLoadingError, refetch } = pages;
	return (
		<section className="stack">
			<header className="section-head">
				<h2>{text("fees.payments")}</h2>
				<ButtonLink href={paymentsExportAddress(from, to, locale)} download>
					{text("fees.export")}
				</ButtonLink>
			</header>
			<UrlFilter
				name="period"
				label={text("fees.period")}
				choices={periods.map((value) => ({
					value: value === "year" ? "" : value,
					label: text(`fees.period.${value}`),
				}))}
			/>
			<UrlFilter
				name="method"
				label={text("fees.method")}
				choices={[
					{ value: "", label: text("fees.allMethods") },
					...paymentMethods.map((value) => ({ value, label: words(`fee.method.${value}`) })),
				]}
			/>
			{total !== undefined && (
				<p>
					<strong>{text("fees.total", { amount: money(total) })}</strong>
				</p>
			)}
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
