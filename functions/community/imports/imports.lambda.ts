import { importsRoutes } from "#shared/community/imports/imports.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { checkRows } from "./check.ts";
import { beginImport, list, listLeftRows, send, start, takeBack } from "./imports.service.ts";

export const handler = lambda(importsRoutes, {
	check: ({ body }) => checkRows(body.rows),
	begin: ({ body, caller }) => beginImport(caller, body),
	send: ({ params, body, caller }) => send(caller, params.id, body.rows),
	start: ({ params, caller }) => start(caller, params.id),
	list: async ({ query }) => replyWithPage(await list(query)),
	left: async ({ params, query }) => replyWithPage(await listLeftRows(params.id, query)),
	takeBack: ({ params, caller }) => takeBack(caller, params.id),
});
