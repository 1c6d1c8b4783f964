import { defineDomain } from "../../core/domain.ts";

export const membersDomain = defineDomain({
	permissions: { http: true },
});
