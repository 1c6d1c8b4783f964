import { queryOptions } from "@tanstack/react-query";
import { reportsRoutes } from "#shared/app/reports/reports.routes.ts";
import type { ReportQuery } from "#shared/app/reports/reports.schema.ts";
import { addressOf, client } from "../../core/calls/client.ts";

const reports = client(reportsRoutes);

export const reportQuery = (period: ReportQuery) =>
	queryOptions({ queryKey: ["reports", period], queryFn: () => reports.read({ query: period }) });

/** The URL of one section of a report as a workbook. */
export const reportFile = (query: ReportQuery & { section: string; lang: string }) =>
	addressOf(reportsRoutes.file, { params: {}, query });
