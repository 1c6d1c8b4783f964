import type { ReactNode } from "react";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import {
	gradedRanks,
	gradesWithNext,
	membershipKinds,
	promotionPolicies,
	settingLimits,
} from "#shared/base/settings/settings.rules.ts";
import { type Settings, SettingsEdit } from "#shared/base/settings/settings.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { Field, NumberField, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { BilingualField } from "../records/BilingualField.tsx";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { useBilingualLabels, useRecordDialog } from "../records/useRecordDialog.ts";
import { settingsMessages } from "./settings.messages.ts";
import { readSettings, settings, settingsKey } from "./settings.queries.ts";
import { type Group, type SettingsValues, valuesOf } from "./settingsForm.ts";

type Dialog = ReturnType<typeof useRecordDialog<SettingsValues, SettingsEdit, Settings>>;
type Form = Dialog["form"];

function useLabels() {
	const text = useText(settingsMessages);
	const labelsOf = useBilingualLabels();
	return {
		...labelsOf("city", text("settings.city")),
		phone: text("settings.phone"),
		email: text("settings.email"),
		licenceNumber: text("settings.licenceNumber"),
		...labelsOf("hours", text("settings.hours")),
		messagesTo: text("settings.messagesTo"),
		promotionPolicy: text("settings.policy"),
		monthsInGrade: text("settings.grades"),
		classesInGrade: text("settings.gradeClasses"),
		membershipFees: text("settings.membershipFees"),
		membershipMonths: text("settings.membershipMonths"),
		gradingFees: text("settings.gradingFees"),
		messageMonths: text("settings.messageMonths"),
		pendingDays: text("settings.pendingDays"),
	};
}

const limits = (name: keyof typeof settingLimits) => {
	const [min, max] = settingLimits[name];
	return { min, max };
};

type FieldsProps = { form: Form; field: Dialog["field"]; beltName: (belt: Belt) => string };

function ContactFields({ form, field }: FieldsProps) {
	const text = useText(settingsMessages);
	return (
		<>
			<BilingualField
				form={form}
				fields={{ en: "cityEn", ar: "cityAr" }}
				label={text("settings.city")}
			/>
			<div className="side-by-side">
				<Field hint={text("settings.phoneHint")} type="tel" dir="ltr" {...field("phone")} />
				<Field type="email" dir="ltr" {...field("email")} />
			</div>
			<BilingualField
				form={form}
				fields={{ en: "hoursEn", ar: "hoursAr" }}
				label={text("settings.hours")}
			/>
			<Field
				dir="ltr"
				maxLength={60}
				hint={text("settings.licenceHint")}
				{...field("licenceNumber")}
			/>
		</>
	);
}

function MessageFields({ field }: FieldsProps) {
	const text = useText(settingsMessages);
	return (
		<>
			<Field
				hint={text("settings.messagesToHint")}
				type="email"
				dir="ltr"
				{...field("messagesTo")}
			/>
			<NumberField
				className="short"
				hint={text("settings.messageMonthsHint", limits("messageMonths"))}
				{...field("messageMonths")}
			/>
		</>
	);
}

function PromotionFields({ field, beltName }: FieldsProps) {
	const text = useText(settingsMessages);
	return (
		<>
			<SelectField {...field("promotionPolicy")}>
				<Options of={promotionPolicies} word={(policy) => text(`settings.policy.${policy}`)} />
			</SelectField>
			{(["monthsInGrade", "classesInGrade"] as const).map((name) => (
				<fieldset key={name} className="stack grades">
					<legend>
						{text(name === "monthsInGrade" ? "settings.grades" : "settings.gradeClasses")}
					</legend>
					<p className="hint">
						{text(
							name === "monthsInGrade" ? "settings.gradesHint" : "settings.gradeClassesHint",
							limits(name),
						)}
					</p>
					<div className="grade-fields">
						{gradesWithNext.map((belt) => (
							<NumberField key={belt} {...field(`${name}.${belt}`, beltName(belt))} />
						))}
					</div>
				</fieldset>
			))}
		</>
	);
}

function RegistrationFields({ field }: FieldsProps) {
	const text = useText(settingsMessages);
	return (
		<NumberField
			className="short"
			hint={text("settings.pendingDaysHint", limits("pendingDays"))}
			{...field("pendingDays")}
		/>
	);
}

function FeeFields({ field, beltName }: FieldsProps) {
	const text = useText(settingsMessages);
	return (
		<>
			<fieldset className="stack grades">
				<legend>{text("settings.membershipFees")}</legend>
				<p className="hint">{text("settings.feesHint")}</p>
				<div className="grade-fields">
					{membershipKinds.map((kind) => (
						<NumberField
							key={kind}
							inputMode="decimal"
							{...field(`membershipFees.${kind}`, text(`settings.membershipFees.${kind}`))}
						/>
					))}
				</div>
			</fieldset>
			<NumberField
				className="short"
				hint={text("settings.membershipMonthsHint", limits("membershipMonths"))}
				{...field("membershipMonths")}
			/>
			<fieldset className="stack grades">
				<legend>{text("settings.gradingFees")}</legend>
				<p className="hint">{text("settings.feesHint")}</p>
				<div className="grade-fields">
					{gradedRanks.map((belt) => (
						<NumberField
							key={belt}
							inputMode="decimal"
							{...field(`gradingFees.${belt}`, beltName(belt))}
						/>
					))}
				</div>
			</fieldset>
		</>
	);
}

const fieldsOf: Record<Group, (props: FieldsProps) => ReactNode> = {
	contact: ContactFields,
	messages: MessageFields,
	promotions: PromotionFields,
	registrations: RegistrationFields,
	fees: FeeFields,
};

type Props = {
	group: Group;
	saved: Settings;
	beltName: FieldsProps["beltName"];
	onClose: () => void;
};

/** Edits one group of settings. All settings are one record, which is saved as a whole. */
export default function SettingsDialog({ group, saved, beltName, onClose }: Props) {
	const text = useText(settingsMessages);
	const { form, dialog, field } = useRecordDialog<SettingsValues, SettingsEdit, Settings>({
		schema: SettingsEdit,
		saved: valuesOf(saved),
		draft: `settings-${group}`,
		read: async () => valuesOf(await readSettings()),
		labels: useLabels(),
		call: (body, key) => settings.update({ body, key }),
		toast: () => ({
			title: text("settings.saved"),
			text: group === "contact" ? text("settings.contactSaved") : undefined,
		}),
		changed: [settingsKey],
		onClose,
	});
	const Fields = fieldsOf[group];
	const linesOf = (numbers: SettingsValues["monthsInGrade"]) =>
		gradesWithNext.map((belt) => `${beltName(belt)}: ${numbers[belt]}`).join("\n");
	return (
		<RecordDialog
			{...dialog}
			words={{
				promotionPolicy: (policy) => text(`settings.policy.${policy}`),
				monthsInGrade: linesOf,
				classesInGrade: linesOf,
				membershipFees: (fees) =>
					membershipKinds
						.map((kind) => `${text(`settings.membershipFees.${kind}`)}: ${fees[kind]}`)
						.join("\n"),
				gradingFees: (fees) =>
					gradedRanks.map((belt) => `${beltName(belt)}: ${fees[belt]}`).join("\n"),
			}}
			title={text(`settings.${group}`)}
			submit={text("settings.save")}
		>
			<Fields form={form} field={field} beltName={beltName} />
		</RecordDialog>
	);
}
