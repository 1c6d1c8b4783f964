import { queryOptions } from "@tanstack/react-query";
import { auditRoutes } from "#shared/app/audit/audit.routes.ts";
import type { AuditLine } from "#shared/base/history/audit.schema.ts";
import { addressOf, client } from "../../core/calls/client.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

const audit = client(auditRoutes);

/** Audit filters, as in the query string. */
export type AuditWish = {
	entityType?: string;
	entityId?: string;
	userId?: string;
	personId?: string;
	from?: string;
	to?: string;
};

export const auditPages = (wish: AuditWish) =>
	pagesQuery<AuditLine>(["audit", wish], (cursor) =>
		audit.list.page({ query: { ...wish, cursor } }),
	);

export const sealedQuery = queryOptions({
	queryKey: ["audit", "sealed"],
	queryFn: () => audit.sealed(),
});

/** The URL that exports the filtered entries as a workbook or a CSV file. */
export const auditFile = (wish: AuditWish, format: "workbook" | "export") =>
	addressOf(auditRoutes[format], { params: {}, query: wish });
