import { flag, oneOf } from "../../../core/table/attributes.ts";
import { byKey, entity } from "../../../core/table/database.ts";

/** Whether fees can be paid online, as the clock found it last: one item. */
export const GatewayNotes = entity(
	"gatewayNote",
	{ name: oneOf(["gateway"]), online: flag },
	{ byName: byKey(["name"]) },
);
