import type { Official } from "#shared/content/officials/officials.schema.ts";
import {
	type Judging,
	JudgingInput,
	judgingLevels,
} from "#shared/content/officials/officials.schema.ts";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import { useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { CheckField, Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { judgingValuesOf } from "./officialForm.tsx";
import { officialsMessages } from "./officials.messages.ts";
import { officialKind, officials } from "./officials.queries.ts";
import { useOfficialWords } from "./useOfficialWords.ts";

type Props = { official: Official; judging: Judging; onClose: () => void };

/** An official's judging level and certification. */
export default function JudgingDialog({ official, judging, onClose }: Props) {
	const text = useText(manageOfficialsMessages);
	const levels = useText(officialsMessages);
	const name = usePick()(official, "name");
	const params = { id: official.id };
	const { dialog, field } = useRecordDialog({
		schema: JudgingInput,
		saved: judgingValuesOf(judging),
		draft: `judging-${official.id}`,
		read: async () => judgingValuesOf(await officials.judging({ params })),
		labels: {
			judgingLevel: text("manageOfficials.level"),
			certificationDate: text("manageOfficials.certified"),
			isActive: text("manageOfficials.judgesNow"),
		},
		call: (body, key) => officials.setJudging({ params, body, key }),
		toast: () => ({ title: text("manageOfficials.judgingSaved"), text: name }),
		...useOfficialWords().failure("updateFailed"),
		changed: [officialKind.changed],
		onClose,
	});
	return (
		<RecordDialog
			{...dialog}
			title={text("manageOfficials.judgingOf", { name })}
			submit={text("manageOfficials.saveJudging")}
		>
			<div className="side-by-side">
				<SelectField {...field("judgingLevel")}>
					<Options
						of={judgingLevels}
						word={(level) => levels(`officials.${level}`)}
						none={text("manageOfficials.noLevel")}
					/>
				</SelectField>
				<Field type="date" {...field("certificationDate")} />
			</div>
			<CheckField
				role="switch"
				hint={text("manageOfficials.judgesNowHint")}
				{...field("isActive")}
			/>
		</RecordDialog>
	);
}
