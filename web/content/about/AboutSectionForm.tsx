import { useEffect, useRef } from "react";
import { orderInList } from "#shared/content/about/about.rules.ts";
import { type AboutSection, AboutSectionListEdit } from "#shared/content/about/about.schema.ts";
import { conflictsOf, RecordNotices } from "../../base/records/RecordDialog.tsx";
import { recordOf, useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { uiMessages } from "../../ui/ui.messages.ts";
import { AboutSectionFields, useLabels } from "./AboutSectionFields.tsx";
import { about, aboutShown } from "./about.queries.ts";
import { valuesOf } from "./aboutForm.ts";
import { manageAboutMessages } from "./manageAbout.messages.ts";

type Props = { item: AboutSection | null; onClose: () => void };

/** Edits a section in place, below its row in the list. */
export default function AboutSectionForm({ item, onClose }: Props) {
	const text = useText(manageAboutMessages);
	const ui = useText(uiMessages);
	const pick = usePick();
	const place = useRef<HTMLFormElement>(null);
	const { form, dialog, field } = useRecordDialog({
		...recordOf(about, item, valuesOf),
		schema: AboutSectionListEdit,
		// The same as in the dialog, where a text that was begun here can be finished.
		draft: `about-${item?.id ?? "new"}`,
		labels: useLabels(),
		said: (saved) => ({ title: text("manageAbout.wasUpdated"), text: pick(saved, "title") }),
		title: text("manageAbout.updateFailed"),
		changed: [aboutShown],
		onClose,
	});
	const { record, labels, write, submit, submitting, onSubmit } = dialog;
	const { isOpen, isShown } = conflictsOf(record);
	useEffect(() => place.current?.querySelector("input")?.focus(), []);
	return (
		<form
			ref={place}
			className="stack"
			noValidate
			aria-label={text("manageAbout.editTitle")}
			onSubmit={onSubmit}
		>
			<Wrong>{!isShown && write.reason}</Wrong>
			<RecordNotices record={record} labels={labels} />
			<AboutSectionFields form={form} field={field} order={orderInList} />
			<p className="row">
				<Button
					type="submit"
					kind="primary"
					disabled={write.isPending || isOpen}
					// Keeps the focus in the field: an error shown on blur would move this button away before
					// the pointer is released.
					onMouseDown={(event) => event.preventDefault()}
				>
					{write.isPending ? submitting : submit}
				</Button>
				<Button onClick={onClose}>{ui("ui.cancel")}</Button>
			</p>
		</form>
	);
}
