import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import type { AboutSection } from "#shared/about/about.schema.ts";
import type { AboutSectionId } from "#shared/core/ids.ts";
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
import { aboutPages, aboutSectionQuery } from "./about.queries.ts";
import { aboutTexts } from "./aboutForm.ts";
import { manageAboutMessages } from "./manageAbout.messages.ts";

const AboutSectionDialog = lazy(() => import("./AboutSectionDialog.tsx"));
const DeleteAboutSectionDialog = lazy(() => import("./DeleteAboutSectionDialog.tsx"));

function useColumns(onDelete: (item: AboutSection) => void): Column<AboutSection>[] {
	const text = useText(manageAboutMessages);
	const pick = usePick();
	const { formatNumber } = useIntl();
	const { set } = useAddress();
	return [
		{
			id: "title",
			head: text("manageAbout.section"),
			names: true,
			sort: (item) => pick(item, "title"),
			cell: (item) => (
				<>
					<span dir="auto">{pick(item, "title")}</span>
					<MissingLanguage record={item} fields={aboutTexts} />
				</>
			),
		},
		{
			id: "order",
			head: text("manageAbout.order"),
			phone: "end",
			sort: (item) => item.sortOrder,
			cell: (item) => formatNumber(item.sortOrder),
		},
		{
			id: "actions",
			head: text("manageAbout.actions"),
			cell: (item) => {
				const title = pick(item, "title");
				return (
					<span className="row">
						<Button
							opens
							aria-label={text("manageAbout.editOf", { title })}
							onClick={() => set({ section: String(item.id) }, { step: true })}
						>
							{text("manageAbout.edit")}
						</Button>
						<Button opens aria-label={text("manageAbout.deleteOf", { title })} onClick={() => onDelete(item)}>
							{text("manageAbout.delete")}
						</Button>
					</span>
				);
			},
		},
	];
}

/** The section that the address names (`?section=7`), asked for anew, so that nobody edits what is old. */
function EditedSection({ id, onClose }: { id: AboutSectionId; onClose: () => void }) {
	const { data, isError, refetch } = useQuery(aboutSectionQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	return data && <AboutSectionDialog item={data} onClose={onClose} />;
}

/** What super-admins do with the sections about the federation. */
export default function AboutDesk() {
	const text = useText(manageAboutMessages);
	const { search, set } = useAddress();
	const [deleted, setDeleted] = useState<AboutSection | null>(null);
	const pages = usePages(aboutPages);
	const { isPending, isLoadingError, refetch } = pages;
	const { rows, lacking, showAll } = useLacking("about", pages.rows, aboutTexts);
	const columns = useColumns(setDeleted);
	const id = search.get("section");
	const close = () => set({ section: null });
	return (
		<section className="stack">
			<header className="section-head">
				<h2>{text("manageAbout.title")}</h2>
				<Button kind="primary" opens onClick={() => set({ section: "new" }, { step: true })}>
					{text("manageAbout.new")}
				</Button>
			</header>
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{pages.rows?.length === 0 && <Empty text={text("manageAbout.noneText")}>{text("manageAbout.none")}</Empty>}
			{lacking && rows && <LackingNotice key={lacking} lacking={lacking} count={rows.length} onShowAll={showAll} />}
			{rows && rows.length > 0 && (
				<DataTable
					label={text("manageAbout.title")}
					rows={rows}
					columns={columns}
					keyOf={({ id }) => String(id)}
					name="about"
					first={5}
					pages={pages}
				/>
			)}
			<Suspense>
				{id === "new" && <AboutSectionDialog item={null} onClose={close} />}
				{id && id !== "new" && <EditedSection key={id} id={Number(id) as AboutSectionId} onClose={close} />}
				{deleted && <DeleteAboutSectionDialog item={deleted} onClose={() => setDeleted(null)} />}
			</Suspense>
		</section>
	);
}
