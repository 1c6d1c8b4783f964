import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { judgesQuery } from "./judges.queries.ts";

export default defineRendered({
	judges: ({ data }) => prefilled(judgesQuery, data.judges),
});
