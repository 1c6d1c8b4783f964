import * as z from "zod/mini";
import { text as required } from "#shared/core/fields/fields.ts";
import {
	type Exemption,
	Exemption as ExemptionInput,
	type Membership,
} from "#shared/people/memberships/memberships.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, Field } from "../../../ui/fields/Field.tsx";
import { feesKey, memberships, membershipsKey } from "../memberships.queries.ts";
import { manageFeeMessages } from "./manageMemberships.messages.ts";

/** Staff state a reason; the API also takes an exemption without a reason. */
const ExemptForm = z.extend(ExemptionInput, { reason: required(200) });

type Props = { person: Membership; name: string; onClose: () => void };

/** Exempts a person from the membership fee, with a reason and a last day. */
export default function ExemptDialog({ person, name, onClose }: Props) {
	const text = useText(manageFeeMessages);
	const { field, handleSubmit, setError } = useSchemaForm(
		ExemptForm as z.ZodMiniType<
			Exemption,
			{ membershipFeeStatus: string; reason: string; until: string }
		>,
		{ membershipFeeStatus: "exempt", reason: "", until: "" },
	);
	const exempt = useWrite({
		call: (body: Exemption, key) =>
			memberships.setExemption({ params: { id: person.id }, body, key }),
		toast: () => ({ title: text("fees.wasExempted"), text: name }),
		setError,
		changed: [membershipsKey, feesKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`exempt-${person.id}`}
			title={text("fees.exemptTitle", { name: isolateName(name) })}
			submit={text("fees.exempt")}
			write={exempt}
			onClose={onClose}
			onSubmit={handleSubmit((values) => exempt.mutate(ExemptForm.parse(values)))}
		>
			<p>{text("fees.exemptText")}</p>
			<AreaField label={text("fees.exemptReason")} rows={2} maxLength={200} {...field("reason")} />
			<Field
				type="date"
				dir="ltr"
				label={text("fees.exemptUntil")}
				hint={text("fees.exemptUntilHint")}
				{...field("until")}
			/>
		</FormDialog>
	);
}
