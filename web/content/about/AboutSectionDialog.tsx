import { type AboutSection, AboutSectionEdit } from "#shared/content/about/about.schema.ts";
import { type Opened, RecordForm } from "../../base/records/form/RecordForm.tsx";
import { usePick, useText } from "../../core/language/messages.ts";
import { sectionKind } from "./about.queries.ts";
import { sectionFields, useSectionWords } from "./aboutForm.tsx";
import { manageAboutMessages } from "./manageAbout.messages.ts";

/** Creates or edits a section. */
export default function AboutSectionDialog(opened: Opened<AboutSection>) {
	const text = useText(manageAboutMessages);
	const pick = usePick();
	return (
		<RecordForm
			{...opened}
			kind={sectionKind}
			words={useSectionWords()}
			schema={AboutSectionEdit}
			fields={sectionFields(text)}
			toast={(saved) => ({ text: pick(saved, "title") })}
		/>
	);
}
