import type { AnnualPlanEntry } from "#shared/annual-plan/annual-plan.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { annualPlan, annualPlanKey } from "./annual-plan.queries.ts";
import { managePlanMessages } from "./managePlans.messages.ts";

export default function DeletePlanDialog({ entry, onClose }: { entry: AnnualPlanEntry; onClose: () => void }) {
	const text = useText(managePlanMessages);
	const title = usePick()(entry, "title");
	const remove = useWrite({
		call: (_: void, key) => annualPlan.remove({ params: { id: entry.id }, key }),
		said: () => ({ title: text("managePlan.wasDeleted"), text: title }),
		changed: [annualPlanKey],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("managePlan.deleteTitle")}
			submit={text("managePlan.delete")}
			submitting={text("managePlan.deleting")}
			write={remove}
			onClose={onClose}
		>
			<p>{text("managePlan.sure", { title })}</p>
		</ConfirmDialog>
	);
}
