import type * as z from "zod/mini";
import { PaperConsent } from "#shared/competition/registrations/registrations.input.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { showOwnEntries } from "../own/showOwnEntries.ts";
import { registrations } from "../registrations.client.ts";
import { consentMessages } from "./consent.messages.ts";

type Props = { entryId: string; name: string; onClose: () => void };

/** Records a guardian's signed consent for a person's registration. */
export default function PaperConsentDialog({ entryId, name, onClose }: Props) {
	const text = useText(consentMessages);
	const { field, handleSubmit, setError } = useSchemaForm(
		PaperConsent as z.ZodMiniType<PaperConsent, PaperConsent>,
		{ name: "", signedOn: kuwaitDate(Date.now()) },
	);
	const write = useWrite({
		call: (body: PaperConsent, key) =>
			registrations.recordPaperConsent({ params: { id: entryId }, body, key }),
		toast: () => ({ title: text("entryConsent.saved"), text: name }),
		setError,
		changed: showOwnEntries,
		done: onClose,
	});
	return (
		<FormDialog
			draft={`consent-${entryId}`}
			title={text("entryConsent.title", { name: `\u2068${name}\u2069` })}
			submit={text("entryConsent.record")}
			write={write}
			onClose={onClose}
			onSubmit={handleSubmit((values) => write.mutate(PaperConsent.parse(values)))}
		>
			<p>{text("entryConsent.intro")}</p>
			<Field label={text("entryConsent.name")} maxLength={120} dir="auto" {...field("name")} />
			<Field
				type="date"
				dir="ltr"
				label={text("entryConsent.day")}
				max={kuwaitDate(Date.now())}
				{...field("signedOn")}
			/>
		</FormDialog>
	);
}
