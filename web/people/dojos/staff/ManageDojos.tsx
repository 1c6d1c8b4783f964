import { dojosTexts, governorateNames } from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { PublishedRecords } from "../../../base/records/publication/PublishedRecords.tsx";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { dojoQuery, dojos, dojosPages, dojosQuery } from "../dojos.queries.ts";
import { manageDojosMessages } from "./manageDojos.messages.ts";
import { UnlinkedPlaces } from "./UnlinkedPlaces.tsx";

const DojoDialog = lazyPart(() => import("./DojoDialog.tsx"));

const publish = ({ id }: Dojo, published: boolean, key: string) =>
	dojos.patch({ params: { id }, body: { published }, key });

/** Staff manage the dojos. */
export default function ManageDojos() {
	const text = useText(manageDojosMessages);
	const locale = useLocale();
	return (
		<PublishedRecords
			word="dojo"
			title={text("manageDojos.title")}
			create={text("manageDojos.new")}
			none={text("manageDojos.none")}
			noneText={text("manageDojos.noneText")}
			name="dojos"
			pages={dojosPages}
			query={dojoQuery}
			dialog={DojoDialog}
			fields={dojosTexts}
			call={publish}
			changed={[dojosQuery]}
			wasPublished={text("manageDojos.wasPublished")}
			deletionOf={({ id }, name) => ({
				title: text("manageDojos.deleteTitle"),
				sure: text("manageDojos.sure", { name }),
				call: (key) => dojos.remove({ params: { id }, key }),
				said: [text("manageDojos.wasDeleted"), name],
				failed: { fallback: text("manageDojos.deleteFailed") },
				changed: [dojosQuery],
			})}
			named={{ head: text("manageDojos.dojo") }}
			before={[
				{
					id: "area",
					head: text("manageDojos.area"),
					sort: ({ area }) => governorateNames[area][locale],
					cell: ({ area }) => governorateNames[area][locale],
				},
			]}
		>
			<UnlinkedPlaces />
		</PublishedRecords>
	);
}
