import { useEffect, useRef } from "react";
import { orderInList } from "#shared/content/about/about.rules.ts";
import { type AboutSection, AboutSectionListEdit } from "#shared/content/about/about.schema.ts";
import { type Opened, useRecordForm } from "../../base/records/form/RecordForm.tsx";
import { conflictsOf, RecordNotices } from "../../base/records/RecordNotices.tsx";
import { usePick, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { uiMessages } from "../../ui/ui.messages.ts";
import { sectionKind } from "./about.queries.ts";
import { sectionFields, useSectionWords } from "./aboutForm.tsx";
import { manageAboutMessages } from "./manageAbout.messages.ts";

/**
 * Edits a section in place, below its row in the list. A text that was begun here can be finished in
 * the dialog, because both have the same draft.
 */
export default function AboutSectionForm(opened: Opened<AboutSection>) {
	const text = useText(manageAboutMessages);
	const ui = useText(uiMessages);
	const pick = usePick();
	const place = useRef<HTMLFormElement>(null);
	const { dialog, drawn } = useRecordForm({
		...opened,
		kind: sectionKind,
		words: useSectionWords(),
		schema: AboutSectionListEdit,
		fields: sectionFields(text, orderInList),
		toast: (saved) => ({ text: pick(saved, "title") }),
	});
	const { record, labels, write, title, submit, submitting, onSubmit } = dialog;
	const { isOpen, isShown } = conflictsOf(record);
	useEffect(() => place.current?.querySelector("input")?.focus(), []);
	return (
		<form ref={place} className="stack" noValidate aria-label={title} onSubmit={onSubmit}>
			<Wrong>{!isShown && write.reason}</Wrong>
			<RecordNotices record={record} labels={labels} />
			{drawn}
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
				<Button onClick={opened.onClose}>{ui("ui.cancel")}</Button>
			</p>
		</form>
	);
}
