import { useRef, useState } from "react";
import * as z from "zod/mini";
import { amountFrom } from "#shared/core/fields/amounts.ts";
import { isBlank } from "#shared/core/fields/cleaning.ts";
import { optionalPastDay } from "#shared/core/fields/fields.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { staffMethods } from "#shared/people/memberships/memberships.rules.ts";
import {
	type Membership,
	type MembershipPayment,
	onClosedDay,
} from "#shared/people/memberships/memberships.schema.ts";
import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { useNames } from "../../users/names.ts";
import { feesKey, memberships, membershipsKey } from "../memberships.queries.ts";
import { manageFeeMessages } from "../staff/manageMemberships.messages.ts";
import { ClosedDayChoice } from "./ClosedDayChoice.tsx";
import { FeeUnset, useIsFeeUnset } from "./FeeUnset.tsx";
import { PaymentFields } from "./PaymentFields.tsx";

type Props = { people: readonly Membership[]; onDone: () => void; onClose: () => void };

type Typed = {
	amount: string;
	paymentMethod: string;
	paymentDate: string;
	moveToOpenDay: boolean;
};
type Payment = {
	/** In fils; undefined: the fee of each person from the settings. */
	amount?: number;
	paymentMethod: (typeof staffMethods)[number];
	paymentDate: string | null;
	moveToOpenDay?: boolean;
};

const how = {
	paymentMethod: z.enum(staffMethods, "required"),
	paymentDate: optionalPastDay,
	...onClosedDay,
};
const amountOrFee = z.pipe(
	z.transform((value: unknown) =>
		typeof value === "string" && isBlank(value) ? undefined : value,
	),
	z.optional(amountFrom()),
);
/** @param isFeeUnset without a fee in the settings, the amount is required */
const formFor = (isFeeUnset: boolean | undefined) =>
	z.object({
		amount: isFeeUnset ? amountFrom() : amountOrFee,
		...how,
	}) as unknown as z.ZodMiniType<Payment, Typed>;

/** Records the membership fees of several people with the same day and method. Each has a receipt. */
export default function PayManyDialog({ people, onDone, onClose }: Props) {
	const text = useText(manageFeeMessages);
	const [today] = useState(() => kuwaitDate(Date.now()));
	const isFeeUnset = useIsFeeUnset();
	const names = useNames();
	const form = formFor(isFeeUnset);
	const made = useRef(new Map<string, MembershipPayment>());
	const { field, handleSubmit, setError } = useSchemaForm(form, {
		amount: "",
		paymentMethod: "cash",
		paymentDate: today,
		moveToOpenDay: false,
	});
	type Item = { person: Membership; payment?: Payment };
	const each = {
		keyOf: ({ person }: Item) => String(person.id),
		nameOf: ({ person }: Item) => names(person).full,
		changed: [membershipsKey, feesKey],
	};
	const takeBack = useWriteEach<Item>({
		...each,
		async call({ person }, key) {
			const id = made.current.get(String(person.id))?.id;
			if (id)
				await memberships.voidPayment({
					params: { id },
					body: { reason: text("fees.undoneReason") },
					key,
				});
		},
		title: (count) => text("fees.undoneMany", { count }),
	});
	const record = useWriteEach<Item>({
		...each,
		async call({ person, payment }, key) {
			const body = { userId: person.id, ...payment } as Payment & { userId: UserId };
			made.current.set(String(person.id), await memberships.record({ body, key }));
		},
		title: (count) => text("fees.recordedMany", { count }),
		setError,
		undo: (recorded) => takeBack.mutateAsync(recorded),
		done: () => {
			onDone();
			onClose();
		},
	});
	const left = record.left(people.map((person): Item => ({ person })));
	const title = text("fees.recordMany", { count: left.length });
	return (
		<FormDialog
			title={title}
			submit={title}
			submitting={text("fees.saving")}
			write={record}
			guarded
			onClose={onClose}
			onSubmit={handleSubmit((values) => {
				const payment = form.parse(values as never);
				record.mutate(left.map(({ person }) => ({ person, payment })));
			})}
		>
			<PaymentFields
				field={field}
				today={today}
				amountHint={text(isFeeUnset ? "fees.amountManyForAll" : "fees.amountManyHint")}
			/>
			<FeeUnset />
			<ClosedDayChoice error={record.error ?? record.failures[0]?.error} field={field} />
		</FormDialog>
	);
}
