import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { CashClosing, type CashDay } from "#shared/competition/fees/fees.schema.ts";
import { longText } from "#shared/core/fields/fields.ts";
import { filsIn } from "#shared/core/texts/money.ts";
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
import { AreaField, Field, NumberField } from "../../../ui/fields/Field.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { cashDayQuery } from "../fees.queries.ts";
import { moneyMessages } from "./money.messages.ts";

const ReopenDialog = lazyPart(() => import("./ReopenDialog.tsx"));

type Typed = { counted: string; reason: string; notes: string };
const ClosingForm = CashClosing as z.ZodMiniType<CashClosing, Typed>;

type CloseProps = {
	day: string;
	/** What the cash box should hold, in fils. */
	expected: number;
};

/** Closes a day with the cash that was counted; a difference needs a reason. */
function CloseDay({ day, expected }: CloseProps) {
	const text = useText(moneyMessages);
	const { exactMoney } = useFeeWords();
	const form = useSchemaForm(
		ClosingForm,
		{ counted: "", reason: "", notes: "" },
		(values: Typed) => {
			const differs = (filsIn(values.counted) ?? expected) !== expected;
			const schema = differs ? z.extend(CashClosing, { reason: longText(500) }) : CashClosing;
			return schema.safeParse(values);
		},
	);
	const { field, handleSubmit, setError, control, formState } = form;
	const counted = filsIn(useWatch({ control, name: "counted" }));
	const close = useWrite({
		call: (body: CashClosing, key) => fees.closeDay({ params: { day }, body, key }),
		toast: () => ({ title: text("money.closed") }),
		setError,
		changed: [feesKey],
	});
	const differs = counted !== null && counted !== expected;
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
				hint={text("money.expected", { amount: exactMoney(expected) })}
				{...field("counted")}
			/>
			{differs && (
				<p>
					<strong>{text("money.difference", { amount: exactMoney(counted - expected) })}</strong>
				</p>
			)}
			{(differs || formState.errors.reason) && (
				<AreaField
					label={text("money.reasonOfDifference")}
					rows={2}
					maxLength={500}
					{...field("reason")}
					optional={false}
				/>
			)}
			<Field label={text("money.notes")} maxLength={500} {...field("notes")} />
			<p>
				<Button type="submit" disabled={close.isPending}>
					{text(close.isPending ? "money.closing" : "money.close")}
				</Button>
			</p>
		</form>
	);
}

function Sums({ cashDay }: { cashDay: CashDay }) {
	const text = useText(moneyMessages);
	const words = useText(feeMessages);
	return (
		<>
			<p>{text("money.dayCount", { count: cashDay.payments })}</p>
			<ul className="cash-sums">
				{paymentMethods
					.filter((method) => method === "cash" || cashDay.amounts[method] !== 0)
					.map((method) => (
						<li key={method} className="fee-row">
							<span>{words(`fee.method.${method}`)}</span>
							<Amount isInTable fils={cashDay.amounts[method]} />
						</li>
					))}
			</ul>
		</>
	);
}

type ClosedProps = {
	closing: NonNullable<CashDay["closing"]>;
	/** Whether no later day is closed. */
	isLast: boolean;
	onReopen: () => void;
};

/** Who closed the day and what was counted; super-admins can reopen the last closed day. */
function Closed({ closing, isLast, onReopen }: ClosedProps) {
	const text = useText(moneyMessages);
	const { exactMoney: money } = useFeeWords();
	const names = useNames();
	const { data: user } = useUser();
	const { reason, notes } = closing;
	return (
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
			{reason && (
				<p>
					<Sentence>{text("money.because", { reason: isolateName(reason) })}</Sentence>
				</p>
			)}
			{notes && (
				<p>
					<Sentence>{text("money.noteLine", { notes: isolateName(notes) })}</Sentence>
				</p>
			)}
			{user?.role === "super-admin" && isLast && (
				<p>
					<Button opens onClick={onReopen}>
						{text("money.reopen")}
					</Button>
				</p>
			)}
		</>
	);
}

type DayProps = { day: string; onChange: (day: string) => void };

function DayField({ day, onChange }: DayProps) {
	const text = useText(moneyMessages);
	return (
		<Field
			className="short"
			type="date"
			dir="ltr"
			max={kuwaitDate(Date.now())}
			label={text("money.dayField")}
			value={day}
			onChange={({ target }) => target.value && onChange(target.value)}
		/>
	);
}

/** The payments of a day by method, and the closing of its cash. */
export default function CashDayCard() {
	const text = useText(moneyMessages);
	const { search, set } = useAddress();
	const day = search.get("day") ?? kuwaitDate(Date.now());
	const { data, isError, refetch } = useQuery(cashDayQuery(day));
	const closing = data?.closing;
	const isClosedBefore =
		data !== undefined && !closing && data.closedUntil !== null && day <= data.closedUntil;
	const locale = useLocale();
	const [isReopening, setReopening] = useState(false);
	return (
		<section className="card stack" aria-labelledby="cash-day">
			<h2 id="cash-day">{text("money.day")}</h2>
			<DayField day={day} onChange={(chosen) => set({ day: chosen })} />
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading label={text("money.loading")} />}
			{data && <Sums cashDay={data} />}
			{closing && (
				<Closed
					closing={closing}
					isLast={data?.closedUntil === day}
					onReopen={() => setReopening(true)}
				/>
			)}
			{isClosedBefore && (
				<p className="soft">
					{text("money.closedWith", { day: longDay(data.closedUntil ?? day, locale) })}
				</p>
			)}
			{data && !closing && !isClosedBefore && data.day === day && (
				<CloseDay key={day} day={day} expected={data.amounts.cash} />
			)}
			{isReopening && <ReopenDialog day={day} onClose={() => setReopening(false)} />}
		</section>
	);
}
