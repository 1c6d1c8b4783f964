import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { CashClosing } from "#shared/competition/fees/fees.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { paymentMethods } from "#shared/people/memberships/memberships.rules.ts";
import { useUser } from "../../../base/session/session.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Amount } from "../../../people/memberships/Amount.tsx";
import { feeMessages } from "../../../people/memberships/memberships.messages.ts";
import { fees, feesKey } from "../../../people/memberships/memberships.queries.ts";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field, NumberField } from "../../../ui/fields/Field.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { cashDayQuery } from "../fees.queries.ts";
import { moneyMessages } from "./money.messages.ts";

const ReopenDialog = lazyPart(() => import("./ReopenDialog.tsx"));

type Typed = { counted: string; notes: string };
const ClosingForm = CashClosing as z.ZodMiniType<CashClosing, Typed>;

function CloseDay({ day }: { day: string }) {
	const text = useText(moneyMessages);
	const { field, handleSubmit, setError } = useSchemaForm(ClosingForm, { counted: "", notes: "" });
	const close = useWrite({
		call: (body: CashClosing, key) => fees.closeDay({ params: { day }, body, key }),
		said: () => ({ title: text("money.closed") }),
		setError,
		changed: [feesKey],
	});
	return (
		<form
			className="stack"
			onSubmit={handleSubmit((values) => close.mutate(CashClosing.parse(values)))}
		>
			<Wrong>{close.reason}</Wrong>
			<NumberField
				className="short"
				inputMode="decimal"
				label={text("money.counted")}
				{...field("counted")}
			/>
			<Field label={text("money.notes")} maxLength={500} {...field("notes")} />
			<p>
				<Button type="submit" disabled={close.isPending}>
					{text(close.isPending ? "money.closing" : "money.close")}
				</Button>
			</p>
		</form>
	);
}

/** The payments of a day by method, and the closing of its cash. */
export default function CashDayCard() {
	const text = useText(moneyMessages);
	const words = useText(feeMessages);
	const { money } = useFeeWords();
	const names = useNames();
	const { search, set } = useAddress();
	const today = kuwaitDate(Date.now());
	const day = search.get("day") ?? today;
	const { data, isError, refetch } = useQuery(cashDayQuery(day));
	const closing = data?.closing;
	const isClosedBefore =
		data !== undefined && !closing && data.closedUntil !== null && day <= data.closedUntil;
	const { data: user } = useUser();
	const locale = useLocale();
	const [isReopening, setReopening] = useState(false);
	return (
		<section className="card stack" aria-labelledby="cash-day">
			<h2 id="cash-day">{text("money.day")}</h2>
			<Field
				className="short"
				type="date"
				dir="ltr"
				max={today}
				label={text("money.dayField")}
				value={day}
				onChange={({ target }) => target.value && set({ day: target.value })}
			/>
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading label={text("money.loading")} />}
			{data && (
				<>
					<p>{text("money.dayCount", { count: data.payments })}</p>
					<ul className="cash-sums">
						{paymentMethods
							.filter((method) => method === "cash" || data.amounts[method] !== 0)
							.map((method) => (
								<li key={method} className="fee-row">
									<span>{words(`fee.method.${method}`)}</span>
									<Amount isInTable fils={data.amounts[method]} />
								</li>
							))}
					</ul>
				</>
			)}
			{closing && (
				<>
					<p>
						<Sentence>
							{text("money.closedBy", {
								name: isolateName(closing.by ? names(closing.by).full : "–"),
								counted: money(closing.counted),
								expected: money(closing.expected),
							})}
						</Sentence>
					</p>
					{closing.counted !== closing.expected && (
						<p>
							<strong>
								{text("money.difference", { amount: money(closing.counted - closing.expected) })}
							</strong>
						</p>
					)}
					{closing.afterwards !== 0 && (
						<p>{text("money.afterwards", { amount: money(closing.afterwards) })}</p>
					)}
					{closing.notes && <Written as="p">{closing.notes}</Written>}
					{user?.role === "super-admin" && data?.closedUntil === day && (
						<p>
							<Button opens onClick={() => setReopening(true)}>
								{text("money.reopen")}
							</Button>
						</p>
					)}
				</>
			)}
			{isClosedBefore && (
				<p className="soft">
					{text("money.closedWith", { day: longDay(data.closedUntil ?? day, locale) })}
				</p>
			)}
			{data && !closing && !isClosedBefore && <CloseDay key={day} day={day} />}
			{isReopening && <ReopenDialog day={day} onClose={() => setReopening(false)} />}
		</section>
	);
}
