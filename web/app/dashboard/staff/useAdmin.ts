import {
	type AdminDefinition,
	type Dashboard,
	placeGroups,
} from "../../../base/staff/defineAdmin.ts";
import { useLocale } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { content, contentLink } from "./content.ts";

/** What the domains show on the dashboards, in the order of their paths. */
const definitions = Object.values(
	import.meta.glob<AdminDefinition>("../../../*/*/**/*.admin.ts", {
		eager: true,
		import: "default",
	}),
);

const tabs = definitions
	.flatMap(({ tabs = [] }) => tabs)
	.map((tab) => ({ ...tab, part: lazyPart(tab.part) }));
const figures = definitions.flatMap(({ figures = [] }) => figures);
const waiting = definitions
	.flatMap(({ waiting = [] }) => waiting)
	.map((one) => ({ ...one, part: lazyPart(one.part) }));
const links = definitions.flatMap(({ links = [] }) => links);

/** The items of a dashboard, in order. */
const itemsOf = <Item extends { [D in Dashboard]?: number }>(
	items: readonly Item[],
	dashboard: Dashboard,
) =>
	items
		.filter((item) => item[dashboard] !== undefined)
		.sort((one, other) => Number(one[dashboard]) - Number(other[dashboard]));

/** Tabs and figures of a dashboard. A component must always pass the same dashboard. */
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
	};
}

/** The dashboard of a member of staff. */
export const dashboardOf = (user: { role: string } | null | undefined): Dashboard =>
	user?.role === "super-admin" ? "superAdmin" : "admin";

/** Pending decisions: the components that list them, and their total once all counts are loaded. */
export function useWaiting(dashboard: Dashboard) {
	const parts = itemsOf(waiting, dashboard);
	// biome-ignore lint/correctness/useHookAtTopLevel: the definitions never change, and so neither does the order of hooks.
	const counts = parts.map(({ useCount }) => useCount());
	const total = counts.every((count) => count !== undefined)
		? counts.reduce((sum, count) => sum + count, 0)
		: undefined;
	return { parts: parts.map((part, at) => ({ ...part, count: counts[at] })), total };
}

/** The tabs of a dashboard; the first one is open unless the address names another. */
export const tabIdsOf = (dashboard: Dashboard) => itemsOf(tabs, dashboard).map(({ id }) => id);

export const tabLink = (id: string) => `/?tab=${id}`;

/** The links of staff's navigation in groups: tabs of the dashboard and other pages. */
export function useStaffPlaces(dashboard: Dashboard) {
	const locale = useLocale();
	const places = [
		...itemsOf(tabs, dashboard).map(({ id, label, group }) => ({
			to: tabLink(id),
			label,
			group,
		})),
		...itemsOf(links, dashboard),
		...(dashboard === "superAdmin"
			? content.map(({ id, label }) => ({
					to: contentLink(id),
					label,
					group: "content" as const,
				}))
			: []),
	];
	return placeGroups.map((group) => ({
		group,
		places: places
			.filter((place) => place.group === group)
			.map(({ to, label }) => ({ to, label: label[locale] })),
	}));
}
