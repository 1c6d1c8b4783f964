import { defineRendered, prefilledList } from "../../core/defineRendered.ts";
import { coachesPages } from "./coaches.queries.ts";

export default defineRendered({
	coaches: ({ data }) => prefilledList(coachesPages, data.coaches),
});
