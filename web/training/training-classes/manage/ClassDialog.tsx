import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { readWhole } from "#shared/core/fields/numbers.ts";
import { otherDaysOf } from "#shared/training/training-classes/class-days.rules.ts";
import {
	audienceTypes,
	classTypes,
	type DayOfWeek,
	daysOfWeek,
	isContradictory,
	overlapsOf,
} from "#shared/training/training-classes/training-classes.rules.ts";
import {
	type SavedTrainingClass,
	type TrainingClass,
	TrainingClassForm,
} from "#shared/training/training-classes/training-classes.schema.ts";
import { RecordHistory } from "../../../base/history/history/RecordHistory.tsx";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import { recordOf, usePairLabels, useRecordDialog } from "../../../base/records/useRecordDialog.ts";
import { useText } from "../../../core/language/messages.ts";
import { Separator } from "../../../core/language/separator.tsx";
import { showToast } from "../../../core/toasts.tsx";
import { DojoField, useDojoNames } from "../../../people/dojos/DojoField.tsx";
import { CheckField, Field, NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { ownClassesQuery, timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { type ClassValues, valuesOf } from "./classForm.ts";
import { DaysField } from "./DaysField.tsx";
import { manageClassMessages } from "./manageClasses.messages.ts";
import { useSaveDays } from "./useSaveDays.ts";

function useLabels() {
	const text = useText(manageClassMessages);
	const words = useText(trainingClassMessages);
	const labelsOf = usePairLabels();
	return {
		...labelsOf(["title", "titleAr"], text("manageClass.name")),
		...labelsOf(["description", "descriptionAr"], text("manageClass.description")),
		dojoId: words("class.dojo"),
		...labelsOf(["location", "locationAr"], text("manageClass.location")),
		classType: text("manageClass.type"),
		audienceType: text("manageClass.audience"),
		minAge: text("manageClass.minAge"),
		maxAge: text("manageClass.maxAge"),
		dayOfWeek: text("manageClass.day"),
		startTime: text("manageClass.start"),
		endTime: text("manageClass.end"),
		maxCapacity: text("manageClass.capacity"),
		alsoOn: text("manageClass.alsoOn"),
		allDays: text("manageClass.allDays"),
	};
}

type WarningsProps = { form: UseFormReturn<ClassValues>; item: TrainingClass | null };

/** Warnings to the coach before saving; they don't prevent it. */
function Warnings({ form, item }: WarningsProps) {
	const text = useText(manageClassMessages);
	const texts = useClassTexts();
	const { data: own = [] } = useQuery(ownClassesQuery);
	const values = useWatch({ control: form.control }) as ClassValues;
	const requested = { ...values, id: item?.id, dayOfWeek: values.dayOfWeek as DayOfWeek };
	const others = values.startTime && values.endTime ? overlapsOf(requested, own) : [];
	const enrolled = item?.currentEnrollment ?? 0;
	const places = readWhole(values.maxCapacity ?? "") ?? 0;
	return (
		<div className="stack" role="status">
			{others.length > 0 && (
				<Notice>
					<p>{text("manageClass.overlap")}</p>
					<ul>
						{others.map((one) => (
							<li key={one.id}>
								<Written>{texts(one).title}</Written>
								<Separator />
								{texts(one).times}
							</li>
						))}
					</ul>
				</Notice>
			)}
			{isContradictory(values) && <Notice>{text("manageClass.contradicts")}</Notice>}
			{places > 0 && places < enrolled && (
				<Notice>{text("manageClass.fewer", { count: enrolled })}</Notice>
			)}
		</div>
	);
}

/** How values read where two edits conflict. */
function useConflictWords(): Parameters<typeof RecordDialog<ClassValues>>[0]["words"] {
	const words = useText(trainingClassMessages);
	const dojoNames = useDojoNames();
	const { formatList } = useIntl();
	return {
		classType: (type) => type && words(`class.type.${type}`),
		audienceType: (audience) => words(`class.for.${audience}`),
		dayOfWeek: (day) => day && words(`class.${day}`),
		alsoOn: (days) => formatList(days.map((day) => words(`class.${day}`))),
		dojoId: (id) => dojoNames.get(id) ?? id,
	};
}

type Props = { item: TrainingClass | null; onClose: () => void };

/** @param otherDays the same class on other days of the week, which can be changed with it */
function useClassRecord(
	item: TrainingClass | null,
	otherDays: TrainingClass[],
	onClose: () => void,
) {
	const text = useText(manageClassMessages);
	const texts = useClassTexts();
	const { data: own = [] } = useQuery(ownClassesQuery);
	const { formatList } = useIntl();
	/** The classes by title and time: "Competition group, Saturday 10:00 AM". */
	const titlesOf = (ids: readonly number[]) =>
		formatList(
			own
				.filter(({ id }) => ids.includes(id))
				.map((one) => `${texts(one).title}, ${texts(one).when}`),
		);
	const did = item ? "manageClass.wasUpdated" : "manageClass.wasCreated";
	return useRecordDialog({
		...recordOf(trainingClasses, item, valuesOf),
		schema: TrainingClassForm,
		call: useSaveDays(item, otherDays),
		draft: `class-${item?.id ?? "new"}`,
		labels: useLabels(),
		toast: ({ overlaps = [] }: TrainingClass & Partial<SavedTrainingClass>) => ({
			title: text(did),
			text: text(`${did}Text`),
			line:
				overlaps.length > 0
					? text("manageClass.overlaps", { titles: titlesOf(overlaps) })
					: undefined,
		}),
		title: text(item ? "manageClass.updateFailed" : "manageClass.createFailed"),
		changed: [timetableQuery],
		onClose,
	});
}

/** What is trained by whom, and when. */
function KindAndTime({ field }: Pick<ReturnType<typeof useClassRecord>, "field">) {
	const text = useText(manageClassMessages);
	const words = useText(trainingClassMessages);
	return (
		<>
			<div className="side-by-side">
				<SelectField {...field("classType")}>
					<Options
						of={classTypes}
						word={(type) => words(`class.type.${type}`)}
						none={text("manageClass.choose")}
					/>
				</SelectField>
				<SelectField {...field("audienceType")}>
					<Options of={audienceTypes} word={(audience) => words(`class.for.${audience}`)} />
				</SelectField>
			</div>
			<div className="side-by-side">
				<NumberField inputMode="numeric" {...field("minAge")} />
				<NumberField inputMode="numeric" {...field("maxAge")} />
			</div>
			<div className="side-by-side">
				<SelectField {...field("dayOfWeek")}>
					<Options
						of={daysOfWeek}
						word={(day) => words(`class.${day}`)}
						none={text("manageClass.choose")}
					/>
				</SelectField>
				<NumberField hint={text("manageClass.capacityHint")} {...field("maxCapacity")} />
			</div>
			<div className="side-by-side">
				<Field type="time" dir="ltr" {...field("startTime")} />
				<Field type="time" dir="ltr" {...field("endTime")} />
			</div>
		</>
	);
}

/** Creates or edits a class. */
export default function ClassDialog({ item, onClose }: Props) {
	const text = useText(manageClassMessages);
	const texts = useClassTexts();
	const { data: own = [] } = useQuery(ownClassesQuery);
	const otherDays = item ? otherDaysOf(item, own) : [];
	const { formatList } = useIntl();
	const { form, dialog, field } = useClassRecord(item, otherDays, onClose);
	const onSubmit = async (event: FormEvent) => {
		await dialog.onSubmit(event);
		if (form.getFieldState("endTime").error?.message === "end_not_after_start") {
			showToast(text("manageClass.invalidTime"), text("manageClass.invalidTimeText"), "error");
		}
	};
	return (
		<RecordDialog
			{...dialog}
			onSubmit={onSubmit}
			words={useConflictWords()}
			title={text(item ? "manageClass.editTitle" : "manageClass.createTitle")}
		>
			<BilingualField
				form={form}
				fields={{ en: "title", ar: "titleAr" }}
				label={text("manageClass.name")}
				oneIsEnough
			/>
			<KindAndTime field={field} />
			{!item && <DaysField form={form} />}
			<Warnings form={form} item={item} />
			<DojoField {...field("dojoId")} form={form} id="dojoId" texts={["location", "locationAr"]}>
				<BilingualField
					form={form}
					fields={{ en: "location", ar: "locationAr" }}
					label={text("manageClass.location")}
					oneIsEnough
				/>
			</DojoField>
			<BilingualField
				form={form}
				fields={{ en: "description", ar: "descriptionAr" }}
				label={text("manageClass.description")}
				oneIsEnough
				rows={3}
			/>
			{otherDays.length > 0 && (
				<CheckField
					hint={formatList(otherDays.map((day) => texts(day).when))}
					{...field("allDays")}
				/>
			)}
			{item && <RecordHistory type="trainingClass" id={item.id} />}
		</RecordDialog>
	);
}
