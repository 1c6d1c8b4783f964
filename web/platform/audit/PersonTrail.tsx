import { Link } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import type { AuditLine } from "#shared/platform/audit/audit.schema.ts";
import { PersonName } from "../../community/users/PersonName.tsx";
import { paths } from "../../core/address/paths.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../ui/tables/DataTable.tsx";
import { Moment } from "../../ui/texts/Moment.tsx";
import { auditMessages } from "./audit.messages.ts";
import { auditPages } from "./audit.queries.ts";
import { Details } from "./Details.tsx";
import { useAuditWords } from "./useAuditWords.ts";

function useColumns(): Column<AuditLine>[] {
	const text = useText(auditMessages);
	const words = useAuditWords();
	return [
		{
			id: "what",
			head: text("audit.what"),
			names: true,
			cell: ({ action }) => words.action(action),
		},
		{
			id: "who",
			head: text("audit.who"),
			cell: ({ actor }) =>
				actor && (
					<Link to={paths.person(actor.id)}>
						<PersonName person={actor} />
					</Link>
				),
		},
		{
			id: "details",
			head: text("audit.details"),
			cell: ({ details }) => <Details details={details} />,
		},
		{
			id: "when",
			head: text("audit.when"),
			cell: ({ createdAt }) => <Moment className="small soft" at={createdAt} />,
		},
	];
}

/** Audit entries about a person's record and sign-in. */
export default function PersonTrail({ id }: { id: UserId }) {
	const text = useText(auditMessages);
	const pages = usePages({
		...auditPages({ entityType: "user", entityId: String(id) }),
		...changedByOthers,
	});
	const columns = useColumns();
	const { rows, isLoadingError, refetch } = pages;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!rows) return <Loading />;
	if (rows.length === 0) return <p className="soft">{text("audit.none")}</p>;
	return (
		<DataTable
			label={text("audit.title")}
			rows={rows}
			columns={columns}
			keyOf={(line) => line.id}
			name="trail"
			first={5}
			pages={pages}
		/>
	);
}
