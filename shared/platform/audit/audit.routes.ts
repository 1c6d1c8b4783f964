import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { AuditExportQuery, AuditLine, AuditQuery, AuditSealed } from "./audit.schema.ts";

export const auditRoutes = routes({
	list: {
		method: "GET",
		path: "/audit-log",
		access: "admin",
		summary:
			"Who changed what, the latest first, 50 to a page; admins see what they work on themselves",
		query: AuditQuery,
		response: z.array(AuditLine),
		cursor: true,
		// Session, four partitions of each of 13 months, and the people on a page.
		requests: 55,
	},
	sealed: {
		method: "GET",
		path: "/audit-log/sealed",
		access: "admin",
		summary: "Up to which day the log is sealed",
		response: AuditSealed,
		requests: 2,
	},
	export: {
		method: "GET",
		path: "/audit-log/export.csv",
		access: "admin",
		summary: "The same lines as a file for Excel, 5,000 at most",
		query: AuditExportQuery,
		download: ["text/csv"],
		costly: "export",
		requests: 300,
	},
});
