import { useQuery } from "@tanstack/react-query";
import { isUpcoming } from "#shared/events/events.rules.ts";
import { allEventsQuery } from "../events/events.queries.ts";
import { newsQuery } from "../news/news.queries.ts";

/** What the cards and tabs of staff count; each undefined while it is not known. */
export function useStaffCounts() {
	const { data: news } = useQuery(newsQuery);
	const { data: events } = useQuery(allEventsQuery);
	const now = Date.now();
	return {
		news: news?.length,
		draftNews: news?.filter(({ published }) => !published).length,
		events: events?.length,
		draftEvents: events?.filter(({ published }) => !published).length,
		upcoming: events?.filter((event) => isUpcoming(event, now)).length,
	};
}
