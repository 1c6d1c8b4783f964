import type { DojoId } from "#shared/core/ids.ts";
import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { dojoPageQuery, publishedDojosQuery } from "./dojos.queries.ts";

export default defineRendered({
	dojos: ({ data }) =>
		prefilled(
			publishedDojosQuery,
			data.dojos.map(({ classes, coaches, ...dojo }) => dojo),
		),
	dojo: ({ id, data }) =>
		prefilled(
			dojoPageQuery(id as DojoId),
			data.dojos.find((dojo) => dojo.id === id),
		),
});
