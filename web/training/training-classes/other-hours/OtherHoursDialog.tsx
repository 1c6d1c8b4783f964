import { useState } from "react";
import type { OtherHours } from "#shared/training/training-classes/other-hours.rules.ts";
import { OtherHoursInput } from "#shared/training/training-classes/training-classes.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { asWritten } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { type Row, type Way, ways } from "./hoursOfClass.ts";
import { otherHoursMessages } from "./otherHours.messages.ts";

type Period = Pick<OtherHours, "from" | "to">;

const hoursOf = ({ one, way, startTime, endTime }: Row) =>
	way === "held"
		? { id: one.id, startTime, endTime }
		: { id: one.id, startTime: null, endTime: null };

type RowProps = { row: Row; errors: Record<string, string>; onChange: (row: Row) => void };

function HoursOfClass({ row, errors, onChange }: RowProps) {
	const text = useText(otherHoursMessages);
	const { title, day, times } = useClassTexts()(row.one);
	return (
		<fieldset className="stack hours-of-class">
			<legend {...asWritten(title)}>{title}</legend>
			<p className="small soft">{text("otherHours.usual", { day, times })}</p>
			{row.isFull && <Notice>{text("otherHours.noProposal")}</Notice>}
			<div className="hours-fields">
				<SelectField
					name={`${row.one.id}.way`}
					label={text("otherHours.how")}
					value={row.way}
					onChange={({ target }) => onChange({ ...row, way: target.value as Way })}
				>
					<Options of={ways} word={(way) => text(`otherHours.${way}`)} />
				</SelectField>
				{row.way === "held" &&
					(["startTime", "endTime"] as const).map((name) => (
						<Field
							key={name}
							type="time"
							dir="ltr"
							name={`${row.one.id}.${name}`}
							label={text(name === "startTime" ? "otherHours.start" : "otherHours.end")}
							value={row[name]}
							error={errors[name]}
							onChange={({ target }) => onChange({ ...row, [name]: target.value })}
						/>
					))}
			</div>
		</fieldset>
	);
}

type Props = {
	period: Period;
	rows: Row[];
	/** The period to replace, when editing existing hours. */
	replaces?: Period;
	/** Whether the dates come from the Hijri calendar. */
	byMoon?: boolean;
	onClose: () => void;
};

/** Sets different hours of a coach's classes for a period. */
export default function OtherHoursDialog({
	period,
	rows: before,
	replaces,
	byMoon,
	onClose,
}: Props) {
	const text = useText(otherHoursMessages);
	const [days, setDays] = useState(period);
	const [rows, setRows] = useState(before);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const chosen = rows.filter(({ way }) => way !== "asUsual");
	const save = useWrite({
		call: (body: OtherHoursInput, key) => trainingClasses.setOtherHours({ body, key }),
		toast: () => ({ title: text("otherHours.saved"), text: text("otherHours.savedText") }),
		changed: [timetableQuery],
		done: onClose,
	});
	const submit = () => {
		const read = OtherHoursInput.safeParse({ ...days, replaces, classes: chosen.map(hoursOf) });
		setErrors(
			Object.fromEntries(
				read.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
			),
		);
		if (read.success) save.mutate(read.data);
	};
	const errorsOf = (row: Row) => {
		const start = `classes.${chosen.indexOf(row)}.`;
		const own = Object.entries(errors).filter(([path]) => path.startsWith(start));
		return Object.fromEntries(own.map(([path, code]) => [path.slice(start.length), code]));
	};
	return (
		<FormDialog
			guarded
			wide
			title={text(byMoon ? "otherHours.ramadanSet" : "otherHours.title")}
			submit={text("otherHours.save")}
			submitting={text("otherHours.saving")}
			incomplete={chosen.length === 0 && !replaces}
			draft={`other-hours-${replaces?.from ?? "new"}`}
			write={save}
			onSubmit={submit}
			onClose={onClose}
		>
			<p>{text("otherHours.text")}</p>
			{byMoon && <Notice>{text("otherHours.moon")}</Notice>}
			<div className="hours-fields of-days">
				{(["from", "to"] as const).map((name) => (
					<Field
						key={name}
						type="date"
						name={name}
						label={text(`otherHours.${name}`)}
						value={days[name]}
						error={errors[name]}
						onChange={({ target }) => setDays({ ...days, [name]: target.value })}
					/>
				))}
			</div>
			{rows.map((row, position) => (
				<HoursOfClass
					key={row.one.id}
					row={row}
					errors={errorsOf(row)}
					onChange={(next) => setRows(rows.with(position, next))}
				/>
			))}
		</FormDialog>
	);
}
