import { type ComponentProps, lazy, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { PersonStanding } from "#shared/community/people/people.rules.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { staffBeltName } from "#shared/training/belts/belts.names.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { useSettled } from "../../../core/moments/useSettled.ts";
import { useUser } from "../../../identity/auth/session.ts";
import { Desk, OpenRecord } from "../../../platform/records/Desk.tsx";
import { RecordActions } from "../../../platform/records/RecordActions.tsx";
import { Belt } from "../../../training/belts/Belt.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import { useNames } from "../../users/names.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { peopleFile, peoplePages, personQuery } from "../people.queries.ts";
import { removalOf } from "../removal.ts";
import { filterWords, PeopleFilters } from "./PeopleFilters.tsx";
import { PersonCell } from "./PersonCell.tsx";
import { RoleBadge } from "./RoleBadge.tsx";
import "./people-desk.css";

const PersonDialog = lazy(() => import("../PersonDialog.tsx"));

function useColumns(showsRole: boolean): Column<PersonRecord>[] {
	const text = useText(managePeopleMessages);
	const locale = useLocale();
	const { formatDate } = useIntl();
	return [
		{
			id: "name",
			head: text("managePeople.name"),
			names: true,
			cell: (person) => <PersonCell person={person} />,
		},
		{
			id: "belt",
			head: text("managePeople.belt"),
			cell: ({ currentBelt }) => (
				<span className="person-belt">
					<Belt belt={currentBelt} width={56} />
					<span className="badge">{staffBeltName(currentBelt, locale)}</span>
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
			phone: "none",
			cell: ({ createdAt }) => (
				<time className="small soft" dateTime={createdAt}>
					{formatDate(createdAt, { dateStyle: "long" })}
				</time>
			),
		},
	];
}

function Actions({ person }: { person: PersonRecord }) {
	const name = useNames()(person).full;
	return (
		<RecordActions item={person} id={person.id} name={name} deleteDialog={removalOf(person)} />
	);
}

type Props = Pick<
	ComponentProps<typeof Desk>,
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
export function PeopleDesk({
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
	const { data: user } = useUser();
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
	const isEmpty = list.rows?.length === 0;
	const clear = () => set(Object.fromEntries(filterWords.map((word) => [word, null])));
	const isRead = search.get("id") !== "new";
	return (
		<Desk
			{...rest}
			name="people"
			list={isEmpty && isFiltered ? { ...list, rows: undefined } : list}
			above={
				<>
					{hint && <p className="soft">{hint}</p>}
					<PeopleFilters />
					<p className="row">
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
			columns={useColumns(showsRole)}
			actions={user?.role === "super-admin" ? (person) => <Actions person={person} /> : undefined}
			keyOf={({ id }) => String(id)}
		>
			{isRead && user?.role === "super-admin" && (
				<OpenRecord query={personQuery} dialog={PersonDialog} />
			)}
			{children}
		</Desk>
	);
}
