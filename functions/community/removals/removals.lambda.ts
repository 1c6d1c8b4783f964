import { removalsRoutes } from "#shared/community/removals/removals.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { previewForStaff } from "./preview.ts";
import { readProgress, removePerson } from "./removals.service.ts";

export const handler = lambda(removalsRoutes, {
	remove: ({ params, query, caller }) => removePerson(caller, params.id, query.handOverTo),
	progress: ({ params }) => readProgress(params.id),
	preview: ({ params, caller }) => previewForStaff(params.id, caller.now),
});
