import { applicationsRoutes } from "#shared/community/applications/applications.routes.ts";
import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { client } from "../../core/calls/client.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const applications = client(applicationsRoutes);

/** Pending applications, page by page. */
export const applicationsPages = {
	...pagesQuery<CoachApplication>(["applications"], (cursor) =>
		applications.list.page({ query: { cursor } }),
	),
	// Any write may have changed an applicant's record, so every write invalidates the list.
	meta: { countsWrites: true },
};
