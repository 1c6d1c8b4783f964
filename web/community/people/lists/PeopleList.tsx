import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import {
	mayCorrect,
	type PeopleSort,
	type PersonStanding,
} from "#shared/community/people/people.rules.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { ageOn } from "#shared/core/time/age.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { OpenRecord } from "../../../base/records/OpenRecord.tsx";
import { RecordList } from "../../../base/records/RecordList.tsx";
import { useUser } from "../../../base/session/session.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useSettled } from "../../../core/moments/useSettled.ts";
import { DojoName } from "../../../people/dojos/DojoName.tsx";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { RowIcons } from "../../../ui/menus/RowIcons.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import type { Column, Direction } from "../../../ui/tables/DataTable.tsx";
import { SelectedPeople } from "../bulk/SelectedPeople.tsx";
import { usePeopleSelection } from "../bulk/usePeopleSelection.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import {
	peopleCount,
	peopleFile,
	peoplePages,
	personQuery,
	readEverybody,
} from "../people.queries.ts";
import { removalOf } from "../removal.ts";
import { filterWords, PeopleFilters } from "./PeopleFilters.tsx";
import { PersonCell } from "./PersonCell.tsx";
import { RoleBadge } from "./RoleBadge.tsx";
import "./people-list.css";

const PersonDialog = lazyPart(() => import("../PersonDialog.tsx"));

const defaultOrder: PeopleSort = "name";

/** A search lists first who fits best, whatever the order. */
function useColumns(showsRole: boolean, isSearching: boolean): Column<PersonRecord>[] {
	const text = useText(managePeopleMessages);
	const locale = useLocale();
	const { formatDate, formatNumber } = useIntl();
	const order = (direction: Direction) => (isSearching ? undefined : direction);
	return [
		{
			id: "name",
			head: text("managePeople.name"),
			names: true,
			serverOrder: order("ascending"),
			cell: (person) => <PersonCell person={person} compact />,
		},
		{
			id: "belt",
			head: text("managePeople.belt"),
			serverOrder: order("descending"),
			cell: ({ currentBelt }) => (
				<span className="person-belt">
					<Belt belt={currentBelt} width={40} />
					<span className="small">{staffBeltName(currentBelt, locale)}</span>
				</span>
			),
		},
		{
			id: "age",
			head: text("managePeople.age"),
			serverOrder: order("ascending"),
			phone: "none",
			cell: ({ dateOfBirth }) =>
				dateOfBirth && (
					<span className="small">{formatNumber(ageOn(kuwaitDate(Date.now()), dateOfBirth))}</span>
				),
		},
		{
			id: "dojo",
			head: text("managePeople.dojo"),
			serverOrder: order("ascending"),
			phone: "none",
			cell: (person) =>
				person.dojoLocation && (
					<span className="small">
						<DojoName place={person} />
					</span>
				),
		},
		...(showsRole
			? [
					{
						id: "role",
						head: text("managePeople.roleHead"),
						cell: (person: PersonRecord) => <RoleBadge person={person} />,
					},
				]
			: []),
		{
			id: "phone",
			head: text("managePeople.phone"),
			cell: ({ phoneNumber }) => (
				<span className="small" dir="ltr">
					{phoneNumber ?? text("managePeople.unknown")}
				</span>
			),
		},
		{
			id: "joined",
			head: text("managePeople.joined"),
			serverOrder: order("descending"),
			phone: "none",
			cell: ({ createdAt }) => (
				<time className="small soft" dateTime={createdAt}>
					{formatDate(createdAt, { dateStyle: "long" })}
				</time>
			),
		},
	];
}

/** The actions of a row; the name leads to the person's page. */
function Actions({ person }: { person: PersonRecord }) {
	const text = useText(managePeopleMessages);
	const name = useNames()(person).full;
	const { set } = useAddress();
	const { data: user } = useUser();
	const [isDeleting, setDeleting] = useState(false);
	if (!user || !mayCorrect(user.role, person.role)) return null;
	const Removal = user.role === "super-admin" ? removalOf(person) : undefined;
	return (
		<>
			<RowIcons
				name={name}
				actions={[
					{
						icon: "edit",
						label: text("managePeople.edit"),
						onSelect: () => set({ id: String(person.id) }, { step: true }),
					},
					...(Removal
						? [
								{
									icon: "delete" as const,
									label: text("managePeople.delete"),
									danger: true,
									onSelect: () => setDeleting(true),
								},
							]
						: []),
				]}
			/>
			{Removal && isDeleting && <Removal item={person} onClose={() => setDeleting(false)} />}
		</>
	);
}

type Props = Pick<
	ComponentProps<typeof RecordList>,
	"title" | "create" | "none" | "noneText" | "children"
> & {
	/** The roles that the list contains. */
	roles: readonly PersonStanding[];
	showsRole?: boolean;
	/** Explains below the heading how people get into this list. */
	hint?: string;
	/** Content beside the export. */
	beside?: ReactNode;
};

/**
 * People of some roles, searched, filtered and sorted by the query string, with the dialog of one
 * person.
 */
export function PeopleList({
	roles,
	showsRole = false,
	hint,
	beside,
	none,
	noneText,
	children,
	...rest
}: Props) {
	const text = useText(managePeopleMessages);
	const { search, set } = useAddress();
	const asked = Object.fromEntries(
		filterWords.flatMap((word) => [[word, search.get(word)?.trim()]]).filter(([, value]) => value),
	);
	const settled = useSettled(JSON.stringify(asked));
	const filters = JSON.parse(settled) as Record<string, string>;
	const isFiltered = Object.keys(filters).length > 0;
	const order = search.get("order");
	const whom = { ...filters, roles: roles.join(), ...(order && { sort: order }) };
	const lang = useLocale();
	const list = usePages(peoplePages(whom));
	const { data: found } = useQuery(peopleCount({ ...filters, roles: roles.join() }));
	const selection = usePeopleSelection(list.rows);
	const names = useNames();
	const isEmpty = list.rows?.length === 0;
	const clear = () => set(Object.fromEntries(filterWords.map((word) => [word, null])));
	const isRead = search.get("id") !== "new";
	return (
		<div className="people-list">
			<RecordList
				{...rest}
				name="people"
				order={defaultOrder}
				list={isEmpty && isFiltered ? { ...list, rows: undefined } : list}
				above={
					<>
						{hint && <p className="soft">{hint}</p>}
						<PeopleFilters />
						<p className="row">
							{found && (
								<strong role="status">
									{text(found.more ? "managePeople.foundMore" : "managePeople.found", {
										count: found.count,
									})}
								</strong>
							)}
							<a className="button" href={peopleFile({ ...whom, lang }, "workbook")} download>
								{text("managePeople.export")}
							</a>
							<a href={peopleFile({ ...whom, lang }, "export")} download>
								{text("managePeople.csv")}
							</a>
							{beside}
						</p>
						{isEmpty && isFiltered && (
							<Empty
								action={
									<Button onClick={list.more ?? clear}>
										{text(list.more ? "managePeople.more" : "managePeople.clear")}
									</Button>
								}
							>
								{text(list.more ? "managePeople.readOn" : "managePeople.noneSuch")}
							</Empty>
						)}
					</>
				}
				none={none}
				noneText={noneText}
				columns={useColumns(showsRole, Boolean(filters.search))}
				actions={(person) => <Actions person={person} />}
				selection={{ ...selection, nameOf: (person) => names(person).full }}
				keyOf={({ id }) => String(id)}
			>
				{isRead && <OpenRecord query={personQuery} dialog={PersonDialog} />}
				<SelectedPeople
					selection={selection}
					found={found && !found.more ? found.count : undefined}
					readAll={() => readEverybody(whom)}
				/>
				{children}
			</RecordList>
		</div>
	);
}
