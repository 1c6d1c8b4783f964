import { useState } from "react";
import * as z from "zod/mini";
import { amountFrom } from "#shared/core/fields/amounts.ts";
import { isBlank } from "#shared/core/fields/cleaning.ts";
import { optionalPastDay } from "#shared/core/fields/fields.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { staffMethods } from "#shared/people/memberships/memberships.rules.ts";
import type { Membership } from "#shared/people/memberships/memberships.schema.ts";
import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { feesKey, memberships, membershipsKey } from "../memberships.queries.ts";
import { manageFeeMessages } from "../staff/manageMemberships.messages.ts";
import { PaymentFields } from "./PaymentFields.tsx";

type Props = { people: readonly Membership[]; onDone: () => void; onClose: () => void };

type Typed = { amount: string; paymentMethod: string; paymentDate: string };
const PayManyForm = z.object({
	/** In fils; undefined: the fee of each person from the settings. */
	amount: z.pipe(
		z.transform((value: unknown) =>
			typeof value === "string" && isBlank(value) ? undefined : value,
		),
		z.optional(amountFrom()),
	),
	paymentMethod: z.enum(staffMethods, "required"),
	paymentDate: optionalPastDay,
}) as unknown as z.ZodMiniType<
	{ amount?: number; paymentMethod: (typeof staffMethods)[number]; paymentDate: string | null },
	Typed
>;
type Payment = z.output<typeof PayManyForm>;

/** Records the membership fees of several people with the same day and method. Each has a receipt. */
export default function PayManyDialog({ people, onDone, onClose }: Props) {
	const text = useText(manageFeeMessages);
	const [today] = useState(() => kuwaitDate(Date.now()));
	const { field, handleSubmit } = useSchemaForm(PayManyForm, {
		amount: "",
		paymentMethod: "cash",
		paymentDate: today,
	});
	const record = useWriteEach<{ person: Membership; how: Payment }>({
		keyOf: ({ person }) => String(person.id),
		call: ({ person, how }, key) =>
			memberships.record({ body: { userId: person.id, ...how }, key }),
		said: (count) => text("fees.recordedMany", { count }),
		changed: [membershipsKey, feesKey],
		done: () => {
			onDone();
			onClose();
		},
	});
	return (
		<FormDialog
			title={text("fees.recordMany", { count: people.length })}
			submit={text("fees.recordMany", { count: people.length })}
			submitting={text("fees.saving")}
			write={record}
			guarded
			onClose={onClose}
			onSubmit={handleSubmit((values) => {
				const how = PayManyForm.parse(values as never);
				record.mutate(people.map((person) => ({ person, how })));
			})}
		>
			<PaymentFields field={field} today={today} amountHint={text("fees.amountManyHint")} />
		</FormDialog>
	);
}
