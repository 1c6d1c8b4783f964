import { monthAt } from "#shared/core/time/month.ts";
import { defineCounts } from "../../core/table/counters.ts";
import type { RemovalRecord } from "./removal.entity.ts";

/** Counter of members who were deleted in a month ("2026-11"). */
export const leftIn = (month: string) => `left ${month}`;

export const removalsCountedAs = ({
	wasMember,
	createdAt,
}: Pick<RemovalRecord, "wasMember" | "createdAt">) =>
	wasMember ? [leftIn(monthAt(Date.parse(createdAt)))] : [];

export const removalsCounts = defineCounts({
	removal: { of: "removal", as: removalsCountedAs },
});
