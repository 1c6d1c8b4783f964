import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { monthlyFeesOf, monthlyFeesQuery } from "../../people/dojos/dojos.queries.ts";

export default defineRendered({
	register: ({ data }) => prefilled(monthlyFeesQuery, monthlyFeesOf(data.dojos)),
});
