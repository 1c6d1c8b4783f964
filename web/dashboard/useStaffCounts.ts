import { messagePages } from "../contact/contact.queries.ts";
import { usePages } from "../core/usePages.ts";
import { deskEvents } from "../events/events.queries.ts";
import { newsPages } from "../news/news.queries.ts";

/** What the cards and tabs of staff count; `value` is undefined while it is not known, `more` is set where it is more. */
export function useStaffCounts() {
	const [news, events] = [usePages(newsPages), usePages(deskEvents.upcoming)];
	const openMessages = usePages(messagePages("open"));
	const count = <Row>({ rows, more }: { rows?: Row[]; more?: unknown }, of: (row: Row) => boolean = () => true) => ({
		value: rows?.filter(of).length,
		more,
	});
	const isDraft = ({ published }: { published: boolean }) => !published;
	return {
		news: count(news),
		draftNews: count(news, isDraft),
		upcoming: count(events),
		openMessages: count(openMessages),
		draftEvents: count(events, isDraft),
	};
}
