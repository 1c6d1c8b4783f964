import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { rankOf } from "#shared/base/ranks/belts.rules.ts";
import { judgeLevels } from "#shared/competition/judges/judges.rules.ts";
import type { Judge, JudgeRow } from "#shared/competition/judges/judges.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { RecordActions } from "../../../base/records/RecordActions.tsx";
import { RecordList } from "../../../base/records/RecordList.tsx";
import { stateColumn } from "../../../base/records/stateColumn.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useListing } from "../../../core/calls/usePages.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { Button } from "../../../ui/Button.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import { judgesMessages } from "../judges.messages.ts";
import { judges, judgesQuery } from "../judges.queries.ts";
import { LevelBadge } from "../LevelBadge.tsx";
import { useSpecializations } from "../useSpecializations.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";
import "./manage-judges.css";

const JudgeDialog = lazyPart(() => import("./JudgeDialog.tsx"));
const DeactivateJudgeDialog = lazyPart(() => import("./DeactivateJudgeDialog.tsx"));

/** The number of competitions a judge officiated at, with a button to add one. */
function Competitions({ row: { judges: judge, users } }: { row: JudgeRow }) {
	const text = useText(manageJudgesMessages);
	const { formatNumber } = useIntl();
	const name = useNames()(users).full;
	const takeBack = useWrite({
		call: ({ id, userId: _, ...rest }: Judge, key) =>
			judges.update({
				params: { id },
				body: { ...rest, competitionsOfficiated: rest.competitionsOfficiated - 1 },
				key,
			}),
		toast: () => ({ title: text("manageJudges.wasUpdated"), text: name }),
		changed: [judgesQuery],
	});
	const increment = useWrite({
		call: (_: void, key) => judges.incrementCompetitions({ params: { id: judge.id }, key }),
		toast: (counted) => ({
			title: text("manageJudges.incremented"),
			text: name,
			undo: () => takeBack.mutate(counted),
		}),
		changed: [judgesQuery],
	});
	return (
		<span className="row">
			<span className="officiated">{formatNumber(judge.competitionsOfficiated)}</span>
			<Button
				aria-label={text("manageJudges.incrementOf", { name })}
				disabled={increment.isPending}
				onClick={() => increment.mutate()}
			>
				{text("manageJudges.increment")}
			</Button>
		</span>
	);
}

function Actions({ row }: { row: JudgeRow }) {
	const text = useText(manageJudgesMessages);
	const name = useNames()(row.users).full;
	const [isAsking, setAsking] = useState(false);
	const { id, isActive } = row.judges;
	return (
		<RecordActions id={id} name={name}>
			{isActive && (
				<Button
					opens
					aria-label={text("manageJudges.deactivateOf", { name })}
					onClick={() => setAsking(true)}
				>
					{text("manageJudges.deactivate")}
				</Button>
			)}
			{isAsking && <DeactivateJudgeDialog row={row} onClose={() => setAsking(false)} />}
		</RecordActions>
	);
}

function useColumns(): Column<JudgeRow>[] {
	const text = useText(manageJudgesMessages);
	const names = useNames();
	const beltName = useBeltName();
	const inWords = useSpecializations();
	const { formatDate } = useIntl();
	return [
		{
			id: "judge",
			head: text("manageJudges.judge"),
			names: true,
			sort: ({ users }) => names(users).full,
			cell: ({ users, judges: judge }) => (
				<>
					<Link to={paths.person(judge.userId)}>
						<PersonName person={users} />
					</Link>
					<span className="small soft block judge-email">
						<bdi dir="ltr">{users.email}</bdi>
					</span>
				</>
			),
		},
		stateColumn(({ judges }) => judges.isActive, {
			head: text("manageJudges.status"),
			on: text("manageJudges.active"),
			off: text("manageJudges.inactive"),
		}),
		{
			id: "level",
			head: text("manageJudges.level"),
			sort: ({ judges: { competitionLevel } }) => judgeLevels.indexOf(competitionLevel),
			cell: ({ judges: { competitionLevel, specializations } }) => (
				<>
					<LevelBadge level={competitionLevel} />
					<span className="small soft block">{inWords(specializations)}</span>
				</>
			),
		},
		{
			id: "belt",
			head: text("manageJudges.belt"),
			sort: ({ users }) => rankOf(users.currentBelt),
			cell: ({ users }) => <span className="small">{beltName(users.currentBelt)}</span>,
		},
		{
			id: "competitions",
			head: text("manageJudges.competitions"),
			phone: "labelled",
			sort: ({ judges: { competitionsOfficiated } }) => competitionsOfficiated,
			cell: (row) => <Competitions row={row} />,
		},
		{
			id: "certified",
			head: text("manageJudges.certified"),
			phone: "labelled",
			sort: ({ judges: { certificationDate } }) => certificationDate ?? "",
			cell: ({ judges: { certificationDate } }) =>
				certificationDate ? (
					<time className="small soft" dateTime={certificationDate}>
						{formatDate(startOf(certificationDate), { dateStyle: "long" })}
					</time>
				) : (
					<span className="small soft">{text("manageJudges.unknown")}</span>
				),
		},
	];
}

const kinds = {
	all: () => true,
	active: ({ judges: { isActive } }: JudgeRow) => isActive,
	inactive: ({ judges: { isActive } }: JudgeRow) => !isActive,
};

const kindOf = (chosen: string | null) =>
	chosen === "active" || chosen === "inactive" ? chosen : "all";

/** Super-admins manage the registry of judges. */
export default function ManageJudges() {
	const text = useText(manageJudgesMessages);
	const loading = useText(judgesMessages)("judges.loading");
	const { search, set } = useAddress();
	const list = useListing(judgesQuery);
	const { rows } = list;
	const id = search.get("id");
	const edited = rows?.find(({ judges: judge }) => String(judge.id) === id) ?? null;
	const displayed = rows?.filter(kinds[kindOf(search.get("show"))]);
	const choice = (kind: keyof typeof kinds) => ({
		value: kind === "all" ? "" : kind,
		label: text(`manageJudges.${kind}`),
		count: rows?.filter(kinds[kind]).length,
	});
	const filter = (
		<UrlFilter
			name="show"
			label={text("manageJudges.show")}
			choices={[choice("all"), choice("active"), choice("inactive")]}
		/>
	);
	return (
		<RecordList
			title={text("manageJudges.title")}
			create={text("manageJudges.add")}
			list={list}
			rows={displayed}
			loading={loading}
			above={
				rows &&
				rows.length > 0 && (
					<>
						{filter}
						{displayed?.length === 0 && <Empty>{text("manageJudges.noneSuch")}</Empty>}
					</>
				)
			}
			none={text("manageJudges.none")}
			noneText={text("manageJudges.noneText")}
			columns={useColumns()}
			actions={(row) => <Actions row={row} />}
			keyOf={({ judges: judge }) => String(judge.id)}
		>
			{rows && (id === "new" || edited) && (
				<JudgeDialog key={id} row={edited} all={rows} onClose={() => set({ id: null })} />
			)}
		</RecordList>
	);
}
