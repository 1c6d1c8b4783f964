import { useIntl } from "react-intl";
import {
	AnnualPlanEdit,
	type AnnualPlanEntry,
} from "#shared/content/annual-plan/annual-plan.schema.ts";
import { type Opened, RecordForm } from "../../../base/records/form/RecordForm.tsx";
import { useRecordWords } from "../../../base/records/kind/recordWords.ts";
import { useText } from "../../../core/language/messages.ts";
import { monthKind } from "../annual-plan.queries.ts";
import { managePlanMessages } from "./managePlans.messages.ts";
import { planFields } from "./planForm.tsx";

/** Creates or edits a month of the annual plan. */
export default function PlanDialog({
	year,
	...opened
}: Opened<AnnualPlanEntry> & { year: number }) {
	const text = useText(managePlanMessages);
	const { formatDate } = useIntl();
	const monthName = (month: number) =>
		formatDate(new Date(Date.UTC(year, month - 1, 15)), { month: "long" });
	return (
		<RecordForm
			{...opened}
			kind={monthKind}
			words={useRecordWords(managePlanMessages, "managePlan")}
			schema={AnnualPlanEdit}
			fields={planFields(text, year, monthName)}
		/>
	);
}
