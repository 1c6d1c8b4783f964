import { useIntl } from "react-intl";
import {
	AnnualPlanEdit,
	type AnnualPlanEntry,
} from "#shared/content/annual-plan/annual-plan.schema.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { RecordHistory } from "../../../base/history/history/RecordHistory.tsx";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import {
	recordOf,
	useBilingualLabels,
	useRecordDialog,
} from "../../../base/records/useRecordDialog.ts";
import { WholeField } from "../../../base/records/WholeField.tsx";
import { useText } from "../../../core/language/messages.ts";
import { AreaField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { annualPlan, annualPlanKey } from "../annual-plan.queries.ts";
import { managePlanMessages } from "./managePlans.messages.ts";
import { valuesOf } from "./planForm.ts";

const months = Array.from({ length: 12 }, (_, position) => position + 1);

function useLabels() {
	const text = useText(managePlanMessages);
	const labelsOf = useBilingualLabels();
	return {
		year: text("managePlan.year"),
		month: text("managePlan.month"),
		...labelsOf("title", text("managePlan.headline")),
		...labelsOf("description", text("managePlan.description")),
		activities: text("managePlan.activities"),
		goals: text("managePlan.goals"),
	};
}

type Props = { item: AnnualPlanEntry | null; year: number; onClose: () => void };

/** Creates or edits a month of the annual plan. */
export default function PlanDialog({ item, year, onClose }: Props) {
	const text = useText(managePlanMessages);
	const { formatDate } = useIntl();
	const get = async (_: object, entry: AnnualPlanEntry) => {
		const list = await annualPlan.list({ query: { year: String(entry.year) } });
		return list.find(({ id }) => id === entry.id) ?? entry;
	};
	const { form, dialog, field } = useRecordDialog({
		...recordOf({ ...annualPlan, get }, item, (entry) => valuesOf(entry, year)),
		schema: AnnualPlanEdit,
		draft: `plan-${item?.id ?? "new"}`,
		labels: useLabels(),
		said: () => ({ title: text(item ? "managePlan.wasUpdated" : "managePlan.wasCreated") }),
		changed: [annualPlanKey],
		onClose,
	});
	return (
		<RecordDialog
			{...dialog}
			title={text(item ? "managePlan.editTitle" : "managePlan.createTitle")}
		>
			<div className="side-by-side">
				<SelectField {...field("month")}>
					<Options
						of={months}
						word={(month) => formatDate(new Date(Date.UTC(year, month - 1, 15)), { month: "long" })}
					/>
				</SelectField>
				<WholeField form={form} fallback={String(currentYear())} {...field("year")} />
			</div>
			<BilingualField
				form={form}
				fields={{ en: "titleEn", ar: "titleAr" }}
				label={text("managePlan.headline")}
			/>
			<BilingualField
				form={form}
				fields={{ en: "descriptionEn", ar: "descriptionAr" }}
				label={text("managePlan.description")}
				rows={3}
			/>
			<div className="side-by-side">
				<AreaField hint={text("managePlan.lines")} rows={5} {...field("activities")} />
				<AreaField hint={text("managePlan.lines")} rows={5} {...field("goals")} />
			</div>
			{item && <RecordHistory type="annualPlan" id={item.id} />}
		</RecordDialog>
	);
}
