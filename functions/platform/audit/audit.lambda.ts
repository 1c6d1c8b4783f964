import { auditRoutes } from "#shared/platform/audit/audit.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as audit from "./audit.service.ts";
import { lastSeal } from "./seals.ts";

export const handler = lambda(auditRoutes, {
	list: async ({ query, caller }) => replyWithPage(await audit.list(query, caller)),
	sealed: async () => {
		const seal = await lastSeal();
		return { day: seal?.day ?? null, hash: seal?.hash ?? null };
	},
	export: ({ query, caller }) => audit.exported(query, caller, "csv"),
	workbook: ({ query, caller }) => audit.exported(query, caller, "xlsx"),
});
