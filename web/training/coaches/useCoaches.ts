import { useEffect } from "react";
import type { Coach } from "#shared/training/coaches/coaches.schema.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { coachesPages } from "./coaches.queries.ts";

/**
 * All approved coaches (a few dozen), loading page after page; undefined until the first page is
 * loaded.
 */
export function useCoaches(): Coach[] | undefined {
	const { rows, more, isReadingMore, isMoreFailed } = usePages(coachesPages);
	useEffect(() => {
		if (!isReadingMore && !isMoreFailed) more?.();
	});
	return rows;
}
