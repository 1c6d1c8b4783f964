import { queryOptions } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { documentsRoutes } from "#shared/people/documents/documents.routes.ts";
import { client } from "../../core/calls/client.ts";
import { loggedReads } from "../../core/calls/freshness.ts";

export const documents = client(documentsRoutes);

/** A person's documents. Cached, because every access by others is logged. */
export const documentsQuery = (studentId: UserId) =>
	queryOptions({
		queryKey: ["documents", studentId],
		queryFn: () => documents.list({ params: { id: studentId } }),
		...loggedReads,
	});
