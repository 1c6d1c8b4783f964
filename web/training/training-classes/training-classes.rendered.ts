import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { timetableQuery } from "./training-classes.queries.ts";

export default defineRendered({
	classes: ({ data }) => prefilled(timetableQuery, data.trainingClasses),
});
