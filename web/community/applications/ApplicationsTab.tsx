import { useIntl } from "react-intl";
import { rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { type Column, DataTable } from "../../ui/tables/DataTable.tsx";
import { Applicant, BeltBadge } from "./Applicant.tsx";
import { ApplicationActions } from "./ApplicationActions.tsx";
import { ApplicationsRoom } from "./ApplicationsRoom.tsx";
import { applicationsMessages } from "./applications.messages.ts";

function useColumns(onReject: (application: CoachApplication) => void): Column<CoachApplication>[] {
	const text = useText(applicationsMessages);
	const names = useNames();
	const { formatDate } = useIntl();
	return [
		{
			id: "applicant",
			head: text("applications.applicant"),
			names: true,
			sort: (application) => names(application).full,
			cell: (application) => <Applicant application={application} />,
		},
		{
			id: "belt",
			head: text("applications.belt"),
			sort: ({ currentBelt }) => rankOf(currentBelt),
			cell: (application) => <BeltBadge application={application} />,
		},
		{
			id: "applied",
			head: text("applications.applied"),
			phone: "labelled",
			sort: ({ createdAt }) => createdAt,
			cell: ({ createdAt }) => (
				<time className="small soft application-date" dateTime={createdAt}>
					{formatDate(createdAt, { dateStyle: "medium" })}
				</time>
			),
		},
		{
			id: "actions",
			head: text("applications.actions"),
			cell: (application) => (
				<ApplicationActions application={application} onReject={() => onReject(application)} />
			),
		},
	];
}

type TableProps = Pick<Parameters<typeof DataTable<CoachApplication>>[0], "rows" | "pages"> & {
	onReject: (application: CoachApplication) => void;
};

function ApplicationsTable({ onReject, ...rest }: TableProps) {
	const text = useText(applicationsMessages);
	const columns = useColumns(onReject);
	return (
		<DataTable
			label={text("applications.title")}
			columns={columns}
			keyOf={({ id }) => String(id)}
			first={10}
			{...rest}
		/>
	);
}

/** Table of pending coach applications, for admins. */
export default function ApplicationsTab() {
	const text = useText(applicationsMessages);
	return (
		<ApplicationsRoom none={text("applications.noneApprovals")}>
			{(rows, pages, onReject) => (
				<ApplicationsTable rows={rows} pages={pages} onReject={onReject} />
			)}
		</ApplicationsRoom>
	);
}
