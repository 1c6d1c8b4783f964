import { useQuery } from "@tanstack/react-query";
import { paths } from "../../core/address/paths.ts";
import { usePick } from "../../core/language/messages.ts";
import { defineAdmin } from "../../platform/dashboard/staff/defineAdmin.ts";
import { undecidedQuery } from "./registrations.queries.ts";

/** Registrations that wait for a decision, an item for each event. */
function useUndecided() {
	const pick = usePick();
	const { data } = useQuery(undecidedQuery);
	return data?.map(({ event, count }) => ({
		to: `${paths.entries(event.id)}?status=pending`,
		title: pick(event, "title"),
		count,
	}));
}

export default defineAdmin({
	waiting: [
		{
			label: { en: "Registrations", ar: "التسجيلات" },
			admin: 10,
			superAdmin: 10,
			useItems: useUndecided,
		},
	],
});
