import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { EventFees } from "#shared/competition/fees/fees.schema.ts";
import { titleAtEvent } from "#shared/competition/fees/titleAtEvent.ts";
import { isStaff } from "#shared/core/access.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useUser } from "../../../base/session/session.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { EventWorkspace, OfEvent } from "../../workspace/EventWorkspace.tsx";
import { eventFeesQuery, statementAddress } from "../fees.queries.ts";
import { ChargesTable } from "./ChargesTable.tsx";
import { manageFeesMessages } from "./manageFees.messages.ts";

const filters = ["open", "paid", "all"] as const;

type Charge = EventFees["rows"][number];

const isIn = (row: Charge, of: (typeof filters)[number]): boolean =>
	of === "all" || (of === "open" ? openAmount(row) > 0 : row.state === "paid");

/** The sums of an event's charges, and those that the filter shows. */
function EventCharges({ fees }: { fees: EventFees }) {
	const text = useText(manageFeesMessages);
	const { money } = useFeeWords();
	const { search } = useAddress();
	const { rows } = fees;
	const filter = filters.find((one) => one === search.get("show")) ?? "open";
	const sum = (part: (row: Charge) => number) =>
		money(rows.reduce((total, row) => total + part(row), 0));
	const visible = rows
		.filter((row) => isIn(row, filter))
		.map((row) => ({
			...row,
			titleEn: titleAtEvent(row.titleEn, fees.titleEn),
			titleAr: titleAtEvent(row.titleAr, fees.titleAr),
		}));
	return (
		<>
			<p>
				{text("charges.sums", {
					paid: sum(({ paid }) => paid),
					owed: sum(({ owed }) => owed),
					open: sum(openAmount),
				})}
			</p>
			<UrlFilter
				name="show"
				label={text("charges.filter")}
				choices={filters.map((value) => ({
					value: value === "open" ? "" : value,
					label: text(`charges.${value}`),
					count: rows.filter((row) => isIn(row, value)).length,
				}))}
			/>
			{visible.length === 0 && <p className="soft">{text("charges.noMatch")}</p>}
			{visible.length > 0 && <ChargesTable label={text("charges.list")} rows={visible} />}
		</>
	);
}

/** Leads to the statement of an event's charges, if it has any. */
function StatementLink({ id, fees }: { id: EventId; fees: EventFees | undefined }) {
	const text = useText(manageFeesMessages);
	const locale = useLocale();
	if (!fees || fees.rows.length === 0) return null;
	return (
		<ButtonLink href={statementAddress(id, locale)} target="_blank" rel="noreferrer">
			{text("charges.statement")}
		</ButtonLink>
	);
}

type ContentProps = {
	fees: EventFees | undefined;
	isLoadingError: boolean;
	refetch: () => unknown;
};

function Content({ fees, isLoadingError, refetch }: ContentProps) {
	const text = useText(manageFeesMessages);
	return (
		<>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!fees && !isLoadingError && <Loading label={text("charges.loading")} />}
			{fees?.rows.length === 0 && (
				<Empty text={text("charges.noneText")}>{text("charges.none")}</Empty>
			)}
			{fees && fees.rows.length > 0 && <EventCharges fees={fees} />}
		</>
	);
}

/**
 * The charges of an event: of everybody for staff, as a tab of its workspace; of their own students
 * for coaches.
 */
export default function EventFeesPage() {
	const text = useText(manageFeesMessages);
	const id = Number(useParams().id) as EventId;
	const pick = usePick();
	const isForStaff = isStaff(useUser().data);
	const { data, isLoadingError, refetch } = useQuery(eventFeesQuery(id));
	const content = <Content fees={data} isLoadingError={isLoadingError} refetch={refetch} />;
	const actions = <StatementLink id={id} fees={data} />;
	if (isForStaff)
		return (
			<OfEvent>
				{(event) => (
					<EventWorkspace event={event} tab="eventFees" actions={actions}>
						{content}
					</EventWorkspace>
				)}
			</OfEvent>
		);
	return (
		<Page
			back={{ to: paths.event(id), text: text("charges.back") }}
			title={data ? text("charges.titleOf", { event: pick(data, "title") }) : text("charges.title")}
			lead={text("charges.lead")}
			actions={actions}
		>
			{content}
		</Page>
	);
}
