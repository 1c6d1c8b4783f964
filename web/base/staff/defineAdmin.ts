import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Totals } from "#shared/app/dashboard/dashboard.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { totalsQuery } from "./dashboard.queries.ts";

/** The dashboards of staff. */
export type Dashboard = "admin" | "superAdmin";

/**
 * The position of an item on each dashboard that shows it; the lowest comes first. Items with equal
 * positions are sorted by the path of their domain.
 */
type Place = { [D in Dashboard]?: number };

/** The groups of staff's navigation, in their order. */
export const placeGroups = ["activities", "people", "messages", "content", "office"] as const;
export type PlaceGroup = (typeof placeGroups)[number];

type AdminTab = Place & {
	/** Value of `?tab=`, which opens the tab. */
	id: string;
	label: Record<Locale, string>;
	group: PlaceGroup;
	/** A hook that returns the number of items in the tab. */
	useCount?: () => number | undefined;
	/** The component, loaded when the tab is first opened. */
	part: () => Promise<{ default: ComponentType }>;
};

type AdminFigure = Place & {
	label: Record<Locale, string>;
	/** A hook that returns the figure; `more` is set if there are more than are loaded. */
	useFigure: () => { value: number | undefined; more?: unknown };
	/** Link to the counted records. */
	to: string;
};

type AdminLink = Place & { label: Record<Locale, string>; to: string; group: PlaceGroup };

type AdminWaiting = Place & {
	/** Unique among the groups of pending decisions. */
	id: string;
	/** A hook that returns the number of pending decisions, undefined while it is loading. */
	useCount: () => number | undefined;
	/** The component that lists them on the page "To decide", loaded when that page is opened. */
	part: () => Promise<{ default: ComponentType }>;
};

/** What a domain shows on the dashboards of staff. */
export type AdminDefinition = {
	tabs?: readonly AdminTab[];
	figures?: readonly AdminFigure[];
	/** Pending decisions: counted in the navigation, listed on the page "To decide". */
	waiting?: readonly AdminWaiting[];
	/** Pages outside the dashboard, for staff's navigation. */
	links?: readonly AdminLink[];
};

/** Defines the part of a domain in the dashboards of staff: the default export of `*.admin.ts`. */
export const defineAdmin = <const D extends AdminDefinition>(definition: D) => definition;

/** A hook that returns one of the stored totals. */
export const totalOf = (name: keyof Totals) => () => useQuery(totalsQuery).data?.[name];

/** A hook that returns one of the stored totals as a figure. */
export const figureOf = (name: keyof Totals) => {
	const useTotal = totalOf(name);
	return () => ({ value: useTotal() });
};
