import type { ComponentProps } from "react";
import "./choices.css";

type Props = Omit<ComponentProps<"input">, "type" | "value"> & {
	legend: string;
	options: readonly { value: string; label: string }[];
};

/** Boxes to tick, any number of them, under one name. */
export const Choices = ({ legend, options, ...box }: Props) => (
	<fieldset className="choices">
		<legend>{legend}</legend>
		<div className="row">
			{options.map(({ value, label }) => (
				<label key={value}>
					<input type="checkbox" value={value} {...box} />
					<span dir="auto">{label}</span>
				</label>
			))}
		</div>
	</fieldset>
);
