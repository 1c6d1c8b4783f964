import { useQuery } from "@tanstack/react-query";
import { rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import { weightCategories } from "#shared/people/national-team/weight-categories.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { ManageRecords } from "../../../base/records/kind/ManageRecords.tsx";
import { useRecordWords } from "../../../base/records/kind/recordWords.ts";
import { useRecordColumns } from "../../../base/records/kind/useRecordColumns.tsx";
import { useAddress } from "../../../core/address/useAddress.ts";
import { readWhenOpened } from "../../../core/calls/freshness.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import { people } from "../../users/people.client.ts";
import { athleteKind } from "../national-team.queries.ts";
import { useAthleteTexts } from "../useAthleteTexts.ts";
import { manageTeamMessages } from "./manageTeam.messages.ts";

const AthleteDialog = lazyPart(() => import("./AthleteDialog.tsx"));

function useColumns(): Column<Athlete>[] {
	const text = useText(manageTeamMessages);
	const athleteTexts = useAthleteTexts();
	const beltName = useBeltName();
	const { state } = useRecordColumns<Athlete>();
	return [
		{
			id: "name",
			head: text("manageTeam.kind"),
			names: true,
			sort: athleteTexts.name,
			cell: (athlete) => (
				<>
					<bdi lang={athleteTexts.nameLang(athlete)}>{athleteTexts.name(athlete)}</bdi>
					<span className="small soft block">{athleteTexts.rank(athlete)}</span>
				</>
			),
		},
		{
			id: "belt",
			head: text("manageTeam.belt"),
			sort: ({ currentBelt }) => rankOf(currentBelt),
			cell: ({ currentBelt }) => (
				<span className="stack tight small">
					<Belt belt={currentBelt} width={72} />
					{beltName(currentBelt)}
				</span>
			),
		},
		{
			id: "age",
			head: text("manageTeam.age"),
			sort: ({ dateOfBirth }) => dateOfBirth ?? "",
			cell: (athlete) => (
				<>
					{athleteTexts.age(athlete)[1]}
					{athlete.dateOfBirth && isMinor(athlete.dateOfBirth, Date.now()) && (
						<span className="small soft block">{text("manageTeam.minor")}</span>
					)}
				</>
			),
		},
		{
			id: "category",
			head: text("manageTeam.category"),
			sort: ({ weightCategory }) =>
				weightCategory ? weightCategories.indexOf(weightCategory) : -1,
			cell: athleteTexts.category,
		},
		state(({ isActive }) => isActive, text("manageTeam.active"), text("manageTeam.inactive")),
	];
}

/** Creates the card of a person; the form is empty if the person cannot be read. */
function NewCard({ id, onClose }: { id: UserId; onClose: () => void }) {
	const { data: person, isPending } = useQuery({
		queryKey: ["athleteOf", id],
		queryFn: () => people.get({ params: { id } }),
		...readWhenOpened,
	});
	return !isPending && <AthleteDialog item={null} person={person} onClose={onClose} />;
}

/** Super-admins manage the national team. */
export default function ManageTeam() {
	const { name } = useAthleteTexts();
	const { search, set } = useAddress();
	const personId = search.get("athleteOf");
	return (
		<ManageRecords
			kind={athleteKind}
			words={useRecordWords(manageTeamMessages, "manageTeam")}
			nameOf={name}
			list={usePages(athleteKind.pages)}
			columns={useColumns()}
			dialog={AthleteDialog}
		>
			{personId && (
				<NewCard
					key={personId}
					id={Number(personId) as UserId}
					onClose={() => set({ athleteOf: null })}
				/>
			)}
		</ManageRecords>
	);
}
