import { picturesRoutes } from "#shared/content/pictures/pictures.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as pictures from "./pictures.service.ts";

export const handler = lambda(picturesRoutes, {
	start: ({ body, caller }) => pictures.start(caller, body),
	finish: ({ params, body, caller }) => pictures.finish(caller, params.id, body),
	fetch: ({ body, caller }) => pictures.fetchIn(caller, body),
});
