import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { dojosTexts, governorateNames } from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { useRecordWords } from "../../../base/records/kind/recordWords.ts";
import { useRecordColumns } from "../../../base/records/kind/useRecordColumns.tsx";
import { PublishedRecords } from "../../../base/records/publication/PublishedRecords.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { dojoKind } from "../dojos.queries.ts";
import { manageDojosMessages } from "./manageDojos.messages.ts";
import { UnlinkedPlaces } from "./UnlinkedPlaces.tsx";

const DojoDialog = lazyPart(() => import("./DojoDialog.tsx"));

/** Staff manage the dojos. */
export default function ManageDojos() {
	const text = useText(manageDojosMessages);
	const words = useRecordWords(manageDojosMessages, "manageDojos");
	const locale = useLocale();
	const pick = usePick();
	const { formatNumber } = useIntl();
	const areaOf = ({ area }: Dojo) => governorateNames[area][locale];
	const { name, state } = useRecordColumns<Dojo>();
	return (
		<PublishedRecords
			kind={dojoKind}
			words={words}
			name="dojos"
			texts={dojosTexts}
			columns={[
				name(dojosTexts, words.text("head"), {
					cell: (dojo, lacking) => (
						<>
							{dojo.published ? (
								<Link to={paths.dojo(dojo.id)}>
									<Written>{pick(dojo, "name")}</Written>
								</Link>
							) : (
								<Written>{pick(dojo, "name")}</Written>
							)}
							{lacking}
						</>
					),
				}),
				{ id: "area", head: text("manageDojos.area"), sort: areaOf, cell: areaOf },
				{
					id: "people",
					head: text("manageDojos.people"),
					phone: "labelled",
					sort: ({ linked }) => linked?.people ?? 0,
					cell: ({ id, linked }) =>
						linked && (
							<Link to={`${paths.people}?dojoId=${id}`}>{formatNumber(linked.people)}</Link>
						),
				},
				{
					id: "classes",
					head: text("manageDojos.classes"),
					phone: "labelled",
					sort: ({ linked }) => linked?.classes ?? 0,
					cell: ({ linked }) => linked && formatNumber(linked.classes),
				},
				state(({ published }) => published),
			]}
			dialog={DojoDialog}
		>
			<UnlinkedPlaces />
		</PublishedRecords>
	);
}
