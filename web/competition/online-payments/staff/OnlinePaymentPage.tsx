import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import type {
	OnlinePaymentForStaff,
	PaidCharge,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Amount } from "../../../people/memberships/Amount.tsx";
import { receiptAddress } from "../../../people/memberships/memberships.queries.ts";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Fact } from "../../../ui/texts/Fact.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { onlineMessages } from "../online-payments.messages.ts";
import { attentionQuery, onlinePaymentQuery } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";
import { PaidByDay } from "./PaidByDay.tsx";
import { useDifference, useTaken } from "./useTaken.ts";
import "../online-payments.css";

const RefundDialog = lazyPart(() => import("./RefundDialog.tsx"));
const SettleRefundDialog = lazyPart(() => import("./SettleRefundDialog.tsx"));
const ResolveDialog = lazyPart(() => import("./ResolveDialog.tsx"));
const RecordTakenDialog = lazyPart(() => import("./RecordTakenDialog.tsx"));

const sumOf = (refunds: OnlinePaymentForStaff["refunds"]) =>
	refunds.filter(({ state }) => state !== "refused").reduce((sum, { amount }) => sum + amount, 0);

/** What can still be paid back of a fee, in fils. */
const refundable = ({ state, refunds }: OnlinePaymentForStaff, { target, amount }: PaidCharge) =>
	state === "paid" ? amount - sumOf(refunds.filter((one) => one.target === target)) : 0;

/** What can still be paid back of the sum that the bank took instead of what was asked for. */
const refundableOfTaken = ({ state, taken, refunds }: OnlinePaymentForStaff) =>
	state === "differs" && taken?.currency === "KWD" ? (taken.amount ?? 0) - sumOf(refunds) : 0;

type PaymentProps = { payment: OnlinePaymentForStaff };

/** A number of the bank or of ours. */
const Numbered = ({ children }: { children: string }) => (
	<bdi dir="ltr" lang="zxx">
		{children}
	</bdi>
);

function Facts({ payment }: PaymentProps) {
	const text = useText(manageOnlineMessages);
	const { money, day } = useFeeWords();
	const taken = useTaken()(payment);
	const { id, payer, amount, source, state, gatewayId } = payment;
	return (
		<dl className="card online-facts">
			<Fact label={text("manageOnline.payer")}>{payer ? <PersonName person={payer} /> : null}</Fact>
			<Fact label={text("manageOnline.status")}>
				<span className="badge">{text(`manageOnline.state.${state}`)}</span>
			</Fact>
			<Fact label={text("manageOnline.asked")}>
				<Written>{money(amount)}</Written>
			</Fact>
			<Fact label={text("manageOnline.taken")}>{taken && <Written>{taken}</Written>}</Fact>
			<Fact label={text("manageOnline.source")}>{text(`manageOnline.source.${source}`)}</Fact>
			<Fact label={text("manageOnline.at")}>{day(payment.createdAt)}</Fact>
			<Fact label={text("manageOnline.number")}>
				{gatewayId ? <Numbered>{gatewayId}</Numbered> : undefined}
			</Fact>
			<Fact label={text("manageOnline.own")}>
				<Numbered>{id}</Numbered>
			</Fact>
		</dl>
	);
}

/** The paid fees, each of which can be refunded. */
function Charges({ payment, onRefund }: PaymentProps & { onRefund: (charge: PaidCharge) => void }) {
	const text = useText(manageOnlineMessages);
	const pick = usePick();
	return (
		<ul className="stack tight">
			{payment.charges.map((charge) => (
				<li key={charge.target} className="row">
					<Written>{pick(charge, "title")}</Written>
					{charge.person && <PersonName person={charge.person} />}
					<Amount fils={charge.amount} />
					{refundable(payment, charge) > 0 && (
						<Button
							opens
							aria-label={text("manageOnline.refundOf", { title: pick(charge, "title") })}
							onClick={() => onRefund(charge)}
						>
							{text("manageOnline.refundOne")}
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}

/** The refunds, and the form that settles one whose amount differs. */
function Refunds({ payment: { id, refunds, charges } }: PaymentProps) {
	const text = useText(manageOnlineMessages);
	const pick = usePick();
	const { day } = useFeeWords();
	const [settling, setSettling] = useState<string>();
	const titleOf = (target: string) => {
		const charge = charges.find((one) => one.target === target);
		return charge ? pick(charge, "title") : target;
	};
	return (
		<section className="card stack" aria-labelledby="online-refunds">
			<h2 id="online-refunds">{text("manageOnline.refunds")}</h2>
			<ul className="stack tight">
				{refunds.map((refund) => (
					<li key={refund.id} className="row">
						<span>{day(refund.at)}</span>
						<Written>{titleOf(refund.target)}</Written>
						<Amount fils={refund.amount} />
						<span className="badge">{text(`manageOnline.refund.${refund.state}`)}</span>
						{refund.state === "differs" && (
							<Button opens onClick={() => setSettling(refund.id)}>
								{text("manageOnline.settle")}
							</Button>
						)}
					</li>
				))}
			</ul>
			{settling && (
				<SettleRefundDialog id={id} refund={settling} onClose={() => setSettling(undefined)} />
			)}
		</section>
	);
}

type DifferenceActionsProps = PaymentProps & {
	onRecord: () => void;
	onRefund: () => void;
	onResolve: () => void;
};

/** What staff do with a payment whose amount differs: record it, refund it, or settle it by hand. */
function DifferenceActions({ payment, onRecord, onRefund, onResolve }: DifferenceActionsProps) {
	const text = useText(manageOnlineMessages);
	const { exactMoney: money } = useFeeWords();
	const isOpen = payment.refunds.some((one) => one.state === "waiting" || one.state === "differs");
	const left = refundableOfTaken(payment);
	const canRecord = left > 0 && !isOpen && payment.charges.some(({ person }) => person);
	return (
		<p className="row">
			{canRecord && (
				<Button kind="primary" opens onClick={onRecord}>
					{text(left < payment.amount ? "manageOnline.recordAsPart" : "manageOnline.recordAll", {
						amount: money(left),
					})}
				</Button>
			)}
			{left > 0 && (
				<Button opens onClick={onRefund}>
					{text("manageOnline.refundTaken", { amount: money(left) })}
				</Button>
			)}
			{!isOpen && (
				<Button kind={canRecord ? undefined : "primary"} opens onClick={onResolve}>
					{text("manageOnline.close")}
				</Button>
			)}
		</p>
	);
}

function Details({ payment }: PaymentProps) {
	const text = useText(manageOnlineMessages);
	const words = useText(onlineMessages);
	const locale = useLocale();
	const [refunding, setRefunding] = useState<PaidCharge>();
	const [isResolving, setResolving] = useState(false);
	const [isRecording, setRecording] = useState(false);
	return (
		<>
			<Facts payment={payment} />
			<section className="card stack" aria-labelledby="online-charges">
				<h2 id="online-charges">{text("manageOnline.charges")}</h2>
				<Charges payment={payment} onRefund={setRefunding} />
				{payment.receipt && (
					<p>
						<a href={receiptAddress(payment.receipt, locale)} target="_blank" rel="noreferrer">
							{words("online.receipt")}
						</a>
					</p>
				)}
				{payment.state === "differs" && (
					<DifferenceActions
						payment={payment}
						onRecord={() => setRecording(true)}
						onRefund={() => setRefunding(payment.charges[0])}
						onResolve={() => setResolving(true)}
					/>
				)}
			</section>
			{payment.refunds.length > 0 && <Refunds payment={payment} />}
			{refunding && (
				<RefundDialog
					id={payment.id}
					charge={refunding}
					most={refundableOfTaken(payment) || refundable(payment, refunding)}
					onClose={() => setRefunding(undefined)}
				/>
			)}
			{isRecording && (
				<RecordTakenDialog
					id={payment.id}
					amount={refundableOfTaken(payment)}
					requested={payment.amount}
					onClose={() => setRecording(false)}
				/>
			)}
			{isResolving && <ResolveDialog id={payment.id} onClose={() => setResolving(false)} />}
		</>
	);
}

/** All payments that differ, oldest first, and the sums of each day. */
function Differences() {
	const text = useText(manageOnlineMessages);
	const names = useNames();
	const { day } = useFeeWords();
	const difference = useDifference();
	const { data, isLoadingError, refetch } = useQuery(attentionQuery);
	return (
		<Page title={text("manageOnline.all")}>
			<h2>{text("manageOnline.differences")}</h2>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading label={text("manageOnline.loading")} />}
			{data?.length === 0 && <Empty>{text("manageOnline.noneDiffer")}</Empty>}
			{data && data.length > 0 && (
				<ul className="card stack tight">
					{data.map((payment) => (
						<li key={payment.id}>
							<Link to={`${paths.onlinePayment}?payment=${payment.id}`}>
								<Written>{payment.payer ? names(payment.payer).full : payment.id}</Written>
							</Link>
							<span className="small soft block">
								{day(payment.createdAt)}: {difference(payment)}
							</span>
						</li>
					))}
				</ul>
			)}
			<PaidByDay />
		</Page>
	);
}

/** An online payment for staff, or without a number in the address all that differ. */
export default function OnlinePaymentPage() {
	const id = useAddress().search.get("payment");
	return id ? <PaymentById id={id} /> : <Differences />;
}

/** The payment with its refunds, and the form that closes a payment whose amount differs. */
function PaymentById({ id }: { id: string }) {
	const text = useText(manageOnlineMessages);
	const { data, error, refetch } = useQuery(onlinePaymentQuery(id));
	const isUnknown = error instanceof ApiError && error.status === 404;
	return (
		<Page title={text("manageOnline.title")}>
			{data && <Details payment={data} />}
			{isUnknown && <Empty>{text("manageOnline.none")}</Empty>}
			{error && !isUnknown && !data && <LoadError onRetry={refetch} />}
			{!data && !error && <Loading label={text("manageOnline.loading")} />}
		</Page>
	);
}
