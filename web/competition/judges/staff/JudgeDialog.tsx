import { type FormEvent, useState } from "react";
import { JudgeEdit } from "#shared/competition/judges/judges.input.schema.ts";
import {
	judgeLevels,
	judgeRoles,
	specializations,
} from "#shared/competition/judges/judges.rules.ts";
import type { Judge, JudgeRow } from "#shared/competition/judges/judges.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { RecordHistory } from "../../../base/history/history/RecordHistory.tsx";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import { recordOf, useRecordDialog } from "../../../base/records/useRecordDialog.ts";
import { WholeField } from "../../../base/records/WholeField.tsx";
import { useText } from "../../../core/language/messages.ts";
import { PersonChoice } from "../../../people/users/PersonChoice.tsx";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { CheckField, Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { judgesMessages } from "../judges.messages.ts";
import { judges, judgesQuery } from "../judges.queries.ts";
import { useSpecializations } from "../useSpecializations.ts";
import { valuesOf } from "./judgeForm.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";
import "./manage-judges.css";

function useLabels() {
	const text = useText(manageJudgesMessages);
	return {
		competitionLevel: text("manageJudges.competitionLevel"),
		specializations: text("manageJudges.specializations"),
		competitionsOfficiated: text("manageJudges.officiated"),
		certificationDate: text("manageJudges.certificationDate"),
		isActive: text("manageJudges.isActive"),
	};
}

type Props = { row: JudgeRow | null; all: readonly JudgeRow[]; onClose: () => void };

/** @param person who becomes a judge */
function useJudgeRecord(judge: Judge | null, person: Person | null, onClose: () => void) {
	const text = useText(manageJudgesMessages);
	const get = async (_: object, before: Judge) =>
		(await judges.list()).find(({ judges: { id } }) => id === before.id)?.judges ?? before;
	const create = ({ body, key }: { body: JudgeEdit; key: string }) =>
		judges.create({ body: { ...body, userId: person?.id ?? 0 }, key });
	return useRecordDialog({
		...recordOf({ ...judges, get, create }, judge, valuesOf),
		schema: JudgeEdit,
		draft: `judge-${judge?.id ?? "new"}`,
		labels: useLabels(),
		toast: () => ({ title: text(judge ? "manageJudges.wasUpdated" : "manageJudges.wasCreated") }),
		changed: [judgesQuery],
		onClose,
	});
}

type ChoiceProps = Pick<Props, "all"> & {
	person: Person | null;
	/** Whether somebody must be chosen first. */
	isMissing: boolean;
	onChoose: (person: Person | null) => void;
};

/** Who becomes a judge. */
function JudgeChoice({ all, person, isMissing, onChoose }: ChoiceProps) {
	const text = useText(manageJudgesMessages);
	return (
		<PersonChoice
			label={text("manageJudges.person")}
			hint={text("manageJudges.personHint")}
			person={person}
			wrong={isMissing && !person ? text("manageJudges.personMissing") : undefined}
			chosen={all.map(({ judges: { userId } }) => ({ id: userId }))}
			roles={judgeRoles}
			onChoose={onChoose}
		/>
	);
}

type FieldsProps = Pick<ReturnType<typeof useJudgeRecord>, "form" | "field">;

function JudgeFields({ form, field }: FieldsProps) {
	const text = useText(manageJudgesMessages);
	const words = useText(judgesMessages);
	return (
		<>
			<div className="side-by-side">
				<SelectField {...field("competitionLevel")}>
					<Options of={judgeLevels} word={(level) => words(`judges.level.${level}`)} />
				</SelectField>
				<fieldset className="specializations">
					<legend>{text("manageJudges.specializations")}</legend>
					{specializations.map((one) => (
						<CheckField
							key={one}
							{...field("specializations", words(`judges.special.${one}`))}
							value={one}
						/>
					))}
				</fieldset>
			</div>
			<div className="side-by-side">
				<WholeField form={form} fallback="0" {...field("competitionsOfficiated")} />
				<Field type="date" dir="ltr" max={kuwaitDate(Date.now())} {...field("certificationDate")} />
			</div>
			<CheckField role="switch" hint={text("manageJudges.isActiveHint")} {...field("isActive")} />
		</>
	);
}

/** Makes a person a judge, or edits a judge's record. */
export default function JudgeDialog({ row, all, onClose }: Props) {
	const text = useText(manageJudgesMessages);
	const words = useText(judgesMessages);
	const inWords = useSpecializations();
	const [person, setPerson] = useState<Person | null>(null);
	const [missing, setMissing] = useState(false);
	const judge = row?.judges ?? null;
	const { form, dialog, field } = useJudgeRecord(judge, person, onClose);
	const send = (event: FormEvent) => {
		setMissing(!judge && !person);
		if (judge || person) void dialog.onSubmit(event);
	};
	return (
		<RecordDialog
			{...dialog}
			words={{
				competitionLevel: (level) => words(`judges.level.${level}`),
				specializations: inWords,
			}}
			title={text(judge ? "manageJudges.editTitle" : "manageJudges.createTitle")}
			onSubmit={send}
		>
			{row ? (
				<p>
					<strong>
						<PersonName person={row.users} />
					</strong>
				</p>
			) : (
				<JudgeChoice {...{ all, person }} isMissing={missing} onChoose={setPerson} />
			)}
			<JudgeFields form={form} field={field} />
			{row && <RecordHistory type="judge" id={row.judges.id} />}
		</RecordDialog>
	);
}
