import { dojosTexts, governorateNames } from "#shared/training/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/training/dojos/dojos.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Desk, OpenRecord } from "../../../platform/records/Desk.tsx";
import { MissingLanguage } from "../../../platform/records/languages/MissingLanguage.tsx";
import { useLacking } from "../../../platform/records/languages/useLacking.tsx";
import { RecordActions } from "../../../platform/records/RecordActions.tsx";
import { stateColumn } from "../../../platform/records/stateColumn.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import { dojoQuery, dojos, dojosPages, dojosQuery } from "../dojos.queries.ts";
import { manageDojosMessages } from "./manageDojos.messages.ts";
import { UnlinkedPlaces } from "./UnlinkedPlaces.tsx";

const DojoDialog = lazyPart(() => import("./DojoDialog.tsx"));

function Actions({ item }: { item: Dojo }) {
	const text = useText(manageDojosMessages);
	const name = usePick()(item, "name");
	const publish = useWrite({
		call: (_: void, key) =>
			dojos.patch({ body: { published: true }, params: { id: item.id }, key }),
		said: () => ({ title: text("manageDojos.wasPublished"), text: name }),
		changed: [dojosQuery],
	});
	return (
		<RecordActions
			word="dojo"
			id={item.id}
			name={name}
			deletion={{
				title: text("manageDojos.deleteTitle"),
				sure: text("manageDojos.sure", { name }),
				call: (key) => dojos.remove({ params: { id: item.id }, key }),
				said: [text("manageDojos.wasDeleted"), name],
				failed: { fallback: text("manageDojos.deleteFailed") },
				changed: [dojosQuery],
			}}
		>
			{!item.published && (
				<Button
					kind="primary"
					aria-label={text("manageDojos.publishOf", { name })}
					disabled={publish.isPending}
					onClick={() => publish.mutate()}
				>
					{text(publish.isPending ? "manageDojos.publishing" : "manageDojos.publish")}
				</Button>
			)}
		</RecordActions>
	);
}

function useColumns(): Column<Dojo>[] {
	const text = useText(manageDojosMessages);
	const pick = usePick();
	const locale = useLocale();
	return [
		{
			id: "name",
			head: text("manageDojos.dojo"),
			names: true,
			sort: (item) => pick(item, "name"),
			cell: (item) => (
				<>
					<span dir="auto">{pick(item, "name")}</span>
					<MissingLanguage record={item} fields={dojosTexts} />
				</>
			),
		},
		{
			id: "area",
			head: text("manageDojos.area"),
			sort: (item) => governorateNames[item.area][locale],
			cell: (item) => governorateNames[item.area][locale],
		},
		stateColumn(({ published }) => published, {
			head: text("manageDojos.status"),
			on: text("manageDojos.published"),
			off: text("manageDojos.draft"),
		}),
	];
}

/** Drafts first, because they still need work; then by name. */
const draftsFirst = (items: Dojo[]) =>
	items.toSorted((a, b) => Number(a.published) - Number(b.published));

/** Staff manage the dojos: the first few, all on request. */
export default function DojosDesk() {
	const text = useText(manageDojosMessages);
	const { list, rows, above } = useLacking("dojos", dojosPages, dojosTexts);
	return (
		<Desk
			word="dojo"
			title={text("manageDojos.title")}
			create={text("manageDojos.new")}
			list={list}
			rows={rows && draftsFirst(rows)}
			above={above}
			none={text("manageDojos.none")}
			noneText={text("manageDojos.noneText")}
			columns={useColumns()}
			actions={(item) => <Actions item={item} />}
			keyOf={({ id }) => String(id)}
			first={5}
		>
			<OpenRecord word="dojo" query={dojoQuery} dialog={DojoDialog} />
			<UnlinkedPlaces />
		</Desk>
	);
}
