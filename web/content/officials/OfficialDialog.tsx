import { firstOrder } from "#shared/content/officials/officials.rules.ts";
import { type Official, OfficialEdit } from "#shared/content/officials/officials.schema.ts";
import { RecordHistory } from "../../base/history/history/RecordHistory.tsx";
import { PictureField } from "../../base/pictures/PictureField.tsx";
import { BilingualField } from "../../base/records/BilingualField.tsx";
import { OrderField } from "../../base/records/OrderField.tsx";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import {
	recordOf,
	useBilingualLabels,
	useRecordDialog,
} from "../../base/records/useRecordDialog.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { CheckField } from "../../ui/fields/Field.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { valuesOf } from "./officialForm.ts";
import { officials, officialsShown } from "./officials.queries.ts";

function useLabels() {
	const text = useText(manageOfficialsMessages);
	const labelsOf = useBilingualLabels();
	return {
		...labelsOf("name", text("manageOfficials.name")),
		...labelsOf("position", text("manageOfficials.position")),
		...labelsOf("message", text("manageOfficials.message")),
		photoUrl: text("manageOfficials.photo"),
		sortOrder: text("manageOfficials.sortOrder"),
		isActive: text("manageOfficials.isActive"),
	};
}

/** Creates or edits an official. */
export default function OfficialDialog({
	item,
	onClose,
}: {
	item: Official | null;
	onClose: () => void;
}) {
	const text = useText(manageOfficialsMessages);
	const pick = usePick();
	const { form, dialog, field } = useRecordDialog({
		...recordOf(officials, item, valuesOf),
		schema: OfficialEdit,
		draft: `official-${item?.id ?? "new"}`,
		labels: useLabels(),
		said: (saved) => ({
			title: text(item ? "manageOfficials.wasUpdated" : "manageOfficials.wasCreated"),
			text: pick(saved, "name"),
		}),
		title: text(item ? "manageOfficials.updateFailed" : "manageOfficials.createFailed"),
		changed: [officialsShown],
		onClose,
	});
	return (
		<RecordDialog
			{...dialog}
			title={text(item ? "manageOfficials.editTitle" : "manageOfficials.createTitle")}
		>
			<BilingualField
				form={form}
				fields={{ en: "nameEn", ar: "nameAr" }}
				label={text("manageOfficials.name")}
			/>
			<BilingualField
				form={form}
				fields={{ en: "positionEn", ar: "positionAr" }}
				label={text("manageOfficials.position")}
			/>
			<BilingualField
				form={form}
				fields={{ en: "messageEn", ar: "messageAr" }}
				label={text("manageOfficials.message")}
				rows={4}
			/>
			<div className="side-by-side">
				<PictureField form={form} name="photoUrl" label={text("manageOfficials.photo")} />
				<OrderField form={form} fallback={String(firstOrder)} {...field("sortOrder")} />
			</div>
			<CheckField
				role="switch"
				hint={text("manageOfficials.isActiveHint")}
				{...field("isActive")}
			/>
			{item && <RecordHistory type="official" id={item.id} />}
		</RecordDialog>
	);
}
