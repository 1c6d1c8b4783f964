import { picturesRoutes } from "#shared/base/pictures/pictures.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { finishUpload, startUpload, uploadFromAddress } from "./pictures.service.ts";

export const handler = lambda(picturesRoutes, {
	start: ({ body, caller }) => startUpload(caller, body),
	finish: ({ params, body, caller }) => finishUpload(caller, params.id, body),
	fetch: ({ body, caller }) => uploadFromAddress(caller, body),
});
