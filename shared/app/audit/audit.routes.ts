import * as z from "zod/mini";
import {
	AuditExportQuery,
	AuditLine,
	AuditQuery,
	AuditSealed,
} from "../../base/history/audit.schema.ts";
import { xlsxType } from "../../core/http/content-types.ts";
import { routes } from "../../core/http/route.ts";

export const auditRoutes = routes({
	list: {
		method: "GET",
		path: "/audit-log",
		access: "admin",
		summary: "Audit log, latest first, 50 to a page; admins see the entities that they manage",
		query: AuditQuery,
		response: z.array(AuditLine),
		cursor: true,
		// Session, four partitions of each of 13 months, and the people and records on a page.
		requests: 62,
	},
	sealed: {
		method: "GET",
		path: "/audit-log/sealed",
		access: "admin",
		summary: "Day up to which the audit log is sealed",
		response: AuditSealed,
		requests: 2,
	},
	export: {
		method: "GET",
		path: "/audit-log/export.csv",
		access: "admin",
		summary: "The same lines as a CSV file, at most 5,000",
		query: AuditExportQuery,
		download: ["text/csv"],
		costly: "export",
		requests: 300,
	},
	workbook: {
		method: "GET",
		path: "/audit-log/export.xlsx",
		access: "admin",
		summary: "The same lines as an Excel workbook, at most 5,000",
		query: AuditExportQuery,
		download: [xlsxType],
		costly: "export",
		requests: 300,
	},
});
