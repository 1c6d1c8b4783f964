import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { type PageName, pageNames } from "#shared/pages.ts";
import { pageDefinitions } from "../pageDefinitions.ts";

const files = import.meta.glob<{ default: ComponentType }>(["../**/*Page.tsx", "!../ui/**"]);

/** The lazily loaded component of each page. */
export const lazyPages = Object.fromEntries(
	pageNames.map((name) => [name, lazy(files[`../${pageDefinitions[name].component}`])]),
) as Record<PageName, LazyExoticComponent<ComponentType>>;
