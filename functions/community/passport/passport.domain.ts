import { defineDomain } from "../../core/domain.ts";

export const passportDomain = defineDomain({ permissions: { http: true } });
