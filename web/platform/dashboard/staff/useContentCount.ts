import { useQuery } from "@tanstack/react-query";
import { aboutPages } from "../../../content/about/about.queries.ts";
import { teamPages } from "../../../content/national-team/national-team.queries.ts";
import { officialsPages } from "../../../content/officials/officials.queries.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { totalsQuery } from "../dashboard.queries.ts";

/** Total number of articles, officials, sections and athletes; undefined until all are known. */
export function useContentCount(): number | undefined {
	const { data: totals } = useQuery(totalsQuery);
	const counts = [
		totals?.news,
		usePages(officialsPages).rows?.length,
		usePages(aboutPages).rows?.length,
		usePages(teamPages).rows?.length,
	];
	const known = counts.filter((count) => count !== undefined);
	return known.length === counts.length ? known.reduce((sum, count) => sum + count, 0) : undefined;
}
