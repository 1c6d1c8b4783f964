import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { titleAtEvent } from "#shared/competition/fees/titleAtEvent.ts";
import type { EventId } from "#shared/core/ids.ts";
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
import { eventFeesQuery, statementAddress } from "../fees.queries.ts";
import { ChargesTable } from "./ChargesTable.tsx";
import { manageFeesMessages } from "./manageFees.messages.ts";

const filters = ["open", "paid", "all"] as const;

/** The charges of an event: of everybody for staff, of their own students for coaches. */
export default function EventFeesPage() {
	const text = useText(manageFeesMessages);
	const id = Number(useParams().id) as EventId;
	const locale = useLocale();
	const pick = usePick();
	const { money } = useFeeWords();
	const { search } = useAddress();
	const { data, isLoadingError, refetch } = useQuery(eventFeesQuery(id));
	const filter = filters.find((one) => one === search.get("show")) ?? "open";
	const rows = data?.rows ?? [];
	const isIn = (row: (typeof rows)[number], of: (typeof filters)[number]) =>
		of === "all" || (of === "open" ? openAmount(row) > 0 : row.state === "paid");
	const sum = (part: (row: (typeof rows)[number]) => number) =>
		money(rows.reduce((total, row) => total + part(row), 0));
	const visible = rows
		.filter((row) => isIn(row, filter))
		.map((row) => ({
			...row,
			titleEn: titleAtEvent(row.titleEn, data?.titleEn ?? ""),
			titleAr: titleAtEvent(row.titleAr, data?.titleAr ?? ""),
		}));
	return (
		<Page
			back={{ to: paths.event(id), text: text("charges.back") }}
			title={data ? pick(data, "title") : text("charges.title")}
			lead={text("charges.lead")}
			actions={
				rows.length > 0 && (
					<ButtonLink href={statementAddress(id, locale)} target="_blank" rel="noreferrer">
						{text("charges.statement")}
					</ButtonLink>
				)
			}
		>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading label={text("charges.loading")} />}
			{data && rows.length === 0 && (
				<Empty text={text("charges.noneText")}>{text("charges.none")}</Empty>
			)}
			{rows.length > 0 && (
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
			)}
		</Page>
	);
}
