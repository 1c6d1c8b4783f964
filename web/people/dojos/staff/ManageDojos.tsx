import { dojosTexts, governorateNames } from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { useRecordWords } from "../../../base/records/kind/recordWords.ts";
import { useRecordColumns } from "../../../base/records/kind/useRecordColumns.tsx";
import { PublishedRecords } from "../../../base/records/publication/PublishedRecords.tsx";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { dojoKind } from "../dojos.queries.ts";
import { manageDojosMessages } from "./manageDojos.messages.ts";
import { UnlinkedPlaces } from "./UnlinkedPlaces.tsx";

const DojoDialog = lazyPart(() => import("./DojoDialog.tsx"));

/** Staff manage the dojos. */
export default function ManageDojos() {
	const text = useText(manageDojosMessages);
	const words = useRecordWords(manageDojosMessages, "manageDojos");
	const locale = useLocale();
	const areaOf = ({ area }: Dojo) => governorateNames[area][locale];
	const { name, state } = useRecordColumns<Dojo>();
	return (
		<PublishedRecords
			kind={dojoKind}
			words={words}
			name="dojos"
			texts={dojosTexts}
			columns={[
				name(dojosTexts, words.text("head")),
				{ id: "area", head: text("manageDojos.area"), sort: areaOf, cell: areaOf },
				state(({ published }) => published),
			]}
			dialog={DojoDialog}
		>
			<UnlinkedPlaces />
		</PublishedRecords>
	);
}
