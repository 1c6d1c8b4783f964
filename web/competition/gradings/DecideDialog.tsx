import { useState } from "react";
import { type Belt, ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import {
	decisionFaults,
	type Outcome,
	outcomes,
} from "#shared/competition/gradings/gradings.rules.ts";
import type { Grading, ListedCandidate } from "#shared/competition/gradings/gradings.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { type GradingPart, gradingParts, partNames } from "#shared/training/syllabus/parts.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useCodeText } from "../../core/forms/errors.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { AreaField, Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { proposalOf } from "./candidateSums.ts";
import { gradingsMessages } from "./gradings.messages.ts";
import { gradingPrefix, gradings } from "./gradings.queries.ts";
import "../../ui/fields/choices.css";

type Values = {
	outcome: Outcome | "";
	belt: Belt | "";
	repeatParts: GradingPart[];
	repeatBy: string;
	wordsEn: string;
	wordsAr: string;
	reason: string;
};

type Errors = Partial<Record<keyof Values, string>>;

/** The values of the last decision, or else of the outcome that the marks propose. */
const valuesOf = (candidate: ListedCandidate, scales: Grading["scales"]): Values => {
	const { decision } = candidate;
	const proposed = decision ? null : proposalOf(candidate, scales);
	return {
		outcome: decision?.outcome ?? proposed?.outcome ?? "",
		belt: decision?.outcome === "lower" ? decision.belt : "",
		repeatParts: decision?.repeatParts ?? proposed?.repeatParts ?? [],
		repeatBy: decision?.repeatBy ?? "",
		wordsEn: decision?.wordsEn ?? "",
		wordsAr: decision?.wordsAr ?? "",
		reason: "",
	};
};

type Props = {
	eventId: EventId;
	candidate: ListedCandidate;
	scales: Grading["scales"];
	/** Day of the grading. */
	day: string;
	onClose: () => void;
};

function useSave({ eventId, candidate, onClose }: Props) {
	const text = useText(gradingsMessages);
	const { userId, appliedAt } = candidate;
	const isCorrection = appliedAt !== null;
	return useWrite({
		version: candidate.version,
		call: async ({ outcome, reason, belt, ...rest }: Values, key, version) => {
			const typed = { ...rest, outcome: outcome as Outcome, belt: belt || null };
			if (isCorrection) {
				const params = { id: eventId, userId };
				await gradings.correct({ params, body: { ...typed, reason, version }, key });
				return undefined;
			}
			const body = [{ ...typed, userId, version }];
			const [result] = await gradings.decide({ params: { id: eventId }, body, key });
			return result;
		},
		toast: (result) =>
			result?.error
				? undefined
				: { title: text(isCorrection ? "gradings.corrected" : "gradings.decided") },
		changed: [gradingPrefix(eventId)],
		done: (result) => {
			if (!result?.error) onClose();
		},
	});
}

/** Decides on a candidate, or corrects a result that was applied. */
export default function DecideDialog(props: Props) {
	const { candidate, scales, day, onClose } = props;
	const text = useText(gradingsMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const fieldText = useFieldText();
	const codeText = useCodeText();
	const name = useNames()(candidate).full;
	const { fromBelt, toBelt, appliedAt } = candidate;
	const isCorrection = appliedAt !== null;
	const [values, setValues] = useState(() => valuesOf(candidate, scales));
	const [errors, setErrors] = useState<Errors>({});
	const save = useSave(props);
	const { outcome } = values;
	const change = (part: Partial<Values>) => setValues({ ...values, ...part });
	const between = ladder.slice(rankOf(fromBelt) + 1, rankOf(toBelt));
	const choices = gradingParts.filter(
		(part) =>
			candidate.parts.length === 0 ||
			candidate.parts.includes(part) ||
			values.repeatParts.includes(part),
	);
	const refused = save.data?.error;
	const submit = () => {
		const faults = outcome
			? decisionFaults(
					{ fromBelt, toBelt: toBelt ?? fromBelt },
					{
						outcome,
						belt: values.belt || undefined,
						repeatParts: values.repeatParts,
						repeatBy: values.repeatBy || undefined,
					},
					day,
				)
			: { outcome: "required" as const };
		const lacks = isCorrection && !values.reason.trim() ? { reason: "required" as const } : {};
		const all = Object.entries({ ...faults, ...lacks });
		setErrors(Object.fromEntries(all.map(([field, code]) => [field, fieldText(code)])));
		if (all.length === 0) save.mutate(values);
	};
	const area = (field: "wordsEn" | "wordsAr" | "reason") => ({
		value: values[field],
		error: errors[field],
		maxLength: 500,
		rows: 2,
		onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
	});
	return (
		<FormDialog
			title={text(isCorrection ? "gradings.correctTitle" : "gradings.decideTitle", { name })}
			submit={text("gradings.save")}
			submitting={text("gradings.saving")}
			write={save}
			guarded
			onClose={onClose}
			onSubmit={submit}
		>
			<Wrong>{refused && codeText(refused)}</Wrong>
			{isCorrection && (
				<p className="small soft">
					<Sentence>{text("gradings.correctHint", { name })}</Sentence>
				</p>
			)}
			<SelectField
				label={text("gradings.outcome")}
				error={errors.outcome}
				value={outcome}
				onChange={({ target }) => change({ outcome: target.value as Outcome | "" })}
			>
				<Options
					of={outcomes.filter((one) => one !== "lower" || between.length > 0)}
					word={(one) => text(`gradings.outcome.${one}`)}
					none={text("gradings.choose")}
				/>
			</SelectField>
			{outcome === "lower" && (
				<SelectField
					label={text("gradings.lowerRank")}
					error={errors.belt}
					value={values.belt}
					onChange={({ target }) => change({ belt: target.value as Belt | "" })}
				>
					<Options of={between} word={beltName} none={text("gradings.choose")} />
				</SelectField>
			)}
			{outcome === "repeat" && (
				<>
					<fieldset className="choices">
						<legend>{text("gradings.parts")}</legend>
						<div className="row">
							{choices.map((part) => (
								<label key={part}>
									<input
										type="checkbox"
										checked={values.repeatParts.includes(part)}
										onChange={({ target }) =>
											change({
												repeatParts: target.checked
													? [...values.repeatParts, part]
													: values.repeatParts.filter((one) => one !== part),
											})
										}
									/>
									<span>{partNames[locale][part]}</span>
								</label>
							))}
						</div>
						{errors.repeatParts && <p className="error small">{errors.repeatParts}</p>}
					</fieldset>
					<Field
						type="date"
						className="short"
						label={text("gradings.until")}
						hint={text("gradings.untilHint")}
						error={errors.repeatBy}
						value={values.repeatBy}
						onChange={({ target }) => change({ repeatBy: target.value })}
					/>
				</>
			)}
			<AreaField
				label={text("gradings.wordsEn")}
				hint={text("gradings.wordsHint")}
				lang="en"
				{...area("wordsEn")}
			/>
			<AreaField label={text("gradings.wordsAr")} lang="ar" {...area("wordsAr")} />
			{isCorrection && <AreaField label={text("gradings.reason")} {...area("reason")} />}
		</FormDialog>
	);
}
