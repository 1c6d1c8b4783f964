import "./choices.css";

type Props = {
	legend: string;
	/** Name of the field: a form sends it once for each box that is ticked. */
	name: string;
	options: readonly { value: string; label: string }[];
	/** What is ticked to begin with. */
	chosen?: readonly string[];
};

/** Boxes to tick, any number of them. What is ticked is the form's, so that ticks from before the page is alive stay. */
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
