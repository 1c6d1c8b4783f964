import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { rankOf } from "#shared/belts/belts.rules.ts";
import { isMinor } from "#shared/core/age.ts";
import type { AthleteId } from "#shared/core/ids.ts";
import { type Athlete, weightCategories } from "#shared/national-team/national-team.schema.ts";
import { Belt } from "../belts/Belt.tsx";
import { useBeltName } from "../belts/useBeltName.ts";
import { useText } from "../core/messages.ts";
import { useAddress } from "../core/useAddress.ts";
import { usePages } from "../core/usePages.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Empty } from "../ui/Empty.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { manageTeamMessages } from "./manageTeam.messages.ts";
import { editedAthleteQuery, teamPages } from "./national-team.queries.ts";
import { useAthleteTexts } from "./useAthleteTexts.ts";

const AthleteDialog = lazy(() => import("./AthleteDialog.tsx"));
const DeleteAthleteDialog = lazy(() => import("./DeleteAthleteDialog.tsx"));

function useColumns(onDelete: (athlete: Athlete) => void): Column<Athlete>[] {
	const text = useText(manageTeamMessages);
	const told = useAthleteTexts();
	const beltName = useBeltName();
	const { set } = useAddress();
	return [
		{
			id: "name",
			head: text("manageTeam.athlete"),
			names: true,
			sort: told.name,
			cell: (athlete) => (
				<>
					<bdi lang={told.nameLang(athlete)}>{told.name(athlete)}</bdi>
					<span className="small soft block">{told.rank(athlete)}</span>
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
					{told.age(athlete)[1]}
					{athlete.dateOfBirth && isMinor(athlete.dateOfBirth, Date.now()) && (
						<span className="small soft block">{text("manageTeam.minor")}</span>
					)}
				</>
			),
		},
		{
			id: "category",
			head: text("manageTeam.category"),
			sort: ({ weightCategory }) => (weightCategory ? weightCategories.indexOf(weightCategory) : -1),
			cell: told.category,
		},
		{
			id: "status",
			head: text("manageTeam.status"),
			phone: "end",
			sort: ({ isActive }) => Number(isActive),
			cell: ({ isActive }) => (
				<span className={isActive ? "badge primary" : "badge draft"}>
					{text(isActive ? "manageTeam.active" : "manageTeam.inactive")}
				</span>
			),
		},
		{
			id: "actions",
			head: text("manageTeam.actions"),
			cell: (athlete) => {
				const name = told.name(athlete);
				return (
					<span className="row">
						<Button
							opens
							aria-label={text("manageTeam.editOf", { name })}
							onClick={() => set({ athlete: String(athlete.id) }, { step: true })}
						>
							{text("manageTeam.edit")}
						</Button>
						<Button opens aria-label={text("manageTeam.deleteOf", { name })} onClick={() => onDelete(athlete)}>
							{text("manageTeam.delete")}
						</Button>
					</span>
				);
			},
		},
	];
}

/** The athlete whom the address names (`?id=7`), asked for anew, so that nobody edits what is old. */
function EditedAthlete({ id, onClose }: { id: AthleteId; onClose: () => void }) {
	const { data, isError, refetch } = useQuery(editedAthleteQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	return data && <AthleteDialog item={data} onClose={onClose} />;
}

/** What super-admins do with the national team. */
export default function TeamDesk() {
	const text = useText(manageTeamMessages);
	const { search, set } = useAddress();
	const [deleted, setDeleted] = useState<Athlete | null>(null);
	const pages = usePages(teamPages);
	const { rows, isPending, isLoadingError, refetch } = pages;
	const columns = useColumns(setDeleted);
	const id = search.get("athlete");
	const close = () => set({ athlete: null });
	return (
		<>
			<header className="section-head">
				<h2>{text("manageTeam.title")}</h2>
				<Button kind="primary" opens onClick={() => set({ athlete: "new" }, { step: true })}>
					{text("manageTeam.new")}
				</Button>
			</header>
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{rows?.length === 0 && <Empty text={text("manageTeam.noneText")}>{text("manageTeam.none")}</Empty>}
			{rows && rows.length > 0 && (
				<DataTable
					label={text("manageTeam.title")}
					rows={rows}
					columns={columns}
					keyOf={({ id }) => String(id)}
					pages={pages}
				/>
			)}
			<Suspense>
				{id === "new" && <AthleteDialog item={null} onClose={close} />}
				{id && id !== "new" && <EditedAthlete key={id} id={Number(id) as AthleteId} onClose={close} />}
				{deleted && <DeleteAthleteDialog item={deleted} onClose={() => setDeleted(null)} />}
			</Suspense>
		</>
	);
}
