import { paths } from "../../core/address/paths.ts";

/** Whether a path is one of the two addresses of the start page. */
export const isHome = (path: string) => path === paths.home || path === paths.welcome;
