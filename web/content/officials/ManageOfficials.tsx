import { useQuery } from "@tanstack/react-query";
import type { Official, OfficialId } from "#shared/content/officials/officials.schema.ts";
import { ManageRecords } from "../../base/records/kind/ManageRecords.tsx";
import { useRecordColumns } from "../../base/records/kind/useRecordColumns.tsx";
import { useLacking } from "../../base/records/languages/useLacking.tsx";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { OfficialPhoto } from "./OfficialPhoto.tsx";
import { officialTexts } from "./officialForm.tsx";
import { officialsMessages } from "./officials.messages.ts";
import { judgingQuery, officialKind } from "./officials.queries.ts";
import { useOfficialWords } from "./useOfficialWords.ts";

const OfficialDialog = lazyPart(() => import("./OfficialDialog.tsx"));
const JudgingDialog = lazyPart(() => import("./JudgingDialog.tsx"));

function useColumns(): Column<Official>[] {
	const text = useText(manageOfficialsMessages);
	const levels = useText(officialsMessages);
	const pick = usePick();
	const { name, order, state } = useRecordColumns<Official>();
	return [
		name(officialTexts, text("manageOfficials.kind"), {
			cell: (item, lacking) => (
				<span className="official-name">
					<OfficialPhoto official={item} size="small" />
					<span>
						<Written>{pick(item, "name")}</Written>
						<span className="small soft block" dir="auto">
							{pick(item, "position")}
						</span>
						{lacking}
					</span>
				</span>
			),
		}),
		{
			id: "judging",
			head: text("manageOfficials.judges"),
			sort: (item) => item.judgingLevel ?? "",
			cell: (item) =>
				item.judgingLevel && (
					<span className="small">{levels(`officials.${item.judgingLevel}`)}</span>
				),
		},
		order(({ sortOrder }) => sortOrder, "none"),
		state(
			({ isActive }) => isActive,
			text("manageOfficials.active"),
			text("manageOfficials.inactive"),
		),
	];
}

/**
 * Edits the judging level of the official named in the query string (`?judging=7`), fetched again
 * so that no stale data is edited.
 */
function EditedJudging({ id, onClose }: { id: OfficialId; onClose: () => void }) {
	const official = useQuery(officialKind.query(id));
	const judging = useQuery(judgingQuery(id));
	const failed = [official, judging].find(({ isError }) => isError);
	if (failed) return <LoadError onRetry={failed.refetch} />;
	if (!official.data || !judging.data) return null;
	return <JudgingDialog official={official.data} judging={judging.data} onClose={onClose} />;
}

/** Super-admins manage the leadership. */
export default function ManageOfficials() {
	const text = useText(manageOfficialsMessages);
	const pick = usePick();
	const { search, set } = useAddress();
	const judging = search.get("judging");
	return (
		<ManageRecords
			kind={officialKind}
			words={useOfficialWords()}
			nameOf={(item) => pick(item, "name")}
			name="officials"
			{...useLacking("officials", officialKind.pages, officialTexts)}
			columns={useColumns()}
			first={5}
			dialog={OfficialDialog}
			actions={(item) => (
				<Button
					opens
					aria-label={text("manageOfficials.judgingOf", { name: pick(item, "name") })}
					onClick={() => set({ judging: String(item.id) }, { step: true })}
				>
					{text("manageOfficials.judging")}
				</Button>
			)}
		>
			{judging && (
				<EditedJudging
					key={judging}
					id={Number(judging) as OfficialId}
					onClose={() => set({ judging: null })}
				/>
			)}
		</ManageRecords>
	);
}
