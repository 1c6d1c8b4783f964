import type { ComponentType } from "react";
import { type PageName, pageNames, pages } from "#shared/pages.ts";
import { hasStaffBeltNames, withStaffBeltNames } from "./base/ranks/useBeltName.ts";
import { lazyPart } from "./core/lazyPart.tsx";
import { pageLinks } from "./pageLinks.ts";

const files = import.meta.glob<{ default: ComponentType }>(["./**/*Page.tsx", "!./ui/**"]);

const load = (name: PageName) => async () => {
	const file = await files[`./${pageLinks[name].component}`]();
	return hasStaffBeltNames(pages[name].access)
		? { default: withStaffBeltNames(file.default) }
		: file;
};

/** The lazily loaded component of each page. */
export const lazyPages = Object.fromEntries(
	pageNames.map((name) => [name, lazyPart(load(name), { isPage: true })]),
) as Record<PageName, ComponentType>;
