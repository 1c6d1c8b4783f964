import { number, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** Filters of the list of people that staff saved under a name. */
export const SavedViews = entity(
	"savedView",
	{
		userId: number,
		/** A ULID. */
		id: text,
		name: text,
		/** The filters as a query string: "belt=white&gender=female". */
		filters: text,
		createdAt: text,
	},
	{ ofUser: byKey(["userId"], ["id"]) },
);
