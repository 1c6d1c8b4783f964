import { type Official, OfficialEdit } from "#shared/officials/officials.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { PictureField } from "../pictures/PictureField.tsx";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { recordMessages } from "../records/records.messages.ts";
import { Twin } from "../records/Twin.tsx";
import { useRecord } from "../records/useRecord.ts";
import { CheckField, Field } from "../ui/Field.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { type OfficialValues, valuesOf } from "./officialForm.ts";
import { officials, officialsShown } from "./officials.queries.ts";

/** What the fields are called where two editors meet. */
function useLabels(): Record<Exclude<keyof OfficialValues, "version">, string> {
	const text = useText(manageOfficialsMessages);
	const ui = useText(recordMessages);
	const inEn = (label: string) => ui("record.inEn", { label });
	const inAr = (label: string) => ui("record.inAr", { label });
	const name = text("manageOfficials.name");
	const position = text("manageOfficials.position");
	const message = text("manageOfficials.message");
	return {
		...{ nameEn: inEn(name), nameAr: inAr(name), positionEn: inEn(position), positionAr: inAr(position) },
		...{ messageEn: inEn(message), messageAr: inAr(message) },
		photoUrl: text("manageOfficials.photo"),
		sortOrder: text("manageOfficials.sortOrder"),
		isActive: text("manageOfficials.isActive"),
	};
}

/** A new official, or one who is changed. */
export default function OfficialDialog({ item, onClose }: { item: Official | null; onClose: () => void }) {
	const text = useText(manageOfficialsMessages);
	const pick = usePick();
	const record = useRecord<OfficialValues>({
		schema: OfficialEdit,
		saved: valuesOf(item),
		draft: `official-${item?.id ?? "new"}`,
		read: item ? async () => valuesOf(await officials.get({ params: { id: item.id } })) : undefined,
	});
	const { form } = record;
	const { register, handleSubmit, formState } = form;
	const save = useWrite({
		call: (body: OfficialEdit, key) =>
			item ? officials.update({ params: { id: item.id }, body, key }) : officials.create({ body, key }),
		said: (saved) => ({
			title: text(item ? "manageOfficials.wasUpdated" : "manageOfficials.wasCreated"),
			text: pick(saved, "name"),
		}),
		title: text(item ? "manageOfficials.updateFailed" : "manageOfficials.createFailed"),
		...record.refusals,
		changed: [officialsShown],
		done: () => {
			record.written();
			onClose();
		},
	});
	const error = (name: keyof OfficialValues) => formState.errors[name]?.message;
	return (
		<RecordDialog
			record={record}
			labels={useLabels()}
			title={text(item ? "manageOfficials.editTitle" : "manageOfficials.createTitle")}
			submit={text(item ? "manageOfficials.update" : "manageOfficials.create")}
			submitting={text("manageOfficials.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(OfficialEdit.parse(values)))}
		>
			<Twin form={form} fields={{ en: "nameEn", ar: "nameAr" }} label={text("manageOfficials.name")} />
			<Twin form={form} fields={{ en: "positionEn", ar: "positionAr" }} label={text("manageOfficials.position")} />
			<Twin
				form={form}
				fields={{ en: "messageEn", ar: "messageAr" }}
				label={text("manageOfficials.message")}
				rows={4}
			/>
			<div className="twin">
				<PictureField form={form} name="photoUrl" label={text("manageOfficials.photo")} />
				<Field
					className="short"
					dir="ltr"
					inputMode="numeric"
					label={text("manageOfficials.sortOrder")}
					hint={text("manageOfficials.sortOrderHint")}
					error={error("sortOrder")}
					{...register("sortOrder")}
				/>
			</div>
			<CheckField
				role="switch"
				label={text("manageOfficials.isActive")}
				hint={text("manageOfficials.isActiveHint")}
				error={error("isActive")}
				{...register("isActive")}
			/>
		</RecordDialog>
	);
}
