import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { Link } from "react-router-dom";
import {
	fitsOnePayment,
	mostMemberships,
} from "#shared/competition/online-payments/online-payments.rules.ts";
import type { PaymentSource } from "#shared/competition/online-payments/online-payments.schema.ts";
import { capMemberships } from "#shared/people/memberships/memberships.rules.ts";
import { feesHash, paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Amount } from "../../people/memberships/Amount.tsx";
import { feesKey } from "../../people/memberships/memberships.queries.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { Button } from "../../ui/Button.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { onlineMessages } from "./online-payments.messages.ts";
import { onlinePayments, onlinePaymentsKey, ownOnlineQuery } from "./online-payments.queries.ts";
import { Unfinished } from "./Unfinished.tsx";
import "./online-payments.css";

/** A fee that can be paid online. */
export type PayableFee = {
	target: string;
	title: string;
	person: string;
	open: number;
	isMembership?: true;
	/** Until when a membership is valid that can be renewed: it is not owed yet. */
	validUntil?: string;
};

/** The first fees that fit into one payment. */
function firstFitting(fees: readonly PayableFee[]): PayableFee[] {
	const fitting: PayableFee[] = [];
	for (const fee of fees) {
		const targets = [...fitting, fee].map(({ target }) => target);
		if (fitsOnePayment(targets)) fitting.push(fee);
	}
	return fitting;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

type Props = {
	fees: readonly PayableFee[];
	/** Most that the family pays for memberships together, in fils; 0 for no maximum. */
	familyMax: number;
	/** Targets of the fees to pay; all by default. */
	preselected?: readonly string[];
};

/** The fees that start unchecked: those not asked for, and renewals beside fees that are owed. */
function uncheckedAtFirst(
	fees: readonly PayableFee[],
	preselected: readonly string[] | undefined,
): string[] {
	const all = fees.map(({ target }) => target);
	// An address may name fees that were paid meanwhile.
	if (preselected?.some((target) => all.includes(target)))
		return all.filter((target) => !preselected.includes(target));
	const isOwed = ({ validUntil }: PayableFee) => !validUntil;
	const renewals = fees.filter((fee) => !isOwed(fee));
	return fees.some(isOwed) ? renewals.map(({ target }) => target) : [];
}

/** The fees that are checked: those of this payment, and those left for the next one. */
function useSelection(fees: readonly PayableFee[], preselected: Props["preselected"]) {
	const [without, setWithout] = useState<ReadonlySet<string>>(
		() => new Set(uncheckedAtFirst(fees, preselected)),
	);
	const isChecked = ({ target }: PayableFee) => !without.has(target);
	const checked = fees.filter(isChecked);
	const chosen = firstFitting(checked);
	return {
		chosen,
		left: new Set(checked.filter((fee) => !chosen.includes(fee)).map(({ target }) => target)),
		isChecked,
		toggle: ({ target }: PayableFee) => {
			const next = new Set(without);
			if (!next.delete(target)) next.add(target);
			setWithout(next);
		},
	};
}

/** What the chosen fees cost together, with the maximum of a family's memberships. */
function sumUp(chosen: readonly PayableFee[], familyMax: number) {
	const amountsOf = (ofMemberships: boolean) =>
		chosen
			.filter(({ isMembership = false }) => isMembership === ofMemberships)
			.map(({ open }) => open);
	const memberships = amountsOf(true);
	const capped = sumOf(capMemberships(memberships, familyMax));
	return {
		total: sumOf(amountsOf(false)) + capped,
		isCapped: capped < sumOf(memberships),
		/** How many of the fees are membership fees. */
		memberships: memberships.length,
	};
}

type ChoiceProps = Pick<ComponentProps<"input">, "checked" | "disabled" | "onChange"> & {
	fee: PayableFee;
	/** Whether the fee does not fit into this payment. */
	isLeft: boolean;
};

function FeeChoice({ fee, isLeft, ...box }: ChoiceProps) {
	const text = useText(onlineMessages);
	const { day } = useFeeWords();
	const { title, person, open, validUntil } = fee;
	return (
		<label>
			<input type="checkbox" {...box} />
			<span>
				<Written>{title}</Written>
				<Written className="small soft block">{person}</Written>
				{validUntil && (
					<span className="small soft block">
						{text("online.renews", { day: day(validUntil) })}
					</span>
				)}
				{isLeft && <span className="badge">{text("online.afterwards")}</span>}
			</span>
			<Amount fils={open} />
		</label>
	);
}

type SourcesProps = {
	sources: readonly PaymentSource[];
	/** What is paid, in fils. */
	total: number;
	isBusy: boolean;
	onPay: (source: PaymentSource) => void;
};

function SourceButtons({ sources, total, isBusy, onPay }: SourcesProps) {
	const text = useText(onlineMessages);
	const { money } = useFeeWords();
	return (
		<p className="row">
			{sources.map((source, position) => (
				<Button
					key={source}
					kind={position === 0 ? "primary" : undefined}
					disabled={isBusy || total === 0}
					onClick={() => onPay(source)}
				>
					{text(`online.with.${source}`, { amount: money(total) })}
				</Button>
			))}
		</p>
	);
}

type LimitsProps = Pick<Props, "familyMax"> &
	Omit<ReturnType<typeof sumUp>, "total"> & { isInParts: boolean };

/** Which limits keep the payment lower: the family's maximum, or what fits into one payment. */
function Limits({ familyMax, isCapped, memberships, isInParts }: LimitsProps) {
	const text = useText(onlineMessages);
	const { money } = useFeeWords();
	return (
		<>
			{isCapped && (
				<p className="small soft">{text("online.familyMax", { amount: money(familyMax) })}</p>
			)}
			{isInParts && (
				<p className="soft">
					{memberships === mostMemberships
						? text("online.mostMemberships", { most: mostMemberships })
						: text("online.inParts")}
				</p>
			)}
		</>
	);
}

/** The fees to choose from and what they cost; the payment starts on the bank's page. */
function Payment({ fees, familyMax, preselected, sources }: Props & Pick<SourcesProps, "sources">) {
	const text = useText(onlineMessages);
	const { chosen, left, isChecked, toggle } = useSelection(fees, preselected);
	const starting = useWrite({
		call: (source: PaymentSource, key) =>
			onlinePayments.start({ body: { charges: chosen.map(({ target }) => target), source }, key }),
		changed: [onlinePaymentsKey, feesKey],
		done: ({ url, id }) => window.location.assign(url ?? `${paths.paid}?payment=${id}`),
	});
	const { total, isCapped, memberships } = sumUp(chosen, familyMax);
	const isBusy = starting.isPending || starting.isSuccess;
	return (
		<>
			<fieldset hidden={fees.length === 1}>
				<legend className="soft">{text("online.payText")}</legend>
				{fees.map((fee) => (
					<FeeChoice
						key={fee.target}
						fee={fee}
						isLeft={left.has(fee.target)}
						checked={isChecked(fee)}
						disabled={isBusy}
						onChange={() => toggle(fee)}
					/>
				))}
			</fieldset>
			<Limits {...{ familyMax, isCapped, memberships }} isInParts={left.size > 0} />
			<SourceButtons
				sources={sources}
				total={total}
				isBusy={isBusy}
				onPay={(source) => starting.mutate(source)}
			/>
			<p role="status" className="soft">
				{isBusy && text("online.opening")}
			</p>
		</>
	);
}

/** Pays open fees on the bank's page; nothing where online payment is not configured. */
export function PayOnline(props: Props) {
	const text = useText(onlineMessages);
	const { data } = useQuery(ownOnlineQuery);
	if (!data || data.sources.length === 0) return null;
	const waiting = new Set(
		data.waiting.flatMap(({ charges }) => charges.map(({ target }) => target)),
	);
	const fees = props.fees.filter(({ target }) => !waiting.has(target));
	if (data.waiting.length + fees.length === 0) return null;
	return (
		<section className="card stack pay-online" aria-labelledby="pay-online">
			<h2 id="pay-online">{text("online.pay")}</h2>
			{data.waiting.map((payment) => (
				<Unfinished key={payment.id} payment={payment} />
			))}
			{/* A new choice once other fees can be paid. */}
			{fees.length > 0 && (
				<Payment
					key={fees.map(({ target }) => target).join()}
					{...props}
					fees={fees}
					sources={data.sources}
				/>
			)}
			<p className="small">
				<Link to={paths.terms + feesHash}>{text("online.terms")}</Link>
			</p>
		</section>
	);
}
