import { defineRendered, prefilled, prefilledList } from "../../core/defineRendered.ts";
import { memberCountQuery, membersQuery } from "./members.queries.ts";

export default defineRendered({
	members: ({ locale, data: { members } }) => [
		...prefilledList(membersQuery({ lang: locale }), members.first[locale]),
		...prefilled(memberCountQuery, members.count),
	],
});
