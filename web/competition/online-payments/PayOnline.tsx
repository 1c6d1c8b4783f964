import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
	fitsOnePayment,
	mostMemberships,
} from "#shared/competition/online-payments/online-payments.rules.ts";
import type { PaymentSource } from "#shared/competition/online-payments/online-payments.schema.ts";
import { capMemberships } from "#shared/people/memberships/memberships.rules.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Amount } from "../../people/memberships/Amount.tsx";
import { feesKey } from "../../people/memberships/memberships.queries.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { Button } from "../../ui/Button.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { onlineMessages } from "./online-payments.messages.ts";
import { onlinePayments, onlinePaymentsKey, ownOnlineQuery } from "./online-payments.queries.ts";
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

/** Pays open fees on the bank's page; nothing where online payment is not configured. */
export function PayOnline({ fees, familyMax, preselected }: Props) {
	const text = useText(onlineMessages);
	const { money, day } = useFeeWords();
	const { data } = useQuery(ownOnlineQuery);
	const [without, setWithout] = useState<ReadonlySet<string>>(() => {
		const all = fees.map(({ target }) => target);
		// An address may name fees that were paid meanwhile.
		const known = preselected?.some((target) => all.includes(target));
		if (known) return new Set(all.filter((target) => !preselected?.includes(target)));
		const owed = fees.filter(({ validUntil }) => !validUntil);
		const renewals = fees.filter(({ validUntil }) => validUntil);
		return new Set(owed.length > 0 ? renewals.map(({ target }) => target) : []);
	});
	const checked = fees.filter(({ target }) => !without.has(target));
	const chosen = firstFitting(checked);
	const left = new Set(checked.filter((fee) => !chosen.includes(fee)).map(({ target }) => target));
	const starting = useWrite({
		call: (source: PaymentSource, key) =>
			onlinePayments.start({ body: { charges: chosen.map(({ target }) => target), source }, key }),
		changed: [onlinePaymentsKey, feesKey],
		done: ({ url, id }) => window.location.assign(url ?? `${paths.paid}?payment=${id}`),
	});
	if (!data || data.sources.length === 0 || data.waiting.length + fees.length === 0) return null;
	const feesOf = (ofMemberships: boolean) =>
		chosen.filter(({ isMembership = false }) => isMembership === ofMemberships);
	const memberships = feesOf(true).map(({ open }) => open);
	const capped = sumOf(capMemberships(memberships, familyMax));
	const total = sumOf(feesOf(false).map(({ open }) => open)) + capped;
	const toggle = (target: string) => {
		const next = new Set(without);
		if (!next.delete(target)) next.add(target);
		setWithout(next);
	};
	const isBusy = starting.isPending || starting.isSuccess;
	return (
		<section className="card stack pay-online" aria-labelledby="pay-online">
			<h2 id="pay-online">{text("online.pay")}</h2>
			{data.waiting.map(({ id, amount }) => (
				<p key={id}>
					{text("online.underWay", { amount: money(amount) })}{" "}
					<Link to={`${paths.paid}?payment=${id}`}>{text("online.see")}</Link>
				</p>
			))}
			{fees.length > 0 && (
				<>
					<fieldset hidden={fees.length === 1}>
						<legend className="soft">{text("online.payText")}</legend>
						{fees.map(({ target, title, person, open, validUntil }) => (
							<label key={target}>
								<input
									type="checkbox"
									checked={!without.has(target)}
									disabled={isBusy}
									onChange={() => toggle(target)}
								/>
								<span>
									<Written>{title}</Written>
									<Written className="small soft block">{person}</Written>
									{validUntil && (
										<span className="small soft block">
											{text("online.renews", { day: day(validUntil) })}
										</span>
									)}
									{left.has(target) && <span className="badge">{text("online.afterwards")}</span>}
								</span>
								<Amount fils={open} />
							</label>
						))}
					</fieldset>
					{capped < sumOf(memberships) && (
						<p className="small soft">{text("online.familyMax", { amount: money(familyMax) })}</p>
					)}
					{left.size > 0 && (
						<p className="soft">
							{feesOf(true).length === mostMemberships
								? text("online.mostMemberships", { most: mostMemberships })
								: text("online.inParts")}
						</p>
					)}
					<p className="row">
						{data.sources.map((source, position) => (
							<Button
								key={source}
								kind={position === 0 ? "primary" : undefined}
								disabled={isBusy || total === 0}
								onClick={() => starting.mutate(source)}
							>
								{text(`online.with.${source}`, { amount: money(total) })}
							</Button>
						))}
					</p>
					<p role="status" className="soft">
						{isBusy && text("online.opening")}
					</p>
				</>
			)}
		</section>
	);
}
