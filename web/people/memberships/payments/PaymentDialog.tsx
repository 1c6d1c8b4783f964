import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type {
	MembershipPayment,
	PaymentInput,
} from "#shared/people/memberships/memberships.schema.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { settingsQuery } from "../../../base/settings/settings.queries.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { type SchemaForm, useSchemaForm } from "../../../core/forms/forms.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { PersonChoice } from "../../users/PersonChoice.tsx";
import {
	memberships,
	membershipsKey,
	personPaymentsQuery,
	receiptAddress,
} from "../memberships.queries.ts";
import { manageFeeMessages } from "../staff/manageMemberships.messages.ts";
import { useFeeWords } from "../useFeeWords.ts";
import { ClosedDayChoice } from "./ClosedDayChoice.tsx";
import { FeeUnset } from "./FeeUnset.tsx";
import { PayerFields, PaymentFields } from "./PaymentFields.tsx";
import { expiryOf, PaymentForm, type PaymentValues, valuesFor } from "./paymentForm.ts";

type Props = {
	/** The person whose fee is paid; without it the dialog searches for a person. */
	personId?: UserId;
	/** The name of that person, if known. */
	personName?: string;
	onRecorded?: (payment: MembershipPayment) => void;
	onClose: () => void;
};

/**
 * Fills in the amount that the person owes and the new end of their membership.
 * @returns the present end of their membership
 */
function usePrefilled(
	{ getFieldState, setValue }: SchemaForm<PaymentValues>,
	userId: UserId | undefined,
	today: string,
) {
	const { data: payments } = useQuery({
		...personPaymentsQuery(userId ?? 0),
		enabled: userId !== undefined,
	});
	const { data: settings } = useQuery(settingsQuery);
	// Once per person: after a lost response the refetched payments already include this one.
	const prefilled = useRef<UserId>(undefined);
	useEffect(() => {
		if (!payments || !settings || prefilled.current === userId) return;
		prefilled.current = userId;
		const { amount, validUntil } = valuesFor(undefined, today, {
			payments,
			months: settings.membershipMonths,
		});
		// Keeps values typed in the meantime.
		if (!getFieldState("amount").isDirty && amount) setValue("amount", amount);
		if (!getFieldState("validUntil").isDirty) setValue("validUntil", validUntil);
	}, [payments, settings, userId, today, getFieldState, setValue]);
	return payments && expiryOf(payments);
}

/** Records a membership fee paid by a person. */
export default function PaymentDialog({ personId, personName, onRecorded, onClose }: Props) {
	const text = useText(manageFeeMessages);
	const { day } = useFeeWords();
	const locale = useLocale();
	const [today] = useState(() => kuwaitDate(Date.now()));
	const [person, setPerson] = useState<Person | null>(null);
	const userId = personId ?? person?.id;
	const form = useSchemaForm<PaymentValues>(PaymentForm, valuesFor(personId, today));
	const { field, handleSubmit, setError, setValue, formState } = form;
	const until = usePrefilled(form, userId, today);
	const record = useWrite({
		call: (body: PaymentInput, key) => memberships.record({ body, key }),
		toast: ({ id, receiptNumber }) => ({
			title: text("fees.recorded"),
			text: text("fees.recordedText", { number: isolateName(receiptNumber) }),
			link: { text: text("fees.printReceipt"), href: receiptAddress(id, locale) },
		}),
		setError,
		changed: [membershipsKey],
		done: (payment) => {
			onRecorded?.(payment);
			onClose();
		},
	});
	const choose = (chosen: Person | null) => {
		setPerson(chosen);
		setValue("userId", chosen?.id, { shouldValidate: formState.isSubmitted });
	};
	return (
		<FormDialog
			draft={`payment-${personId ?? "new"}`}
			title={
				personName
					? text("fees.dialogTitleOf", { name: isolateName(personName) })
					: text("fees.dialogTitle")
			}
			submit={text("fees.submit")}
			submitting={text("fees.saving")}
			write={record}
			guarded
			onClose={onClose}
			onSubmit={handleSubmit((values) => record.mutate(PaymentForm.parse(values)))}
		>
			{personId === undefined && (
				<PersonChoice
					label={text("fees.person")}
					hint={text("fees.personHint")}
					person={person}
					wrong={formState.errors.userId && text("fees.personMissing")}
					onChoose={choose}
				/>
			)}
			{until && <p className="small soft">{text("fees.until", { day: day(until) })}</p>}
			<PaymentFields field={field} today={today} amountHint={text("fees.amountHint")} />
			<FeeUnset />
			<ClosedDayChoice error={record.error} field={field} />
			<Field
				type="date"
				dir="ltr"
				hint={text("fees.validUntilHint")}
				label={text("fees.validUntil")}
				{...field("validUntil")}
			/>
			<PayerFields field={field} />
		</FormDialog>
	);
}
