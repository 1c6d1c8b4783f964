import { xlsxType } from "../../core/http/content-types.ts";
import { routes } from "../../core/http/route.ts";
import { Report, ReportFileQuery, ReportQuery } from "./reports.schema.ts";

// Session, counters, two Queries for each month of attendance, classes, dojos, events, and the
// registrations of each event by list.
const requests = 120;

export const reportsRoutes = routes({
	read: {
		method: "GET",
		path: "/reports",
		access: "admin",
		summary:
			"Members by month, belts, attendance by month, class and dojo, and events, with the year before",
		query: ReportQuery,
		response: Report,
		requests,
	},
	file: {
		method: "GET",
		path: "/exports/reports.xlsx",
		access: "admin",
		summary: "One section of the report as an Excel workbook",
		query: ReportFileQuery,
		download: [xlsxType],
		costly: "export",
		requests: requests + 2,
	},
});
