import { Reopening } from "#shared/competition/fees/fees.schema.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { fees, feesKey } from "../../../people/memberships/memberships.queries.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField } from "../../../ui/fields/Field.tsx";
import { moneyMessages } from "./money.messages.ts";

/** Takes back the latest closing of a day's cash, with a reason. */
export default function ReopenDialog({ day, onClose }: { day: string; onClose: () => void }) {
	const text = useText(moneyMessages);
	const locale = useLocale();
	const { field, handleSubmit, setError } = useSchemaForm(Reopening, { reason: "" });
	const reopen = useWrite({
		call: (body: Reopening, key) => fees.reopenDay({ params: { day }, body, key }),
		toast: () => ({ title: text("money.reopened") }),
		setError,
		changed: [feesKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`reopen-${day}`}
			title={text("money.reopenTitle", { day: longDay(day, locale) })}
			submit={text("money.reopen")}
			submitting={text("money.reopening")}
			write={reopen}
			onClose={onClose}
			onSubmit={handleSubmit((values) => reopen.mutate(Reopening.parse(values)))}
		>
			<p>{text("money.reopenText")}</p>
			<AreaField label={text("money.reason")} rows={2} maxLength={500} {...field("reason")} />
		</FormDialog>
	);
}
