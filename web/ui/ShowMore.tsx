import { useText } from "../core/language/messages.ts";
import { uiMessages } from "./ui.messages.ts";

type Pages = { more?: () => void; isReadingMore: boolean; isMoreFailed: boolean };

/** Button that loads the next page of a list; nothing after the last page. */
export function ShowMore({ pages: { more, isReadingMore, isMoreFailed } }: { pages: Pages }) {
	const text = useText(uiMessages);
	if (!more) return null;
	return (
		<p className="row">
			<button type="button" className="button" disabled={isReadingMore} onClick={more}>
				{text(isReadingMore ? "ui.readingMore" : "ui.more")}
			</button>
			{isMoreFailed && (
				<span className="small" role="alert">
					{text("ui.moreFailed")}
				</span>
			)}
		</p>
	);
}
