import { defineDomain } from "../../core/domain.ts";

export const reportsDomain = defineDomain({
	permissions: { http: true, writes: ["attempts"] },
});
