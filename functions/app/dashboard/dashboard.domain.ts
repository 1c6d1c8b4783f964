import { defineDomain } from "../../core/domain.ts";

export const dashboardDomain = defineDomain({
	permissions: { http: true },
});
