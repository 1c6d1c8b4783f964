import { importsRoutes } from "#shared/community/imports/imports.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { checkRows } from "./check.ts";
import * as imports from "./imports.service.ts";

export const handler = lambda(importsRoutes, {
	check: ({ body, caller }) => checkRows(body.rows, caller.now),
	begin: ({ body, caller }) => imports.beginImport(caller, body),
	send: ({ params, body, caller }) => imports.send(caller, params.id, body.rows),
	start: ({ params, caller }) => imports.start(caller, params.id),
	list: async ({ query }) => replyWithPage(await imports.list(query)),
	left: async ({ params, query }) => replyWithPage(await imports.listLeftRows(params.id, query)),
	takeBack: ({ params, caller }) => imports.takeBack(caller, params.id),
});
