import { useState } from "react";
import { Link } from "react-router-dom";
import type { MembershipPayment } from "#shared/people/memberships/memberships.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import type { ShowMore } from "../../../ui/ShowMore.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { PersonLink } from "../../users/PersonLink.tsx";
import { Amount } from "../Amount.tsx";
import { feeMessages } from "../memberships.messages.ts";
import { receiptAddress } from "../memberships.queries.ts";
import { PaymentBadge } from "../PaymentBadge.tsx";
import { manageFeeMessages } from "../staff/manageMemberships.messages.ts";
import { useFeeWords } from "../useFeeWords.ts";
import "../memberships.css";

const VoidDialog = lazyPart(() => import("./VoidDialog.tsx"));

type PaymentProps = { payment: MembershipPayment };

/** When, how and by whom a payment was made. */
function PaidOn({ payment }: PaymentProps) {
	const words = useText(feeMessages);
	const { shortDay: day } = useFeeWords();
	const { paymentDate, paymentMethod, payer, amount, reference } = payment;
	return (
		<>
			{day(paymentDate)}
			<span className="small soft block">{words(`fee.method.${paymentMethod}`)}</span>
			{reference && (
				<span className="small soft block" dir="ltr" lang="zxx">
					{paymentMethod === "online" && amount > 0 ? (
						<Link to={`${paths.onlinePayment}?payment=${reference}`}>{reference}</Link>
					) : (
						reference
					)}
				</span>
			)}
			{payer && (
				<span className="small soft block">
					{words("fee.paidBy", { payer: isolateName(payer) })}
				</span>
			)}
		</>
	);
}

/** What a payment was for, or why it is not valid. */
function PaidFor({ payment }: PaymentProps) {
	const pick = usePick();
	const { shortDay: day } = useFeeWords();
	const { validUntil, parts, voidedAt, atBank, voidReason, notes } = payment;
	return (
		<>
			{voidedAt || atBank ? (
				<PaymentBadge payment={{ voidedAt, atBank }} />
			) : validUntil ? (
				<span>{day(validUntil)}</span>
			) : (
				parts.map((part) => (
					<span key={part.charge} className="small block">
						{pick(part, "title")}
					</span>
				))
			)}
			{voidReason && (
				<Written className="small soft block" linked>
					{voidReason}
				</Written>
			)}
			{notes && (
				<Written className="small soft block" linked>
					{notes}
				</Written>
			)}
		</>
	);
}

function useColumns(ofOne: boolean): Column<MembershipPayment>[] {
	const text = useText(manageFeeMessages);
	const receipt: Column<MembershipPayment> = {
		id: "receipt",
		head: text("fees.receiptNumber"),
		names: ofOne,
		cell: ({ receiptNumber }) => <span dir="ltr">{receiptNumber}</span>,
	};
	const person: Column<MembershipPayment> = {
		id: "person",
		head: text("fees.member"),
		names: true,
		cell: ({ person: member }) => (member ? <PersonLink person={member} /> : text("fees.gone")),
	};
	return [
		...(ofOne ? [receipt] : [person, receipt]),
		{
			id: "amount",
			head: text("fees.amount"),
			phone: "end",
			isFigures: true,
			cell: ({ amount, voidedAt }) => (
				<Amount isInTable fils={amount} isVoided={voidedAt !== null} />
			),
		},
		{
			id: "day",
			head: text("fees.day"),
			cell: (payment) => <PaidOn payment={payment} />,
		},
		{
			id: "until",
			head: text("fees.expiry"),
			phone: "labelled",
			cell: (payment) => <PaidFor payment={payment} />,
		},
	];
}

type ActionsProps = PaymentProps & { onVoid: (payment: MembershipPayment) => void };

/** The receipt, and the button that voids a payment that was not made online. */
function RowActions({ payment, onVoid }: ActionsProps) {
	const text = useText(manageFeeMessages);
	const words = useText(feeMessages);
	const locale = useLocale();
	const { id, receiptNumber, voidedAt, amount, isOnline } = payment;
	return (
		<span className="row">
			<ButtonLink
				href={receiptAddress(id, locale)}
				target="_blank"
				rel="noreferrer"
				aria-label={words("fee.receiptOf", { number: receiptNumber })}
			>
				{words("fee.receipt")}
			</ButtonLink>
			{!voidedAt && !isOnline && amount > 0 && (
				<Button
					opens
					aria-label={text("fees.voidOf", { number: receiptNumber })}
					onClick={() => onVoid(payment)}
				>
					{text("fees.void")}
				</Button>
			)}
			{!voidedAt && isOnline && <span className="small soft">{text("fees.isOnline")}</span>}
		</span>
	);
}

type Props = {
	label: string;
	rows: MembershipPayment[];
	/** All payments are of one person, so the name column is left out. */
	ofOne?: boolean;
	pages?: Parameters<typeof ShowMore>[0]["pages"];
};

/** Payments with their receipts and a button to void them. */
export function PaymentsTable({ label, rows, ofOne = false, pages }: Props) {
	const text = useText(manageFeeMessages);
	const [voided, setVoided] = useState<MembershipPayment | null>(null);
	return (
		<>
			<DataTable
				label={label}
				rows={rows}
				columns={[
					...useColumns(ofOne),
					{
						id: "actions",
						head: text("fees.actions"),
						cell: (payment) => <RowActions payment={payment} onVoid={setVoided} />,
					},
				]}
				keyOf={({ id }) => id}
				pages={pages}
			/>
			{voided && <VoidDialog payment={voided} onClose={() => setVoided(null)} />}
		</>
	);
}
