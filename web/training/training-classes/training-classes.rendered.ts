import type { TrainingClassId } from "#shared/core/ids.ts";
import { dojoOfClass } from "#shared/training/training-classes/training-classes.rules.ts";
import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { monthlyFeesOf, monthlyFeesQuery } from "../../people/dojos/dojos.queries.ts";
import { classPageQuery, timetableQuery } from "./training-classes.queries.ts";

export default defineRendered({
	classes: ({ data }) => [
		...prefilled(timetableQuery, data.trainingClasses),
		...prefilled(monthlyFeesQuery, monthlyFeesOf(data.dojos)),
	],
	trainingClass: ({ id, data }) => {
		const one = data.trainingClasses.find((other) => other.id === id);
		const dojo = data.dojos.find((other) => other.id === one?.dojoId);
		return prefilled(
			classPageQuery(id as TrainingClassId),
			one && { ...one, dojo: dojo ? dojoOfClass(dojo) : null },
		);
	},
});
