import type { Official } from "#shared/officials/officials.schema.ts";
import { type Judging, JudgingInput, judgingLevels } from "#shared/officials/officials.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { useRecord } from "../records/useRecord.ts";
import { CheckField, Field, SelectField } from "../ui/Field.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { type JudgingValues, judgingValuesOf } from "./officialForm.ts";
import { officialsMessages } from "./officials.messages.ts";
import { officials, officialsShown } from "./officials.queries.ts";

type Props = { official: Official; judging: Judging; onClose: () => void };

/** What an official may judge. */
export default function JudgingDialog({ official, judging, onClose }: Props) {
	const text = useText(manageOfficialsMessages);
	const levels = useText(officialsMessages);
	const name = usePick()(official, "name");
	const params = { id: official.id };
	const record = useRecord<JudgingValues>({
		schema: JudgingInput,
		saved: judgingValuesOf(judging),
		draft: `judging-${official.id}`,
		read: async () => judgingValuesOf(await officials.judging({ params })),
	});
	const { register, handleSubmit, formState } = record.form;
	const save = useWrite({
		call: (body: JudgingInput, key) => officials.setJudging({ params, body, key }),
		said: () => ({ title: text("manageOfficials.judgingSaved"), text: name }),
		title: text("manageOfficials.updateFailed"),
		...record.refusals,
		changed: [officialsShown],
		done: () => {
			record.written();
			onClose();
		},
	});
	return (
		<RecordDialog
			record={record}
			labels={{
				judgingLevel: text("manageOfficials.level"),
				certificationDate: text("manageOfficials.certified"),
				isActive: text("manageOfficials.judgesNow"),
			}}
			title={text("manageOfficials.judgingOf", { name })}
			submit={text("manageOfficials.saveJudging")}
			submitting={text("manageOfficials.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(JudgingInput.parse(values)))}
		>
			<div className="twin">
				<SelectField
					label={text("manageOfficials.level")}
					error={formState.errors.judgingLevel?.message}
					{...register("judgingLevel")}
				>
					<option value="">{text("manageOfficials.noLevel")}</option>
					{judgingLevels.map((level) => (
						<option key={level} value={level}>
							{levels(`officials.${level}`)}
						</option>
					))}
				</SelectField>
				<Field
					type="date"
					label={text("manageOfficials.certified")}
					error={formState.errors.certificationDate?.message}
					{...register("certificationDate")}
				/>
			</div>
			<CheckField
				role="switch"
				label={text("manageOfficials.judgesNow")}
				hint={text("manageOfficials.judgesNowHint")}
				{...register("isActive")}
			/>
		</RecordDialog>
	);
}
