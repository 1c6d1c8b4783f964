import type { TrainingClassId } from "#shared/core/ids.ts";
import { whereaboutsOf } from "#shared/training/training-classes/training-classes.rules.ts";
import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { classPageQuery, timetableQuery } from "./training-classes.queries.ts";

export default defineRendered({
	classes: ({ data }) => prefilled(timetableQuery, data.trainingClasses),
	trainingClass: ({ id, data }) => {
		const one = data.trainingClasses.find((other) => other.id === id);
		const dojo = data.dojos.find((other) => other.id === one?.dojoId);
		return prefilled(
			classPageQuery(id as TrainingClassId),
			one && { ...one, dojo: dojo ? whereaboutsOf(dojo) : null },
		);
	},
});
