import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { type Belt, rankOf } from "#shared/base/ranks/belts.rules.ts";
import { gradedRanks } from "#shared/base/settings/settings.rules.ts";
import { type GradingPart, gradingParts, partNames } from "#shared/training/syllabus/parts.ts";
import { type Syllabus, SyllabusInput } from "#shared/training/syllabus/syllabus.schema.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { type SchemaForm, useSchemaForm } from "../../core/forms/forms.ts";
import { useDraft } from "../../core/forms/useTypedTexts.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { AreaField, CheckField, NumberField, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { RestoredTextNotice } from "../../ui/states/RestoredTextNotice.tsx";
import { editSyllabusMessages, syllabusMessages } from "./syllabus.messages.ts";
import { syllabus, syllabusQuery } from "./syllabus.queries.ts";
import {
	bodyOf,
	checkValues,
	fieldOf,
	SyllabusForm,
	type SyllabusValues,
	valuesOf,
} from "./syllabusForm.ts";
import "./syllabus.css";

type Graded = (typeof gradedRanks)[number];

/** A part of the form: whether it is examined, and if so, what is shown and how it is marked. */
function PartFields({ part, form }: { part: GradingPart; form: SchemaForm<SyllabusValues> }) {
	const text = useText(editSyllabusMessages);
	const name = partNames[useLocale()][part];
	const { field } = form;
	const wrong = field(`${part}.isExamined`).error;
	return (
		<fieldset className="card stack">
			<legend>{name}</legend>
			<CheckField
				label={text("editSyllabus.examined")}
				{...field(`${part}.isExamined`)}
				error={wrong && text("editSyllabus.noPart")}
			/>
			{form.watch(`${part}.isExamined`) && (
				<div className="part-fields">
					{(["itemsEn", "itemsAr"] as const).map((items) => (
						<AreaField
							key={items}
							label={text(`editSyllabus.${items}`)}
							hint={text("editSyllabus.itemsHint")}
							lang={items === "itemsAr" ? "ar" : "en"}
							dir={items === "itemsAr" ? "rtl" : "ltr"}
							{...field(`${part}.${items}`)}
						/>
					))}
					<NumberField
						className="short"
						label={text("editSyllabus.max")}
						{...field(`${part}.max`)}
					/>
					<NumberField
						className="short"
						label={text("editSyllabus.least")}
						hint={text("editSyllabus.leastHint")}
						{...field(`${part}.least`)}
						optional
					/>
				</div>
			)}
		</fieldset>
	);
}

type FormProps = { belt: Graded; known: Syllabus | undefined; below: Syllabus | undefined };

/** The syllabus of a rank. */
function RankForm({ belt, known, below }: FormProps) {
	const text = useText(editSyllabusMessages);
	const beltName = useBeltName();
	const navigate = useNavigate();
	const [version] = useState(known?.version ?? 0);
	const form = useSchemaForm<SyllabusValues>(SyllabusForm, valuesOf(known), checkValues);
	const { handleSubmit, setError, getValues, formState } = form;
	const save = useWrite({
		version,
		call: (values: SyllabusValues, key, edited) =>
			syllabus.publish({
				params: { belt },
				body: SyllabusInput.parse(bodyOf(values, edited)),
				key,
			}),
		toast: () => ({ title: text("editSyllabus.saved"), text: beltName(belt) }),
		setError: (name: string, ...rest) => setError(fieldOf(getValues(), name), ...rest),
		changed: [syllabusQuery],
		done: () => navigate(`${paths.syllabus}#${belt}`),
	});
	const [place, setPlace] = useState<HTMLFormElement | null>(null);
	const draft = useDraft(place, `syllabus-${belt}`, save);
	return (
		<form
			ref={setPlace}
			className="stack syllabus-form"
			noValidate
			onSubmit={handleSubmit((values) => save.mutate(values))}
		>
			<Wrong>{Object.keys(formState.errors).length > 0 ? undefined : save.reason}</Wrong>
			<RestoredTextNotice {...draft} />
			{!known && below && (
				<p>
					<Button onClick={() => form.reset(valuesOf(below))}>
						{text("editSyllabus.copy", { rank: beltName(below.belt) })}
					</Button>
				</p>
			)}
			{gradingParts.map((part) => (
				<PartFields key={part} part={part} form={form} />
			))}
			<p>
				<Button type="submit" kind="primary" disabled={save.isPending}>
					{text(save.isPending ? "editSyllabus.saving" : "editSyllabus.save")}
				</Button>
			</p>
		</form>
	);
}

/** The form of a rank in the version that was opened, with a notice once there is a newer one. */
function OpenedForm({ belt, all }: { belt: Graded; all: readonly Syllabus[] }) {
	const text = useText(editSyllabusMessages);
	const known = all.find((one) => one.belt === belt);
	const [opened, setOpened] = useState(known);
	const below = all.findLast((one) => rankOf(one.belt) < rankOf(belt));
	return (
		<>
			{known && known.version > (opened?.version ?? 0) && (
				<Notice className="row" role="status">
					<span>{text("editSyllabus.newer", { version: known.version })}</span>
					<Button onClick={() => setOpened(known)}>{text("editSyllabus.show")}</Button>
				</Notice>
			)}
			<RankForm key={opened?.version} belt={belt} known={opened} below={below} />
		</>
	);
}

const isGraded = (belt: string | null): belt is Graded =>
	(gradedRanks as readonly (string | null)[]).includes(belt);

/** Super-admins write what a rank is examined in. */
export default function EditSyllabusPage() {
	const text = useText(editSyllabusMessages);
	const all = useText(syllabusMessages);
	const beltName = useBeltName();
	const { search, set } = useAddress();
	const { data, isLoadingError, refetch } = useQuery(syllabusQuery);
	const named = search.get("belt");
	const belt: Graded = isGraded(named) ? named : gradedRanks[0];
	return (
		<Page
			title={text("editSyllabus.title")}
			lead={text("editSyllabus.lead")}
			back={{ to: `${paths.syllabus}#${belt}`, text: all("syllabus.title") }}
		>
			<div className="syllabus-rank">
				<SelectField
					label={text("editSyllabus.rank")}
					value={belt}
					onChange={({ target }) => set({ belt: target.value as Belt })}
				>
					<Options of={gradedRanks} word={beltName} />
				</SelectField>
			</div>
			{data && <OpenedForm key={belt} belt={belt} all={data} />}
			{!data && (isLoadingError ? <LoadError onRetry={refetch} /> : <Loading />)}
		</Page>
	);
}
