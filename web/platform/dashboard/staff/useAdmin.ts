import { lazy } from "react";
import { useLocale } from "../../../core/language/messages.ts";
import type { AdminDefinition, Dashboard } from "./defineAdmin.ts";

/** What the domains show on the dashboards, in the order of their paths. */
const definitions = Object.values(
	import.meta.glob<AdminDefinition>("../../../*/*/**/*.admin.ts", {
		eager: true,
		import: "default",
	}),
);

const tabs = definitions
	.flatMap(({ tabs = [] }) => tabs)
	.map((tab) => ({ ...tab, part: lazy(tab.part) }));
const figures = definitions.flatMap(({ figures = [] }) => figures);
const waiting = definitions.flatMap(({ waiting = [] }) => waiting);
const links = definitions.flatMap(({ links = [] }) => links);

/** The items of a dashboard, in order. */
const itemsOf = <Item extends { [D in Dashboard]?: number }>(
	items: readonly Item[],
	dashboard: Dashboard,
) =>
	items
		.filter((item) => item[dashboard] !== undefined)
		.sort((one, other) => Number(one[dashboard]) - Number(other[dashboard]));

/** Tabs, figures and links of a dashboard. A page must always ask for the same one. */
export function useAdmin(dashboard: Dashboard) {
	const locale = useLocale();
	return {
		tabs: itemsOf(tabs, dashboard).map(({ id, label, part, useCount }) => ({
			id,
			label: label[locale],
			part,
			// biome-ignore lint/correctness/useHookAtTopLevel: the definitions never change, and so neither does the order of hooks.
			count: useCount?.(),
		})),
		figures: itemsOf(figures, dashboard).map(({ label, to, useFigure }) => ({
			label: label[locale],
			to,
			// biome-ignore lint/correctness/useHookAtTopLevel: the definitions never change, and so neither does the order of hooks.
			...useFigure(),
		})),
		links: itemsOf(links, dashboard).map(({ label, to }) => ({ label: label[locale], to })),
	};
}

/** What waits for a decision on a dashboard, by domain; undefined parts are not known yet. */
export function useWaiting(dashboard: Dashboard) {
	const locale = useLocale();
	return itemsOf(waiting, dashboard).map(({ label, useItems }) => ({
		label: label[locale],
		// biome-ignore lint/correctness/useHookAtTopLevel: the definitions never change, and so neither does the order of hooks.
		items: useItems()?.filter(({ count }) => count > 0),
	}));
}
