import { useState } from "react";
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

/** What a place at an event costs, and how it is paid. */
export function PriceFields({ form, field }: Props<EventPrice>) {
	const text = useText(priceFieldsMessages);
	const [isSet] = useState(() => form.getValues().fee !== "");
	return (
		<details className="form-part" open={isSet}>
			<summary>{text("priceFields.title")}</summary>
			<div className="stack">
				<p className="small soft">{text("priceFields.hint")}</p>
				<div className="pair">
					<NumberField inputMode="decimal" {...field("fee")} />
					<NumberField inputMode="decimal" {...field("memberFee")} />
				</div>
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
			</div>
		</details>
	);
}

/** What a place in an event class costs, if it is not what the event costs. */
export function EventClassPriceFields({ form, field }: Props<ClassPrice>) {
	const text = useText(priceFieldsMessages);
	const [isSet] = useState(() => form.getValues().fee !== "");
	return (
		<details className="form-part" open={isSet}>
			<summary>{text("priceFields.title")}</summary>
			<div className="stack">
				<p className="small soft">{text("priceFields.classHint")}</p>
				<div className="pair">
					<NumberField inputMode="decimal" {...field("fee")} />
					<NumberField inputMode="decimal" {...field("memberFee")} />
				</div>
				<NumberField className="short" inputMode="decimal" {...field("lateFee")} />
			</div>
		</details>
	);
}
