import { auditRoutes } from "#shared/app/audit/audit.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { exportAuditLines, listAuditLines } from "./audit.service.ts";
import { lastSeal } from "./seals.ts";

export const handler = lambda(auditRoutes, {
	list: async ({ query, caller }) => replyWithPage(await listAuditLines(query, caller)),
	sealed: async () => {
		const seal = await lastSeal();
		return { day: seal?.day ?? null, hash: seal?.hash ?? null };
	},
	export: ({ query, caller }) => exportAuditLines(query, caller, "csv"),
	workbook: ({ query, caller }) => exportAuditLines(query, caller, "xlsx"),
});
