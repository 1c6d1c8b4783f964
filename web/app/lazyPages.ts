import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { type PageName, pageNames, pages } from "#shared/pages.ts";
import { pageDefinitions } from "../pageDefinitions.ts";
import { withStaffBeltNames } from "../training/belts/useBeltName.ts";

const files = import.meta.glob<{ default: ComponentType }>(["../**/*Page.tsx", "!../ui/**"]);

const isForStaff = (name: PageName) => !["public", "signedIn"].includes(pages[name].access);

const load = (name: PageName) => async () => {
	const file = await files[`../${pageDefinitions[name].component}`]();
	return isForStaff(name) ? { default: withStaffBeltNames(file.default) } : file;
};

/** The lazily loaded component of each page. */
export const lazyPages = Object.fromEntries(
	pageNames.map((name) => [name, lazy(load(name))]),
) as Record<PageName, LazyExoticComponent<ComponentType>>;
