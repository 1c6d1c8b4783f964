import { DojoEdit } from "#shared/people/dojos/dojos.input.schema.ts";
import { governorateNames, governorates } from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { RecordHistory } from "../../../base/history/history/RecordHistory.tsx";
import { PictureField } from "../../../base/pictures/PictureField.tsx";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import { recordMessages } from "../../../base/records/records.messages.ts";
import {
	recordOf,
	useBilingualLabels,
	useRecordDialog,
} from "../../../base/records/useRecordDialog.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { AreaField, CheckField, Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { dojos, dojosQuery } from "../dojos.queries.ts";
import { valuesFrom, valuesOf } from "./dojoForm.ts";
import { manageDojosMessages } from "./manageDojos.messages.ts";

function useLabels() {
	const text = useText(manageDojosMessages);
	const record = useText(recordMessages);
	const labelsOf = useBilingualLabels();
	return {
		...labelsOf("name", text("manageDojos.name")),
		...labelsOf("address", text("manageDojos.address")),
		area: text("manageDojos.area"),
		mapUrl: text("manageDojos.map"),
		phone: text("manageDojos.phone"),
		...labelsOf("hours", text("manageDojos.hours")),
		...labelsOf("womensHours", text("manageDojos.womensHours")),
		imageUrl: text("manageDojos.image"),
		aliases: text("manageDojos.aliases"),
		published: record("record.publishNow"),
	};
}

/** Creates or edits a dojo. */
export default function DojoDialog({
	item,
	from,
	onClose,
}: {
	item: Dojo | null;
	/** Texts in use from which a new dojo is made. */
	from?: readonly string[];
	onClose: () => void;
}) {
	const text = useText(manageDojosMessages);
	const record = useText(recordMessages);
	const locale = useLocale();
	const { form, dialog, field } = useRecordDialog({
		...recordOf(dojos, item, (one) => (from ? valuesFrom(from) : valuesOf(one))),
		schema: DojoEdit,
		draft: from ? null : `dojo-${item?.id ?? "new"}`,
		labels: useLabels(),
		said: () => ({ title: text(item ? "manageDojos.wasUpdated" : "manageDojos.wasCreated") }),
		changed: [dojosQuery],
		onClose,
	});
	return (
		<RecordDialog
			{...dialog}
			title={text(item ? "manageDojos.editTitle" : "manageDojos.createTitle")}
		>
			<BilingualField
				form={form}
				fields={{ en: "nameEn", ar: "nameAr" }}
				label={text("manageDojos.name")}
			/>
			<BilingualField
				form={form}
				fields={{ en: "addressEn", ar: "addressAr" }}
				label={text("manageDojos.address")}
			/>
			<div className="side-by-side">
				<SelectField {...field("area")}>
					<Options
						of={governorates}
						word={(area) => governorateNames[area][locale]}
						none={text("manageDojos.chooseArea")}
					/>
				</SelectField>
				<Field type="tel" dir="ltr" autoComplete="off" {...field("phone")} />
			</div>
			<Field
				type="url"
				dir="ltr"
				autoComplete="off"
				hint={text("manageDojos.mapHint")}
				{...field("mapUrl")}
			/>
			<BilingualField
				form={form}
				fields={{ en: "hoursEn", ar: "hoursAr" }}
				label={text("manageDojos.hours")}
				rows={3}
			/>
			<BilingualField
				form={form}
				fields={{ en: "womensHoursEn", ar: "womensHoursAr" }}
				label={text("manageDojos.womensHours")}
				rows={2}
			/>
			<PictureField form={form} name="imageUrl" label={text("manageDojos.image")} />
			<AreaField rows={3} hint={text("manageDojos.aliasesHint")} {...field("aliases")} />
			<CheckField role="switch" hint={record("record.publishHint")} {...field("published")} />
			{item && <RecordHistory type="dojo" id={item.id} />}
		</RecordDialog>
	);
}
