import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import type { OfficialId } from "#shared/core/ids.ts";
import type { Official } from "#shared/officials/officials.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useAddress } from "../core/useAddress.ts";
import { usePages } from "../core/usePages.ts";
import { LackingNotice } from "../records/LackingNotice.tsx";
import { MissingLanguage } from "../records/MissingLanguage.tsx";
import { useLacking } from "../records/useLacking.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Empty } from "../ui/Empty.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { OfficialPhoto } from "./OfficialPhoto.tsx";
import { officialTexts } from "./officialForm.ts";
import { officialsMessages } from "./officials.messages.ts";
import { judgingQuery, officialQuery, officialsPages } from "./officials.queries.ts";

const OfficialDialog = lazy(() => import("./OfficialDialog.tsx"));
const JudgingDialog = lazy(() => import("./JudgingDialog.tsx"));
const DeleteOfficialDialog = lazy(() => import("./DeleteOfficialDialog.tsx"));

function Actions({ item, onDelete }: { item: Official; onDelete: () => void }) {
	const text = useText(manageOfficialsMessages);
	const name = usePick()(item, "name");
	const { set } = useAddress();
	const open = (word: "official" | "judging") => set({ [word]: String(item.id) }, { step: true });
	return (
		<span className="row">
			<Button opens aria-label={text("manageOfficials.editOf", { name })} onClick={() => open("official")}>
				{text("manageOfficials.edit")}
			</Button>
			<Button opens aria-label={text("manageOfficials.judgingOf", { name })} onClick={() => open("judging")}>
				{text("manageOfficials.judging")}
			</Button>
			<Button opens aria-label={text("manageOfficials.deleteOf", { name })} onClick={onDelete}>
				{text("manageOfficials.delete")}
			</Button>
		</span>
	);
}

function useColumns(onDelete: (item: Official) => void): Column<Official>[] {
	const text = useText(manageOfficialsMessages);
	const levels = useText(officialsMessages);
	const pick = usePick();
	const { formatNumber } = useIntl();
	return [
		{
			id: "name",
			head: text("manageOfficials.official"),
			names: true,
			sort: (item) => pick(item, "name"),
			cell: (item) => (
				<span className="official-name">
					<OfficialPhoto official={item} size="small" />
					<span>
						<bdi>{pick(item, "name")}</bdi>
						<span className="small soft block" dir="auto">
							{pick(item, "position")}
						</span>
						<MissingLanguage record={item} fields={officialTexts} />
					</span>
				</span>
			),
		},
		{
			id: "judging",
			head: text("manageOfficials.judges"),
			sort: (item) => item.judgingLevel ?? "",
			cell: (item) => item.judgingLevel && <span className="small">{levels(`officials.${item.judgingLevel}`)}</span>,
		},
		{
			id: "order",
			head: text("manageOfficials.order"),
			phone: "none",
			sort: (item) => item.sortOrder,
			cell: (item) => formatNumber(item.sortOrder),
		},
		{
			id: "status",
			head: text("manageOfficials.status"),
			phone: "end",
			sort: (item) => Number(item.isActive),
			cell: (item) => (
				<span className={item.isActive ? "badge primary" : "badge draft"}>
					{text(item.isActive ? "manageOfficials.active" : "manageOfficials.inactive")}
				</span>
			),
		},
		{
			id: "actions",
			head: text("manageOfficials.actions"),
			cell: (item) => <Actions item={item} onDelete={() => onDelete(item)} />,
		},
	];
}

/** The official that the address names (`?official=7`), asked for anew, so that nobody edits what is old. */
function EditedOfficial({ id, onClose }: { id: OfficialId; onClose: () => void }) {
	const { data, isError, refetch } = useQuery(officialQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	return data && <OfficialDialog item={data} onClose={onClose} />;
}

/** What the official judges whom the address names (`?judging=7`), likewise. */
function EditedJudging({ id, onClose }: { id: OfficialId; onClose: () => void }) {
	const official = useQuery(officialQuery(id));
	const judging = useQuery(judgingQuery(id));
	const failed = [official, judging].find(({ isError }) => isError);
	if (failed) return <LoadError onRetry={failed.refetch} />;
	if (!official.data || !judging.data) return null;
	return <JudgingDialog official={official.data} judging={judging.data} onClose={onClose} />;
}

/** What super-admins do with the leadership. */
export default function OfficialsDesk() {
	const text = useText(manageOfficialsMessages);
	const { search, set } = useAddress();
	const [deleted, setDeleted] = useState<Official | null>(null);
	const pages = usePages(officialsPages);
	const { isPending, isLoadingError, refetch } = pages;
	const { rows, lacking, showAll } = useLacking("officials", pages.rows, officialTexts);
	const columns = useColumns(setDeleted);
	const [id, judging] = [search.get("official"), search.get("judging")];
	const close = () => set({ official: null, judging: null });
	return (
		<section className="stack">
			<header className="section-head">
				<h2>{text("manageOfficials.title")}</h2>
				<Button kind="primary" opens onClick={() => set({ official: "new" }, { step: true })}>
					{text("manageOfficials.new")}
				</Button>
			</header>
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{pages.rows?.length === 0 && (
				<Empty text={text("manageOfficials.noneText")}>{text("manageOfficials.none")}</Empty>
			)}
			{lacking && rows && <LackingNotice key={lacking} lacking={lacking} count={rows.length} onShowAll={showAll} />}
			{rows && rows.length > 0 && (
				<DataTable
					label={text("manageOfficials.title")}
					rows={rows}
					columns={columns}
					keyOf={({ id }) => String(id)}
					name="officials"
					first={5}
					pages={pages}
				/>
			)}
			<Suspense>
				{id === "new" && <OfficialDialog item={null} onClose={close} />}
				{id && id !== "new" && <EditedOfficial key={id} id={Number(id) as OfficialId} onClose={close} />}
				{judging && <EditedJudging key={judging} id={Number(judging) as OfficialId} onClose={close} />}
				{deleted && <DeleteOfficialDialog item={deleted} onClose={() => setDeleted(null)} />}
			</Suspense>
		</section>
	);
}
