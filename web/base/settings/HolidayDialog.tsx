import type * as z from "zod/mini";
import type { Holiday } from "#shared/base/settings/holidays.rules.ts";
import { HolidayInput } from "#shared/base/settings/holidays.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { BilingualField } from "../records/BilingualField.tsx";
import { holidayMessages } from "./holidays.messages.ts";
import { holidaysQuery, settings } from "./settings.queries.ts";
import "../records/record.css";

type Props = {
	holiday: Holiday;
	/** The stored holiday that is being edited. */
	replaces?: Holiday;
	/** Whether the dates come from the Hijri calendar. */
	byMoon?: boolean;
	onClose: () => void;
};

/** Edits a public holiday: its days and its name. */
export default function HolidayDialog({ holiday, replaces, byMoon, onClose }: Props) {
	const text = useText(holidayMessages);
	const form = useSchemaForm<Holiday>(HolidayInput, holiday);
	const { field, handleSubmit, setError } = form;
	const period = replaces && { from: replaces.from, to: replaces.to };
	const save = useWrite({
		call: (wish: z.output<typeof HolidayInput>, key) =>
			settings.setHoliday({ body: { holiday: wish, replaces: period }, key }),
		toast: () => ({ title: text("holiday.saved") }),
		setError,
		changed: [holidaysQuery],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`holiday-${replaces?.from ?? "new"}`}
			guarded
			wide
			title={text(replaces ? "holiday.change" : "holiday.add")}
			submit={text("holiday.save")}
			submitting={text("holiday.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(HolidayInput.parse(values)))}
		>
			{byMoon && <Notice>{text("holiday.moon")}</Notice>}
			<div className="side-by-side">
				{(["from", "to"] as const).map((name) => (
					<Field
						key={name}
						type="date"
						dir="ltr"
						label={text(`holiday.${name}`)}
						{...field(name)}
					/>
				))}
			</div>
			<BilingualField
				form={form}
				fields={{ en: "nameEn", ar: "nameAr" }}
				label={text("holiday.name")}
			/>
		</FormDialog>
	);
}
