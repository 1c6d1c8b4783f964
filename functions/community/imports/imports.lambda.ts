import { importsRoutes } from "#shared/community/imports/imports.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { checkRows } from "./check.ts";
import {
	beginImport,
	listImports,
	listLeftRows,
	listMade,
	startImport,
	storeRows,
	takeImportBack,
} from "./imports.service.ts";

export const handler = lambda(importsRoutes, {
	check: ({ body, caller }) => checkRows(body.rows, caller.now),
	begin: ({ body, caller }) => beginImport(caller, body),
	send: ({ params, body, caller }) => storeRows(caller, params.id, body.rows),
	start: ({ params, caller }) => startImport(caller, params.id),
	list: async ({ query }) => replyWithPage(await listImports(query)),
	left: async ({ params, query }) => replyWithPage(await listLeftRows(params.id, query)),
	people: ({ params }) => listMade(params.id),
	takeBack: ({ params, caller }) => takeImportBack(caller, params.id),
});
