import { useQuery } from "@tanstack/react-query";
import { isOverdue, openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { Charge, PersonFees } from "#shared/competition/fees/fees.schema.ts";
import { membershipTarget } from "#shared/competition/online-payments/online-payments.schema.ts";
import type { OwnPayment } from "#shared/people/memberships/memberships.schema.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Amount } from "../../people/memberships/Amount.tsx";
import { PaymentBadge } from "../../people/memberships/PaymentBadge.tsx";
import { ReceiptLink } from "../../people/memberships/ReceiptLink.tsx";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { useNames } from "../../people/users/names.ts";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { RevealTogether } from "../../ui/states/RevealTogether.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { type PayableFee, PayOnline } from "../online-payments/PayOnline.tsx";
import { ChargeBadge } from "./ChargeBadge.tsx";
import { feesMessages } from "./fees.messages.ts";
import { myFeesQuery } from "./fees.queries.ts";
import { HowToPay } from "./HowToPay.tsx";
import "./fees.css";

function ChargeRow({ charge }: { charge: Charge }) {
	const text = useText(feesMessages);
	const pick = usePick();
	const { day, money } = useFeeWords();
	const { dueOn } = charge;
	const open = openAmount(charge);
	return (
		<li className="fee-row">
			<p>
				<Written>{pick(charge, "title")}</Written> <ChargeBadge state={charge.state} />
			</p>
			<Amount fils={open > 0 ? open : charge.paid} />
			{charge.refunding > 0 && (
				<p className="small soft">
					{text("myFees.refunding", { amount: money(charge.refunding) })}
				</p>
			)}
			{open > 0 && dueOn && (
				<p className="small soft">
					{text(isOverdue(charge, Date.now()) ? "myFees.overdue" : "myFees.until", {
						day: day(dueOn),
					})}
				</p>
			)}
		</li>
	);
}

function PaymentRow({ payment }: { payment: OwnPayment }) {
	const text = useText(feesMessages);
	const pick = usePick();
	const { day } = useFeeWords();
	const { id, receiptNumber, amount, paymentDate, parts, validUntil, voidedAt, atBank } = payment;
	return (
		<li className="fee-row">
			<p>
				{parts.length === 0 ? (
					<span>{text(validUntil ? "myFees.membership" : "myFees.credited")}</span>
				) : (
					<Written>{parts.map((part) => pick(part, "title")).join(" · ")}</Written>
				)}{" "}
				<PaymentBadge payment={payment} />
				{amount < 0 && !voidedAt && !atBank && (
					<span className="badge">{text("myFees.refund")}</span>
				)}
			</p>
			<Amount fils={Math.abs(amount)} isVoided={voidedAt !== null} />
			<p className="small soft">
				{day(paymentDate)} · <ReceiptLink id={id} receiptNumber={receiptNumber} />
			</p>
		</li>
	);
}

const hasNoFees = ({ charges, membership, renewal, payments }: PersonFees) =>
	charges.length === 0 && payments.length === 0 && !membership && !renewal;

function FeesOf({ fees }: { fees: PersonFees }) {
	const { person, charges, membership, renewal, payments, credit } = fees;
	const text = useText(feesMessages);
	const { money, day } = useFeeWords();
	const name = useNames()(person).full;
	const open = charges.filter((charge) => openAmount(charge) > 0);
	const settled = charges.filter((charge) => openAmount(charge) <= 0);
	if (hasNoFees(fees)) return null;
	return (
		<section className="card stack fee-card" aria-labelledby={`fees-of-${person.id}`}>
			<h2 id={`fees-of-${person.id}`}>
				<Written>{name}</Written>
			</h2>
			{!membership && open.length === 0 && <p>{text("myFees.nothing")}</p>}
			<ul className="stack tight">
				{membership && (
					<li className="fee-row">
						<p>{text("myFees.membership")}</p>
						{membership.amount > 0 ? (
							<Amount fils={membership.amount} />
						) : (
							<p className="small soft">{text("myFees.askMembership")}</p>
						)}
					</li>
				)}
				{open.map((charge) => (
					<ChargeRow key={charge.id} charge={charge} />
				))}
			</ul>
			{renewal && (
				<p className="soft">{text("myFees.renewal", { day: day(renewal.validUntil) })}</p>
			)}
			{credit > 0 && (
				<p>
					<strong>{text("myFees.credit", { amount: money(credit) })}</strong>{" "}
					<span className="soft">{text("myFees.creditText")}</span>
				</p>
			)}
			{settled.length > 0 && (
				<details>
					<summary>{text("myFees.settled")}</summary>
					<ul className="stack tight">
						{settled.map((charge) => (
							<ChargeRow key={charge.id} charge={charge} />
						))}
					</ul>
				</details>
			)}
			{payments.length > 0 && (
				<details>
					<summary>{text("myFees.payments")}</summary>
					<ul className="stack tight">
						{payments.map((payment) => (
							<PaymentRow key={payment.id} payment={payment} />
						))}
					</ul>
				</details>
			)}
		</section>
	);
}

/** What the user and their children owe, have paid and have in credit. */
export default function FeesPage() {
	const text = useText(feesMessages);
	const { money } = useFeeWords();
	const { data, isLoadingError, refetch } = useQuery(myFeesQuery);
	const pick = usePick();
	const names = useNames();
	const { search } = useAddress();
	const preselected = search.get("pay")?.split(",");
	const receipt = data?.people
		.flatMap(({ payments }) => payments)
		.find(({ id }) => id === search.get("receipt"));
	const payable = (data?.people ?? []).flatMap((one): PayableFee[] => {
		const person = names(one.person).full;
		const charges = one.charges.map((charge) => ({
			target: charge.target,
			title: pick(charge, "title"),
			person,
			open: openAmount(charge),
		}));
		const membership: PayableFee[] = one.membership?.amount
			? [
					{
						target: membershipTarget(one.person.id),
						title: text("myFees.membership"),
						person,
						open: one.membership.amount,
						isMembership: true,
					},
				]
			: [];
		const renewal: PayableFee[] = one.renewal
			? [
					{
						target: membershipTarget(one.person.id),
						title: text("myFees.membership"),
						person,
						open: one.renewal.amount,
						isMembership: true,
						validUntil: one.renewal.validUntil,
					},
				]
			: [];
		return [...membership, ...renewal, ...charges.filter(({ open }) => open > 0)];
	});
	const isEmpty = data?.people.every(hasNoFees);
	const lacksChosen =
		preselected && data && !payable.some(({ target }) => preselected.includes(target));
	return (
		<Page title={text("myFees.title")}>
			<RevealTogether fallback={<Loading label={text("myFees.loading")} />}>
				{isLoadingError && <LoadError onRetry={refetch} />}
				{receipt && (
					<Notice>
						{receipt.receiptNumber} · <ReceiptLink {...receipt} />
					</Notice>
				)}
				{lacksChosen && <Notice role="status">{text("myFees.notOpen")}</Notice>}
				{isEmpty && <Empty text={text("myFees.noneText")}>{text("myFees.none")}</Empty>}
				{data && data.open > 0 && (
					<p className="fee-sum">
						<strong>{text("myFees.owed", { amount: money(data.open) })}</strong> <HowToPay />
					</p>
				)}
				{data && (
					<PayOnline fees={payable} familyMax={data.familyMembership} preselected={preselected} />
				)}
				{data?.people.map((one) => (
					<FeesOf key={one.person.id} fees={one} />
				))}
			</RevealTogether>
		</Page>
	);
}
