import { useIntl } from "react-intl";
import { AnnualPlanEdit, type AnnualPlanEntry } from "#shared/annual-plan/annual-plan.schema.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { recordMessages } from "../records/records.messages.ts";
import { Twin } from "../records/Twin.tsx";
import { useRecord } from "../records/useRecord.ts";
import { AreaField, Field, SelectField } from "../ui/Field.tsx";
import { annualPlan, annualPlanKey } from "./annual-plan.queries.ts";
import { managePlanMessages } from "./managePlans.messages.ts";
import { type PlanValues, valuesOf } from "./planForm.ts";

const months = Array.from({ length: 12 }, (_, position) => position + 1);

/** What the fields are called where two editors meet. */
function useLabels(): Record<Exclude<keyof PlanValues, "version">, string> {
	const text = useText(managePlanMessages);
	const record = useText(recordMessages);
	const [title, description] = [text("managePlan.headline"), text("managePlan.description")];
	return {
		year: text("managePlan.year"),
		month: text("managePlan.month"),
		titleEn: record("record.inEn", { label: title }),
		titleAr: record("record.inAr", { label: title }),
		descriptionEn: record("record.inEn", { label: description }),
		descriptionAr: record("record.inAr", { label: description }),
		activities: text("managePlan.activities"),
		goals: text("managePlan.goals"),
	};
}

type Props = { entry: AnnualPlanEntry | null; year: number; onClose: () => void };

/** A new month of the annual plan, or one that is changed. */
export default function PlanDialog({ entry, year, onClose }: Props) {
	const text = useText(managePlanMessages);
	const labels = useLabels();
	const { formatDate } = useIntl();
	const read = async () => {
		const list = await annualPlan.list({ query: { year: String(entry?.year) } });
		return valuesOf(list.find(({ id }) => id === entry?.id) ?? entry, year);
	};
	const record = useRecord<PlanValues>({
		schema: AnnualPlanEdit,
		saved: valuesOf(entry, year),
		draft: `plan-${entry?.id ?? "new"}`,
		read: entry ? read : undefined,
	});
	const { form } = record;
	const { register, handleSubmit, formState } = form;
	const save = useWrite({
		call: (body: AnnualPlanEdit, key) =>
			entry ? annualPlan.update({ params: { id: entry.id }, body, key }) : annualPlan.create({ body, key }),
		said: () => ({ title: text(entry ? "managePlan.wasUpdated" : "managePlan.wasCreated") }),
		...record.refusals,
		changed: [annualPlanKey],
		done: () => {
			record.written();
			onClose();
		},
	});
	const field = (name: Exclude<keyof PlanValues, "version">) => ({
		label: labels[name],
		error: formState.errors[name]?.message,
		...register(name),
	});
	return (
		<RecordDialog
			record={record}
			labels={labels}
			title={text(entry ? "managePlan.editTitle" : "managePlan.createTitle")}
			submit={text(entry ? "managePlan.update" : "managePlan.create")}
			submitting={text("managePlan.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(AnnualPlanEdit.parse(values)))}
		>
			<div className="twin">
				<SelectField {...field("month")}>
					{months.map((month) => (
						<option key={month} value={month}>
							{formatDate(new Date(Date.UTC(year, month - 1, 15)), { month: "long" })}
						</option>
					))}
				</SelectField>
				<Field inputMode="numeric" dir="ltr" {...field("year")} />
			</div>
			<Twin form={form} fields={{ en: "titleEn", ar: "titleAr" }} label={text("managePlan.headline")} />
			<Twin
				form={form}
				fields={{ en: "descriptionEn", ar: "descriptionAr" }}
				label={text("managePlan.description")}
				rows={3}
			/>
			<div className="twin">
				<AreaField hint={text("managePlan.lines")} rows={5} {...field("activities")} />
				<AreaField hint={text("managePlan.lines")} rows={5} {...field("goals")} />
			</div>
		</RecordDialog>
	);
}
