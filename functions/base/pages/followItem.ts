import { isDeepStrictEqual } from "node:util";
import type { PageDataKind } from "#shared/pages.ts";
import type { Change } from "../stream/change.ts";
import { addressesAbout, addressesShowing } from "./addresses.ts";
import type { Affected } from "./definePageData.ts";

export type Item = Record<string, unknown>;

/** The attributes of an item that visitors see; null if it is hidden. */
type View = (item: Item) => Item | null;

/** Versions are left out, because a change of them needs no rendering. */
export const viewItem: View = ({ version, updatedAt, ...item }) =>
	item.published === false || item.isActive === false ? null : item;

/** The item before and after a change; null where visitors do not see it. */
type VisibleChange = { id: number; before: Item | null; after: Item | null };

/** Follows only changes that visitors see. */
export const followVisible =
	(follow: (change: VisibleChange) => Affected, view = viewItem) =>
	({ before, after }: Change): Affected => {
		const [old, current] = [before && view(before), after && view(after)];
		if (isDeepStrictEqual(old, current)) return {};
		const id = Number((after ?? before)?.id);
		return follow({ id, before: old && before, after: current && after });
	};

/**
 * Follows changes of the items that a kind of data consists of. Removed pages are not rendered: an
 * index that lags could bring them back.
 */
export const followItem = (kind: PageDataKind, view?: View) =>
	followVisible(({ id, after }) => {
		const removed = after ? [] : addressesAbout(kind, id);
		return {
			render: addressesShowing(kind, id).filter((path) => !removed.includes(path)),
			removed,
		};
	}, view);
