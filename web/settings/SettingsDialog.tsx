import type { ReactNode } from "react";
import type { Belt } from "#shared/belts/belts.rules.ts";
import { gradesWithNext, promotionPolicies, settingLimits } from "#shared/settings/settings.rules.ts";
import { type Settings, SettingsEdit } from "#shared/settings/settings.schema.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { recordMessages } from "../records/records.messages.ts";
import { Twin } from "../records/Twin.tsx";
import { type RecordForm, useRecord } from "../records/useRecord.ts";
import { Field, SelectField } from "../ui/Field.tsx";
import { settingsMessages } from "./settings.messages.ts";
import { readSettings, settings, settingsKey } from "./settings.queries.ts";
import { type Group, type SettingsValues, valuesOf } from "./settingsForm.ts";

type Form = RecordForm<SettingsValues>["form"];

/** What the fields are called where two editors meet. */
function useLabels(): Record<Exclude<keyof SettingsValues, "version">, string> {
	const text = useText(settingsMessages);
	const ui = useText(recordMessages);
	const [city, hours] = [text("settings.city"), text("settings.hours")];
	return {
		cityEn: ui("record.inEn", { label: city }),
		cityAr: ui("record.inAr", { label: city }),
		phone: text("settings.phone"),
		email: text("settings.email"),
		hoursEn: ui("record.inEn", { label: hours }),
		hoursAr: ui("record.inAr", { label: hours }),
		messagesTo: text("settings.messagesTo"),
		promotionPolicy: text("settings.policy"),
		monthsInGrade: text("settings.grades"),
		messageMonths: text("settings.messageMonths"),
		pendingDays: text("settings.pendingDays"),
	};
}

const limits = (name: keyof typeof settingLimits) => {
	const [min, max] = settingLimits[name];
	return { min, max };
};

type FieldsProps = { form: Form; beltName: (belt: Belt) => string };

function ContactFields({ form }: FieldsProps) {
	const text = useText(settingsMessages);
	const { register, formState } = form;
	return (
		<>
			<Twin form={form} fields={{ en: "cityEn", ar: "cityAr" }} label={text("settings.city")} />
			<div className="twin">
				<Field
					label={text("settings.phone")}
					hint={text("settings.phoneHint")}
					type="tel"
					dir="ltr"
					error={formState.errors.phone?.message}
					{...register("phone")}
				/>
				<Field
					label={text("settings.email")}
					type="email"
					dir="ltr"
					error={formState.errors.email?.message}
					{...register("email")}
				/>
			</div>
			<Twin form={form} fields={{ en: "hoursEn", ar: "hoursAr" }} label={text("settings.hours")} />
		</>
	);
}

function MessageFields({ form: { register, formState } }: FieldsProps) {
	const text = useText(settingsMessages);
	return (
		<>
			<Field
				label={text("settings.messagesTo")}
				hint={text("settings.messagesToHint")}
				type="email"
				dir="ltr"
				error={formState.errors.messagesTo?.message}
				{...register("messagesTo")}
			/>
			<Field
				className="short"
				label={text("settings.messageMonths")}
				hint={text("settings.messageMonthsHint", limits("messageMonths"))}
				inputMode="numeric"
				dir="ltr"
				error={formState.errors.messageMonths?.message}
				{...register("messageMonths")}
			/>
		</>
	);
}

function PromotionFields({ form, beltName }: FieldsProps) {
	const text = useText(settingsMessages);
	const { register, formState, getFieldState } = form;
	return (
		<>
			<SelectField
				label={text("settings.policy")}
				error={formState.errors.promotionPolicy?.message}
				{...register("promotionPolicy")}
			>
				{promotionPolicies.map((policy) => (
					<option key={policy} value={policy}>
						{text(`settings.policy.${policy}`)}
					</option>
				))}
			</SelectField>
			<fieldset className="stack grades">
				<legend>{text("settings.grades")}</legend>
				<p className="hint">{text("settings.gradesHint", limits("monthsInGrade"))}</p>
				<div className="grade-fields">
					{gradesWithNext.map((belt) => (
						<Field
							key={belt}
							label={beltName(belt)}
							inputMode="numeric"
							dir="ltr"
							error={getFieldState(`monthsInGrade.${belt}`, formState).error?.message}
							{...register(`monthsInGrade.${belt}`)}
						/>
					))}
				</div>
			</fieldset>
		</>
	);
}

function RegistrationFields({ form: { register, formState } }: FieldsProps) {
	const text = useText(settingsMessages);
	return (
		<Field
			className="short"
			label={text("settings.pendingDays")}
			hint={text("settings.pendingDaysHint", limits("pendingDays"))}
			inputMode="numeric"
			dir="ltr"
			error={formState.errors.pendingDays?.message}
			{...register("pendingDays")}
		/>
	);
}

const fieldsOf: Record<Group, (props: FieldsProps) => ReactNode> = {
	contact: ContactFields,
	messages: MessageFields,
	promotions: PromotionFields,
	registrations: RegistrationFields,
};

type Props = { group: Group; saved: Settings; beltName: FieldsProps["beltName"]; onClose: () => void };

/** One group of settings. They are one record, which is saved whole. */
export default function SettingsDialog({ group, saved, beltName, onClose }: Props) {
	const text = useText(settingsMessages);
	const record = useRecord<SettingsValues>({
		schema: SettingsEdit,
		saved: valuesOf(saved),
		draft: `settings-${group}`,
		read: async () => valuesOf(await readSettings()),
	});
	const { form } = record;
	const save = useWrite({
		call: (body: SettingsEdit, key) => settings.update({ body, key }),
		said: () => ({
			title: text("settings.saved"),
			text: group === "contact" ? text("settings.contactSaved") : undefined,
		}),
		...record.refusals,
		changed: [settingsKey],
		done: () => {
			record.written();
			onClose();
		},
	});
	const Fields = fieldsOf[group];
	return (
		<RecordDialog
			record={record}
			labels={useLabels()}
			words={{
				promotionPolicy: (policy) => text(`settings.policy.${policy}`),
				monthsInGrade: (months) => gradesWithNext.map((belt) => `${beltName(belt)}: ${months[belt]}`).join("\n"),
			}}
			title={text(`settings.${group}`)}
			submit={text("settings.save")}
			submitting={text("settings.saving")}
			write={save}
			onClose={onClose}
			onSubmit={form.handleSubmit((values) => save.mutate(SettingsEdit.parse(values)))}
		>
			<Fields form={form} beltName={beltName} />
		</RecordDialog>
	);
}
