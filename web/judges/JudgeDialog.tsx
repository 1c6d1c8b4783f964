import { useRef, useState } from "react";
import { kuwaitDate } from "#shared/core/kuwait.ts";
import { judgeLevels, judgeRoles, specializations } from "#shared/judges/judges.rules.ts";
import { JudgeEdit, type JudgeRow } from "#shared/judges/judges.schema.ts";
import type { Person } from "#shared/users/users.schema.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { useRecord } from "../records/useRecord.ts";
import { Button } from "../ui/Button.tsx";
import { CheckField, Field, SelectField } from "../ui/Field.tsx";
import { useNames } from "../users/names.ts";
import { PersonSearch } from "../users/PersonSearch.tsx";
import { type JudgeValues, valuesOf } from "./judgeForm.ts";
import { judgesMessages } from "./judges.messages.ts";
import { judges, judgesQuery } from "./judges.queries.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";
import { useSpecializations } from "./useSpecializations.ts";
import "./judges-desk.css";

/** What the fields are called where two editors meet. */
function useLabels(): Record<Exclude<keyof JudgeValues, "version">, string> {
	const text = useText(manageJudgesMessages);
	return {
		competitionLevel: text("manageJudges.competitionLevel"),
		specializations: text("manageJudges.specializations"),
		competitionsOfficiated: text("manageJudges.officiated"),
		certificationDate: text("manageJudges.certificationDate"),
		isActive: text("manageJudges.isActive"),
	};
}

type ChoiceProps = {
	person: Person | null;
	/** Who are judges already. */
	taken: readonly { id: number }[];
	missing: boolean;
	onChoose: (person: Person | null) => void;
};

/** Who is to be a judge. */
function PersonChoice({ person, taken, missing, onChoose }: ChoiceProps) {
	const text = useText(manageJudgesMessages);
	const names = useNames();
	const field = useRef<HTMLInputElement>(null);
	return (
		<section className="stack" aria-label={text("manageJudges.person")}>
			{person ? (
				<p className="row">
					<strong>
						<bdi>{names(person).full}</bdi>
					</strong>
					<bdi className="small soft" dir="ltr">
						{person.email}
					</bdi>
					<Button kind="link" onClick={() => onChoose(null)}>
						{text("manageJudges.chooseOther")}
					</Button>
				</p>
			) : (
				<>
					<p className="small soft">{text("manageJudges.personHint")}</p>
					<PersonSearch
						field={field}
						chosen={taken}
						roles={judgeRoles}
						choose={text("manageJudges.choose")}
						onChoose={onChoose}
					/>
				</>
			)}
			<span className="wrong" role="alert" hidden={!missing || person !== null}>
				{text("manageJudges.personMissing")}
			</span>
		</section>
	);
}

type Props = { row: JudgeRow | null; all: readonly JudgeRow[]; onClose: () => void };

/** Somebody who becomes a judge, or a judge whose record is changed. */
export default function JudgeDialog({ row, all, onClose }: Props) {
	const text = useText(manageJudgesMessages);
	const words = useText(judgesMessages);
	const labels = useLabels();
	const inWords = useSpecializations();
	const names = useNames();
	const [person, setPerson] = useState<Person | null>(null);
	const [missing, setMissing] = useState(false);
	const judge = row?.judges ?? null;
	const read = async () =>
		valuesOf((await judges.list()).find(({ judges: { id } }) => id === judge?.id)?.judges ?? judge);
	const record = useRecord<JudgeValues>({
		schema: JudgeEdit,
		saved: valuesOf(judge),
		draft: `judge-${judge?.id ?? "new"}`,
		read: judge ? read : undefined,
	});
	const { register, handleSubmit, formState } = record.form;
	const save = useWrite({
		call: ({ userId, ...body }: JudgeEdit & { userId?: number }, key) =>
			judge
				? judges.update({ params: { id: judge.id }, body, key })
				: judges.create({ body: { ...body, userId: userId ?? 0 }, key }),
		said: () => ({ title: text(judge ? "manageJudges.wasUpdated" : "manageJudges.wasCreated") }),
		...record.refusals,
		changed: [judgesQuery],
		done: () => {
			record.written();
			onClose();
		},
	});
	const send = (values: JudgeValues) => {
		setMissing(!judge && !person);
		if (judge || person) save.mutate({ ...JudgeEdit.parse(values), userId: person?.id });
	};
	const field = (name: Exclude<keyof JudgeValues, "version">) => ({
		label: labels[name],
		error: formState.errors[name]?.message,
		...register(name),
	});
	return (
		<RecordDialog
			record={record}
			labels={labels}
			words={{ competitionLevel: (level) => words(`judges.level.${level}`), specializations: inWords }}
			title={text(judge ? "manageJudges.editTitle" : "manageJudges.createTitle")}
			submit={text(judge ? "manageJudges.update" : "manageJudges.create")}
			submitting={text("manageJudges.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit(send)}
		>
			{row ? (
				<p>
					<strong>
						<bdi>{names(row.users).full}</bdi>
					</strong>
				</p>
			) : (
				<PersonChoice
					person={person}
					taken={all.map(({ judges: { userId } }) => ({ id: userId }))}
					missing={missing}
					onChoose={setPerson}
				/>
			)}
			<div className="twin">
				<SelectField {...field("competitionLevel")}>
					{judgeLevels.map((level) => (
						<option key={level} value={level}>
							{words(`judges.level.${level}`)}
						</option>
					))}
				</SelectField>
				<fieldset className="specializations">
					<legend>{labels.specializations}</legend>
					{specializations.map((one) => (
						<CheckField key={one} label={words(`judges.special.${one}`)} value={one} {...register("specializations")} />
					))}
				</fieldset>
			</div>
			<div className="twin">
				<Field type="number" min={0} inputMode="numeric" dir="ltr" {...field("competitionsOfficiated")} />
				<Field type="date" dir="ltr" max={kuwaitDate(Date.now())} {...field("certificationDate")} />
			</div>
			<CheckField role="switch" hint={text("manageJudges.isActiveHint")} {...field("isActive")} />
		</RecordDialog>
	);
}
