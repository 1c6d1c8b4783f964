import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { type PageName, pageNames } from "#shared/pages.ts";
import { components } from "./components.ts";

const files = import.meta.glob<{ default: ComponentType }>(["../**/*Page.tsx", "!../ui/**"]);

/** The lazily loaded component of each page. */
export const lazyPages = Object.fromEntries(
	pageNames.map((name) => [name, lazy(files[`../${components[name]}`])]),
) as Record<PageName, LazyExoticComponent<ComponentType>>;
