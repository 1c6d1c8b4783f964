import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { syllabusQuery } from "./syllabus.queries.ts";

export default defineRendered({
	syllabus: ({ data }) => prefilled(syllabusQuery, data.syllabus),
});
