import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import {
	mayCorrect,
	mostSelected,
	type PeopleSort,
	type PersonStanding,
} from "#shared/community/people/people.rules.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { ageOn } from "#shared/core/time/age.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { OpenRecord } from "../../../base/records/OpenRecord.tsx";
import { RecordList } from "../../../base/records/RecordList.tsx";
import { useUser } from "../../../base/session/session.ts";
import { paths } from "../../../core/address/paths.ts";
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
import { invitationMessages } from "../bulk/invitations.messages.ts";
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

const InviteDialog = lazyPart(() => import("../bulk/InviteDialog.tsx"));
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
					{formatDate(createdAt, { dateStyle: "medium" })}
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

/** The filters that the address states, once nobody types any more. */
function useFilters(): Record<string, string> {
	const { search } = useAddress();
	const typed = Object.fromEntries(
		filterWords.flatMap((word) => [[word, search.get(word)?.trim()]]).filter(([, value]) => value),
	);
	return JSON.parse(useSettled(JSON.stringify(typed)));
}

/** The filters, and with them whom the server lists in which order. */
function useWhom(roles: Props["roles"]) {
	const order = useAddress().search.get("order");
	const filters = useFilters();
	return { filters, whom: { ...filters, roles: roles.join(), ...(order && { sort: order }) } };
}

/** How many people of the list have never signed in; leads to them, and from them invites them. */
function WithoutPassword({
	roles,
	whom,
	found,
}: Pick<Props, "roles"> & Omit<FoundProps, "beside">) {
	const text = useText(invitationMessages);
	const { search, set } = useAddress();
	const [ids, setIds] = useState<UserId[] | "loading">();
	const { data } = useQuery(peopleCount({ lacks: "password", roles: roles.join() }));
	const isShown = search.get("lacks") === "password";
	const isFew = found && !found.more && found.count <= mostSelected;
	const readIds = async () => {
		setIds("loading");
		setIds((await readEverybody(whom)).map(({ id }) => id));
	};
	if (!data || (data.count === 0 && !isShown)) return null;
	return (
		<>
			<Button
				aria-pressed={isShown}
				onClick={() => set({ lacks: isShown ? null : "password" }, { step: true })}
			>
				{text(data.more ? "invitations.withoutMore" : "invitations.without", {
					count: data.count,
				})}
			</Button>
			{isShown && isFew && found.count > 0 && (
				<Button kind="primary" opens disabled={ids === "loading"} onClick={readIds}>
					{text("invitations.inviteCount", { count: found.count })}
				</Button>
			)}
			{Array.isArray(ids) && (
				<InviteDialog
					ids={ids}
					onDone={() => setIds(undefined)}
					onClose={() => setIds(undefined)}
				/>
			)}
		</>
	);
}

type FoundProps = Pick<Props, "beside"> & {
	/** The filters, roles and order of the list. */
	whom: Parameters<typeof peoplePages>[0];
	found: { count: number; more?: boolean } | undefined;
};

/** Makes everybody who is found the audience of an announcement. */
function MessageFound({ whom, found }: Omit<FoundProps, "beside">) {
	const text = useText(managePeopleMessages);
	const navigate = useNavigate();
	const [isReading, setReading] = useState(false);
	if (!found || found.more || found.count === 0 || found.count > mostSelected) return null;
	const write = async () => {
		setReading(true);
		const ids = (await readEverybody(whom)).map(({ id }) => id);
		void navigate(`${paths.broadcasts}?id=new&people=${ids.join()}`);
	};
	return (
		<Button disabled={isReading} onClick={write}>
			{text("managePeople.message", { count: found.count })}
		</Button>
	);
}

/** How many people are found, and their export. */
function FoundRow({ roles, whom, found, beside }: FoundProps & Pick<Props, "roles">) {
	const text = useText(managePeopleMessages);
	const lang = useLocale();
	return (
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
			<a className="button" href={peopleFile({ ...whom, lang }, "export")} download>
				{text("managePeople.csv")}
			</a>
			<MessageFound whom={whom} found={found} />
			<WithoutPassword roles={roles} whom={whom} found={found} />
			{beside}
		</p>
	);
}

/** Nobody fits the filters, or nobody of those read so far. */
function NoneFound({ onMore }: { onMore: (() => void) | undefined }) {
	const text = useText(managePeopleMessages);
	const { set } = useAddress();
	const clear = () => set(Object.fromEntries(filterWords.map((word) => [word, null])));
	return (
		<Empty
			action={
				<Button onClick={onMore ?? clear}>
					{text(onMore ? "managePeople.more" : "managePeople.clear")}
				</Button>
			}
		>
			{text(onMore ? "managePeople.readOn" : "managePeople.noneSuch")}
		</Empty>
	);
}

/**
 * People of some roles, searched, filtered and sorted by the query string, with the dialog of one
 * person.
 */
export function PeopleList({ roles, showsRole = false, hint, beside, children, ...rest }: Props) {
	const { search } = useAddress();
	const { filters, whom } = useWhom(roles);
	const isFiltered = Object.keys(filters).length > 0;
	const list = usePages(peoplePages(whom));
	const { data: found } = useQuery(peopleCount({ ...filters, roles: roles.join() }));
	const selection = usePeopleSelection(list.rows);
	const names = useNames();
	const isEmpty = list.rows?.length === 0;
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
						<FoundRow roles={roles} whom={whom} found={found} beside={beside} />
						{isEmpty && isFiltered && <NoneFound onMore={list.more} />}
					</>
				}
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
