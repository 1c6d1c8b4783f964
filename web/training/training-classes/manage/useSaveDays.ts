import { useRef } from "react";
import { changeOfDay } from "#shared/training/training-classes/class-days.rules.ts";
import type { DayOfWeek } from "#shared/training/training-classes/training-classes.rules.ts";
import {
	type SavedTrainingClass,
	type TrainingClass,
	type TrainingClassForm,
	TrainingClassInput,
} from "#shared/training/training-classes/training-classes.schema.ts";
import { trainingClasses } from "../training-classes.queries.ts";
import { valuesOf } from "./classForm.ts";

const inputOf = (one: TrainingClass) => TrainingClassInput.parse(valuesOf(one));

/**
 * Saves the form of a class: creates it on each of its days, or changes it and, if wanted, its other
 * days. Each day is a record and a call of its own; a day that was created is not created again when
 * the form is sent anew after a later day failed.
 */
export function useSaveDays(item: TrainingClass | null, otherDays: readonly TrainingClass[]) {
	const created = useRef(new Map<DayOfWeek, SavedTrainingClass>());

	const create = async (body: TrainingClassInput, key: string) => {
		const { dayOfWeek } = body;
		const previous = created.current.get(dayOfWeek);
		const saved = previous ?? (await trainingClasses.create({ body, key: `${key}-${dayOfWeek}` }));
		created.current.set(dayOfWeek, saved);
		return saved;
	};

	const change = async (before: TrainingClass, after: TrainingClassInput, key: string) => {
		const params = { id: before.id };
		const now = await trainingClasses.get({ params });
		const body = changeOfDay(inputOf(item ?? before), after, inputOf(now));
		return trainingClasses.update({
			params,
			body: { ...body, version: now.version },
			key: `${key}-${before.id}`,
		});
	};

	return async (form: TrainingClassForm, key: string): Promise<SavedTrainingClass> => {
		const { alsoOn, allDays, version, ...input } = form;
		if (item) {
			const body = { ...input, version };
			const saved = await trainingClasses.update({ params: { id: item.id }, body, key });
			for (const day of allDays ? otherDays : []) await change(day, input, key);
			return saved;
		}
		const days = new Set([input.dayOfWeek, ...alsoOn]);
		const all: SavedTrainingClass[] = [];
		for (const dayOfWeek of days) all.push(await create({ ...input, dayOfWeek }, key));
		return { ...all[0], overlaps: all.flatMap(({ overlaps }) => overlaps) };
	};
}
