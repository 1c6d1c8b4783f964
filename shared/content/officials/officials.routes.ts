import { recordRoutes } from "../../core/http/recordRoutes.ts";
import { routes } from "../../core/http/route.ts";
import {
	Judging,
	JudgingInput,
	Official,
	OfficialEdit,
	OfficialInput,
	OfficialParams,
	OfficialQuery,
} from "./officials.schema.ts";

export const officialsRoutes = routes({
	...recordRoutes("officials", {
		access: "superAdmin",
		one: "an official",
		list: "Officials of the federation, in order, 30 to a page; inactive officials for super-admins only",
		create: "Add",
		more: {
			get: "; an inactive one for super-admins only",
			update: "; without `isActive` they stay active or not",
			remove: " and their judging level",
		},
		params: OfficialParams,
		query: OfficialQuery,
		input: OfficialInput,
		edit: OfficialEdit,
		item: Official,
		reads: 3,
	}),
	judging: {
		method: "GET",
		path: "/officials/{id}/judging",
		access: "public",
		summary: "An official's judging level, if any",
		params: OfficialParams,
		response: Judging,
		sharedCache: 30,
		requests: 3,
	},
	setJudging: {
		method: "PUT",
		path: "/officials/{id}/judging",
		access: "superAdmin",
		summary: "Set an official's judging level",
		params: OfficialParams,
		body: JudgingInput,
		response: Judging,
		requests: 4,
	},
});
