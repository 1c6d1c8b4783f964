import "./choices.css";

type Props = {
	legend: string;
	/** Field name; the form sends it once per ticked box. */
	name: string;
	options: readonly { value: string; label: string }[];
	/** Initially ticked values. */
	chosen?: readonly string[];
};

/** A group of checkboxes. They are uncontrolled, so ticks made before hydration are kept. */
export const Choices = ({ legend, name, options, chosen }: Props) => (
	<fieldset className="choices">
		<legend>{legend}</legend>
		<div className="row">
			{options.map(({ value, label }) => (
				<label key={value}>
					<input
						type="checkbox"
						name={name}
						value={value}
						defaultChecked={chosen?.includes(value)}
					/>
					<span dir="auto">{label}</span>
				</label>
			))}
		</div>
	</fieldset>
);
