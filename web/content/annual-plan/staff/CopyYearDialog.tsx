import { useQuery } from "@tanstack/react-query";
import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";
import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { annualPlan, annualPlanQuery, monthKind } from "../annual-plan.queries.ts";
import { useYearText } from "../useYearText.ts";
import { managePlanMessages } from "./managePlans.messages.ts";

type Props = { entries: AnnualPlanEntry[]; year: number; onDone: () => void; onClose: () => void };

/** Copies all months of a year's plan into the next year. */
export default function CopyYearDialog({ entries, year, onDone, onClose }: Props) {
	const text = useText(managePlanMessages);
	const yearText = useYearText();
	const { data: planned = [] } = useQuery(annualPlanQuery(year + 1));
	const years = { from: yearText(year), to: yearText(year + 1) };
	const copy = useWriteEach<AnnualPlanEntry>({
		keyOf: ({ id }) => String(id),
		call: ({ id: _, version: _version, ...entry }, key) =>
			annualPlan.create({ body: { ...entry, year: year + 1 }, key }),
		title: (count) => text("managePlan.copied", { count, to: years.to }),
		changed: [monthKind.changed],
		done: onDone,
	});
	return (
		<ConfirmDialog
			title={text("managePlan.copyTitle", years)}
			submit={text("managePlan.copy", years)}
			submitting={text("managePlan.copying")}
			write={{ ...copy, mutate: () => copy.mutate(copy.left(entries)) }}
			onClose={onClose}
		>
			<p>{text("managePlan.copyText", { count: copy.left(entries).length, to: years.to })}</p>
			{planned.length > 0 && (
				<Notice>{text("managePlan.copyPlanned", { count: planned.length, to: years.to })}</Notice>
			)}
		</ConfirmDialog>
	);
}
