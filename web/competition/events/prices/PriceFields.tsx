import { type ReactNode, useState } from "react";
import {
	lateCancellations,
	paymentRules,
	unpaidRules,
} from "#shared/competition/fees/prices.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { Field, NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { priceFieldsMessages } from "./priceFields.messages.ts";

type FieldProps = { name: string; label: string; error?: string };
type Props<Name> = {
	form: { getValues: () => { fee: string } };
	field: (name: Name) => FieldProps;
};

type ClassPrice = "fee" | "lateFee" | "memberFee";
type EventPrice =
	| ClassPrice
	| "lateFrom"
	| "familyMax"
	| "payUntil"
	| "paymentRule"
	| "unpaidRule"
	| "lateCancellation";

/** The group of price fields, open if a fee is set, with the prices that events and classes share. */
function PricePart({
	form,
	field,
	hint,
	children,
}: Props<"fee" | "memberFee"> & { hint: string; children: ReactNode }) {
	const text = useText(priceFieldsMessages);
	const [isSet] = useState(() => form.getValues().fee !== "");
	return (
		<details className="form-part" open={isSet}>
			<summary>{text("priceFields.title")}</summary>
			<div className="stack">
				<p className="small soft">{hint}</p>
				<div className="pair">
					<NumberField inputMode="decimal" {...field("fee")} />
					<NumberField inputMode="decimal" {...field("memberFee")} />
				</div>
				{children}
			</div>
		</details>
	);
}

/** Fields for the prices of an event and the terms of payment. */
export function PriceFields({ form, field }: Props<EventPrice>) {
	const text = useText(priceFieldsMessages);
	return (
		<PricePart form={form} field={field} hint={text("priceFields.hint")}>
			<div className="pair">
				<NumberField inputMode="decimal" {...field("lateFee")} />
				<Field type="date" {...field("lateFrom")} />
			</div>
			<NumberField
				className="short"
				inputMode="decimal"
				hint={text("priceFields.familyMaxHint")}
				{...field("familyMax")}
			/>
			<Field
				className="short"
				type="date"
				hint={text("priceFields.payUntilHint")}
				{...field("payUntil")}
			/>
			<SelectField {...field("paymentRule")}>
				<Options of={paymentRules} word={(rule) => text(`priceFields.paymentRule.${rule}`)} />
			</SelectField>
			<SelectField {...field("unpaidRule")}>
				<Options of={unpaidRules} word={(rule) => text(`priceFields.unpaidRule.${rule}`)} />
			</SelectField>
			<SelectField {...field("lateCancellation")}>
				<Options
					of={lateCancellations}
					word={(rule) => text(`priceFields.lateCancellation.${rule}`)}
				/>
			</SelectField>
		</PricePart>
	);
}

/** What a place in an event class costs, if its price differs from the event's. */
export function EventClassPriceFields({ form, field }: Props<ClassPrice>) {
	const text = useText(priceFieldsMessages);
	return (
		<PricePart form={form} field={field} hint={text("priceFields.classHint")}>
			<NumberField className="short" inputMode="decimal" {...field("lateFee")} />
		</PricePart>
	);
}
