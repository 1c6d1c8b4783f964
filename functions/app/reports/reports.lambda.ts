import { reportsRoutes } from "#shared/app/reports/reports.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { reportFile } from "./reports.export.ts";
import { readReport } from "./reports.service.ts";

export const handler = lambda(reportsRoutes, {
	read: ({ query }) => readReport(query),
	file: ({ query, caller }) => reportFile(query, caller.locale),
});
