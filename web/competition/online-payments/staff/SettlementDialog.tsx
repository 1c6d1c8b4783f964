import * as z from "zod/mini";
import {
	type BankSettlement,
	SettlementInput,
	SettlementParams,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { typedDinars } from "#shared/core/texts/money.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { Field, NumberField } from "../../../ui/fields/Field.tsx";
import { onlinePayments, onlinePaymentsKey } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";

const DayAndSum = z.extend(SettlementInput, {
	...SettlementParams.shape,
	sum: z.pipe(
		z.string().check(z.minLength(1, "required")),
		SettlementInput.shape.sum as z.ZodMiniType<number | null, string>,
	),
});
type Typed = { day: string; sum: string; note: string };
type Entered = SettlementInput & { day: string };
const Form = DayAndSum as z.ZodMiniType<Entered, Typed>;

type Props = {
	/** The day whose sum is entered; undefined where it can be chosen. */
	day?: string;
	before?: BankSettlement;
	onClose: () => void;
};

/** The bank's sum of a day, as its settlement states it. */
export default function SettlementDialog({ day, before, onClose }: Props) {
	const text = useText(manageOnlineMessages);
	const { field, handleSubmit, setError } = useSchemaForm(Form, {
		day: day ?? kuwaitDate(Date.now()),
		sum: typedDinars(before?.sum),
		note: before?.note ?? "",
	});
	const saving = useWrite({
		call: ({ day: of, ...body }: Entered, key) =>
			onlinePayments.settle({ params: { day: of }, body, key }),
		toast: (_, { sum }) => ({
			title: text(sum === null ? "manageOnline.sumRemoved" : "manageOnline.sumSaved"),
		}),
		setError,
		changed: [onlinePaymentsKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`bank-settlement-${day ?? "new"}`}
			title={text("manageOnline.bankSumTitle")}
			submit={text("manageOnline.saveSum")}
			submitting={text("manageOnline.settling")}
			write={saving}
			onClose={onClose}
			onSubmit={handleSubmit((values) => saving.mutate(Form.parse(values)))}
		>
			<Field
				className="short"
				type="date"
				dir="ltr"
				max={kuwaitDate(Date.now())}
				label={text("manageOnline.day")}
				readOnly={day !== undefined}
				{...field("day")}
			/>
			<NumberField
				className="short"
				inputMode="decimal"
				label={text("manageOnline.bankSumField")}
				hint={text("manageOnline.bankSumHint")}
				{...field("sum")}
			/>
			<Field label={text("manageOnline.sumNote")} maxLength={500} {...field("note")} />
			{before && (
				<p>
					<Button
						disabled={saving.isPending}
						onClick={() => saving.mutate({ day: before.day, sum: null, note: null })}
					>
						{text("manageOnline.removeSum")}
					</Button>
				</p>
			)}
		</FormDialog>
	);
}
