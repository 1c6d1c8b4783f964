import { myDataRoutes } from "#shared/community/my-data/my-data.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { askErasure, cancelErasure, erasureOf, listErasures } from "./erasure.service.ts";
import { askExport, exportLink, exportOf } from "./export.service.ts";

export const handler = lambda(myDataRoutes, {
	export: ({ caller }) => exportOf(caller),
	askExport: ({ caller }) => askExport(caller),
	exportLink: ({ caller }) => exportLink(caller),
	erasure: ({ caller }) => erasureOf(caller),
	askErasure: ({ caller }) => askErasure(caller),
	cancelErasure: ({ caller }) => cancelErasure(caller, caller.session.userId),
	erasures: () => listErasures(),
	stopErasure: ({ params, caller }) => cancelErasure(caller, params.id),
});
