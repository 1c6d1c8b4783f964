import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { OnlinePayment } from "#shared/competition/online-payments/online-payments.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { ApiError } from "../../core/calls/client.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { Amount } from "../../people/memberships/Amount.tsx";
import { feesKey, receiptAddress } from "../../people/memberships/memberships.queries.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { onlineMessages } from "./online-payments.messages.ts";
import { paidQuery } from "./online-payments.queries.ts";
import "../fees/fees.css";

/** Texts about a payment that was not completed, by the gateway's status. */
const wordsOfFailure = {
	DECLINED: "online.failedAtBank",
	CANCELLED: "online.failedByPayer",
} as const;

function Outcome({ payment }: { payment: OnlinePayment }) {
	const text = useText(onlineMessages);
	const locale = useLocale();
	const pick = usePick();
	const { money } = useFeeWords();
	const { state, outcome, amount, charges, receipt, url } = payment;
	const failure =
		state === "failed" ? wordsOfFailure[outcome as keyof typeof wordsOfFailure] : undefined;
	return (
		<Page className="narrow" title={text(`online.${state}.title`)}>
			<p role="status">{text(failure ?? `online.${state}.text`, { amount: money(amount) })}</p>
			<ul className="card stack tight">
				{charges.map((charge) => (
					<li key={charge.target} className="fee-row">
						<span>
							<Written>{pick(charge, "title")}</Written>
							{charge.person && (
								<span className="small soft block">
									<PersonName person={charge.person} />
								</span>
							)}
						</span>
						<Amount fils={charge.amount} />
					</li>
				))}
			</ul>
			<p className="row">
				{receipt && (
					<a
						className="button primary"
						href={receiptAddress(receipt, locale)}
						target="_blank"
						rel="noreferrer"
					>
						{text("online.receipt")}
					</a>
				)}
				{url && (
					<a className="button" href={url}>
						{text("online.back")}
					</a>
				)}
				<ButtonLink to={paths.fees}>
					{text(state === "failed" || state === "expired" ? "online.again" : "online.fees")}
				</ButtonLink>
			</p>
		</Page>
	);
}

/** Where the bank's page leads back to: says how the payment ended, and what to do next. */
export default function PaidPage() {
	const text = useText(onlineMessages);
	const queries = useQueryClient();
	const id = useAddress().search.get("payment") ?? "";
	const { data, error, isLoadingError, refetch } = useQuery(paidQuery(id));
	const state = data?.state;
	// The fees were read before the bank was.
	useEffect(() => {
		if (state && state !== "started") void queries.invalidateQueries(feesKey);
	}, [state, queries]);
	if (data) return <Outcome payment={data} />;
	const isUnknown = error instanceof ApiError && error.status === 404;
	return (
		<Page title={text(isUnknown ? "online.unknown" : "online.pay")}>
			{isUnknown && (
				<>
					<p>{text("online.unknownText")}</p>
					<p>
						<ButtonLink to={paths.fees}>{text("online.fees")}</ButtonLink>
					</p>
				</>
			)}
			{isLoadingError && !isUnknown && <LoadError onRetry={refetch} />}
			{!error && <Loading label={text("online.loading")} />}
		</Page>
	);
}
