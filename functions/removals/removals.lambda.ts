import { removalsRoutes } from "#shared/removals/removals.routes.ts";
import { lambda } from "../core/http/lambda.ts";
import { previewRemoval } from "./preview.ts";
import { progress, remove } from "./removals.service.ts";

export const handler = lambda(removalsRoutes, {
	remove: ({ params, query, caller }) => remove(caller, params.id, query.handOverTo),
	progress: ({ params }) => progress(params.id),
	preview: ({ params }) => previewRemoval(params.id),
});
