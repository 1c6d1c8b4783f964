import { applicationsRoutes } from "#shared/applications/applications.routes.ts";
import type { CoachApplication } from "#shared/applications/applications.schema.ts";
import { client } from "../core/calls/client.ts";
import { pagesQuery } from "../core/calls/usePages.ts";

export const applications = client(applicationsRoutes);

/** Applications that wait for a decision, page after page. */
export const applicationsPages = {
	...pagesQuery<CoachApplication>(["applications"], (cursor) =>
		applications.list.page({ query: { cursor } }),
	),
	// A record that is changed elsewhere may be that of who applies.
	meta: { countsWrites: true },
};
