import { useIntl } from "react-intl";
import type { AboutSection } from "#shared/content/about/about.schema.ts";
import { MissingLanguage } from "../../base/records/languages/MissingLanguage.tsx";
import { useLacking } from "../../base/records/languages/useLacking.tsx";
import { OpenRecord } from "../../base/records/OpenRecord.tsx";
import { RecordActions } from "../../base/records/RecordActions.tsx";
import { RecordList } from "../../base/records/RecordList.tsx";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { about, aboutPages, aboutSectionQuery, aboutShown } from "./about.queries.ts";
import { aboutTexts } from "./aboutForm.ts";
import { manageAboutMessages } from "./manageAbout.messages.ts";

const AboutSectionDialog = lazyPart(() => import("./AboutSectionDialog.tsx"));
const AboutSectionForm = lazyPart(() => import("./AboutSectionForm.tsx"));

function useColumns(): Column<AboutSection>[] {
	const text = useText(manageAboutMessages);
	const pick = usePick();
	const { formatNumber } = useIntl();
	return [
		{
			id: "title",
			head: text("manageAbout.section"),
			names: true,
			sort: (item) => pick(item, "title"),
			cell: (item) => (
				<>
					<span dir="auto">{pick(item, "title")}</span>
					<MissingLanguage record={item} fields={aboutTexts} />
				</>
			),
		},
		{
			id: "order",
			head: text("manageAbout.order"),
			phone: "end",
			sort: (item) => item.sortOrder,
			cell: (item) => formatNumber(item.sortOrder),
		},
	];
}

/** Super-admins manage the sections about the federation. */
export default function ManageAbout() {
	const text = useText(manageAboutMessages);
	const pick = usePick();
	const { search, set } = useAddress();
	const edited = search.get("inline");
	return (
		<RecordList
			title={text("manageAbout.title")}
			create={text("manageAbout.new")}
			word="section"
			{...useLacking("about", aboutPages, aboutTexts)}
			none={text("manageAbout.none")}
			noneText={text("manageAbout.noneText")}
			columns={useColumns()}
			actions={(item) => (
				<RecordActions
					id={item.id}
					name={pick(item, "title")}
					word="section"
					deletion={{
						title: text("manageAbout.deleteTitle"),
						sure: text("manageAbout.sure", { title: pick(item, "title") }),
						call: (key) => about.remove({ params: { id: item.id }, key }),
						said: [text("manageAbout.wasDeleted"), pick(item, "title")],
						failed: { title: text("manageAbout.deleteFailed") },
						changed: [aboutShown],
					}}
				>
					<Button
						aria-label={text("manageAbout.editHereOf", { title: pick(item, "title") })}
						aria-expanded={edited === String(item.id)}
						onClick={() => set({ inline: edited === String(item.id) ? null : String(item.id) })}
					>
						{text("manageAbout.editHere")}
					</Button>
				</RecordActions>
			)}
			below={({ id }) =>
				edited !== String(id) ? undefined : (
					<OpenRecord word="inline" query={aboutSectionQuery} dialog={AboutSectionForm} />
				)
			}
			keyOf={({ id }) => String(id)}
			name="about"
			first={5}
		>
			<OpenRecord word="section" query={aboutSectionQuery} dialog={AboutSectionDialog} />
		</RecordList>
	);
}
