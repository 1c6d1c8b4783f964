import type { UseFormRegisterReturn } from "react-hook-form";
import { staffEvents } from "../../../competition/events/events.queries.ts";
import { newsKind } from "../../../content/news/news.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePages, whole } from "../../../core/calls/usePages.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { broadcastMessages } from "../broadcasts.messages.ts";

type Props = UseFormRegisterReturn & { error: string | undefined };

/** The page to which an announcement leads: a coming event or an article is offered by its title. */
export function LinkField(field: Props) {
	const text = useText(broadcastMessages);
	const pick = usePick();
	const { rows: events = [] } = usePages(staffEvents.upcoming, whole);
	const { rows: articles = [] } = usePages(newsKind.pages, {
		...whole,
		isIncluded: ({ published }) => published,
	});
	const pages = [
		...events.map((event) => ({ path: paths.event(event.id), title: pick(event, "title") })),
		...articles.map((article) => ({
			path: paths.article(article.id),
			title: pick(article, "title"),
		})),
	];
	return (
		<>
			<Field
				dir="ltr"
				inputMode="url"
				autoComplete="off"
				list="pages-to-link"
				label={text("broadcast.link")}
				hint={text("broadcast.linkHint")}
				{...field}
			/>
			<datalist id="pages-to-link">
				{pages.map(({ path, title }) => (
					<option key={path} value={path}>
						{title}
					</option>
				))}
			</datalist>
		</>
	);
}
