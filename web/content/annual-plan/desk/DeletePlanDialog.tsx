import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import DeleteDialog from "../../../platform/records/DeleteDialog.tsx";
import { annualPlan, annualPlanKey } from "../annual-plan.queries.ts";
import { managePlanMessages } from "./managePlans.messages.ts";

export default function DeletePlanDialog({
	item,
	onClose,
}: {
	item: AnnualPlanEntry;
	onClose: () => void;
}) {
	const text = useText(managePlanMessages);
	const title = usePick()(item, "title");
	return (
		<DeleteDialog
			title={text("managePlan.deleteTitle")}
			sure={text("managePlan.sure", { title })}
			call={(key) => annualPlan.remove({ params: { id: item.id }, key })}
			said={[text("managePlan.wasDeleted"), title]}
			changed={[annualPlanKey]}
			onClose={onClose}
		/>
	);
}
