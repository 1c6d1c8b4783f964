import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { Official, OfficialId } from "#shared/content/officials/officials.schema.ts";
import { MissingLanguage } from "../../base/records/languages/MissingLanguage.tsx";
import { useLacking } from "../../base/records/languages/useLacking.tsx";
import { OpenRecord } from "../../base/records/OpenRecord.tsx";
import { RecordActions } from "../../base/records/RecordActions.tsx";
import { RecordList } from "../../base/records/RecordList.tsx";
import { stateColumn } from "../../base/records/stateColumn.tsx";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { OfficialPhoto } from "./OfficialPhoto.tsx";
import { officialTexts } from "./officialForm.ts";
import { officialsMessages } from "./officials.messages.ts";
import {
	judgingQuery,
	officialQuery,
	officials,
	officialsPages,
	officialsShown,
} from "./officials.queries.ts";

const OfficialDialog = lazyPart(() => import("./OfficialDialog.tsx"));
const JudgingDialog = lazyPart(() => import("./JudgingDialog.tsx"));

function Actions({ item }: { item: Official }) {
	const text = useText(manageOfficialsMessages);
	const name = usePick()(item, "name");
	const { set } = useAddress();
	return (
		<RecordActions
			id={item.id}
			name={name}
			word="official"
			deletion={{
				title: text("manageOfficials.deleteTitle"),
				sure: text("manageOfficials.sure", { name }),
				call: (key) => officials.remove({ params: { id: item.id }, key }),
				said: [text("manageOfficials.wasDeleted"), name],
				failed: { title: text("manageOfficials.deleteFailed") },
				changed: [officialsShown],
			}}
		>
			<Button
				opens
				aria-label={text("manageOfficials.judgingOf", { name })}
				onClick={() => set({ judging: String(item.id) }, { step: true })}
			>
				{text("manageOfficials.judging")}
			</Button>
		</RecordActions>
	);
}

function useColumns(): Column<Official>[] {
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
						<Written>{pick(item, "name")}</Written>
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
			cell: (item) =>
				item.judgingLevel && (
					<span className="small">{levels(`officials.${item.judgingLevel}`)}</span>
				),
		},
		{
			id: "order",
			head: text("manageOfficials.order"),
			phone: "none",
			sort: (item) => item.sortOrder,
			cell: (item) => formatNumber(item.sortOrder),
		},
		stateColumn(({ isActive }) => isActive, {
			head: text("manageOfficials.status"),
			on: text("manageOfficials.active"),
			off: text("manageOfficials.inactive"),
		}),
	];
}

/**
 * Edits the judging level of the official named in the query string (`?judging=7`), fetched again
 * so that no stale data is edited.
 */
function EditedJudging({ id, onClose }: { id: OfficialId; onClose: () => void }) {
	const official = useQuery(officialQuery(id));
	const judging = useQuery(judgingQuery(id));
	const failed = [official, judging].find(({ isError }) => isError);
	if (failed) return <LoadError onRetry={failed.refetch} />;
	if (!official.data || !judging.data) return null;
	return <JudgingDialog official={official.data} judging={judging.data} onClose={onClose} />;
}

/** Super-admins manage the leadership. */
export default function ManageOfficials() {
	const text = useText(manageOfficialsMessages);
	const { search, set } = useAddress();
	const judging = search.get("judging");
	return (
		<RecordList
			title={text("manageOfficials.title")}
			create={text("manageOfficials.new")}
			word="official"
			{...useLacking("officials", officialsPages, officialTexts)}
			none={text("manageOfficials.none")}
			noneText={text("manageOfficials.noneText")}
			columns={useColumns()}
			actions={(item) => <Actions item={item} />}
			keyOf={({ id }) => String(id)}
			name="officials"
			first={5}
		>
			<OpenRecord word="official" query={officialQuery} dialog={OfficialDialog} />
			{judging && (
				<EditedJudging
					key={judging}
					id={Number(judging) as OfficialId}
					onClose={() => set({ judging: null })}
				/>
			)}
		</RecordList>
	);
}
