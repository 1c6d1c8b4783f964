import type { AboutSection } from "#shared/content/about/about.schema.ts";
import { ManageRecords } from "../../base/records/kind/ManageRecords.tsx";
import { useRecordColumns } from "../../base/records/kind/useRecordColumns.tsx";
import { useLacking } from "../../base/records/languages/useLacking.tsx";
import { OpenRecord } from "../../base/records/OpenRecord.tsx";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { sectionKind } from "./about.queries.ts";
import { aboutTexts, useSectionWords } from "./aboutForm.tsx";
import { manageAboutMessages } from "./manageAbout.messages.ts";

const AboutSectionDialog = lazyPart(() => import("./AboutSectionDialog.tsx"));
const AboutSectionForm = lazyPart(() => import("./AboutSectionForm.tsx"));

/** Super-admins manage the sections about the federation. */
export default function ManageAbout() {
	const text = useText(manageAboutMessages);
	const words = useSectionWords();
	const pick = usePick();
	const { search, set } = useAddress();
	const edited = search.get("inline");
	const { name, order } = useRecordColumns<AboutSection>();
	return (
		<ManageRecords
			kind={sectionKind}
			words={words}
			nameOf={(item) => pick(item, "title")}
			name="about"
			{...useLacking("about", sectionKind.pages, aboutTexts)}
			columns={[
				name(aboutTexts, words.text("head"), { id: "title" }),
				order(({ sortOrder }) => sortOrder),
			]}
			first={5}
			dialog={AboutSectionDialog}
			actions={({ id, ...item }) => (
				<Button
					aria-label={text("manageAbout.editHereOf", { title: pick(item, "title") })}
					aria-expanded={edited === String(id)}
					onClick={() => set({ inline: edited === String(id) ? null : String(id) })}
				>
					{text("manageAbout.editHere")}
				</Button>
			)}
			below={({ id }) =>
				edited !== String(id) ? undefined : (
					<OpenRecord word="inline" query={sectionKind.query} dialog={AboutSectionForm} />
				)
			}
		/>
	);
}
