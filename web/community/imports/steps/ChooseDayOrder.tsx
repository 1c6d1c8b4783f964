import { useId } from "react";
import { useIntl } from "react-intl";
import { type DayOrder, dayOrders, readDay } from "#shared/community/imports/imports.cells.ts";
import { useText } from "../../../core/language/messages.ts";
import { importsMessages } from "../imports.messages.ts";
import "../../../ui/fields/choices.css";

type Props = {
	/** A date of the file that can be read in two ways; null if the dates contradict each other. */
	example: string | null;
	order: DayOrder | null;
	disabled: boolean;
	onChange: (order: DayOrder) => void;
};

/** Asks whether day or month comes first in a file whose dates can be read in two ways. */
export function ChooseDayOrder({ example, order, disabled, onChange }: Props) {
	const text = useText(importsMessages);
	const { formatDate } = useIntl();
	const name = useId();
	const labelOf = (one: DayOrder) => {
		const day = example && readDay(example, one);
		if (!day) return text(`imports.${one}`);
		const date = formatDate(day, { dateStyle: "long", timeZone: "UTC" });
		return text("imports.meansDay", { date, order: text(`imports.${one}`) });
	};
	return (
		<fieldset className="choices" disabled={disabled}>
			<legend>
				{example
					? text("imports.orderOf", { example: `\u2066${example}\u2069` })
					: text("imports.orderMixed")}
			</legend>
			<div className="stack tight">
				{dayOrders.map((one) => (
					<label key={one}>
						<input
							type="radio"
							name={name}
							value={one}
							checked={one === order}
							onChange={() => onChange(one)}
						/>
						<span>{labelOf(one)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
