import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import DeleteDialog from "../../platform/records/DeleteDialog.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { news, newsQuery } from "./news.queries.ts";

export default function DeleteNewsDialog({
	item,
	onClose,
}: {
	item: NewsItem;
	onClose: () => void;
}) {
	const text = useText(manageNewsMessages);
	const title = usePick()(item, "title");
	return (
		<DeleteDialog
			title={text("manageNews.deleteTitle")}
			sure={text("manageNews.sure", { title })}
			call={(key) => news.remove({ params: { id: item.id }, key })}
			said={[text("manageNews.wasDeleted"), title]}
			failed={{ fallback: text("manageNews.deleteFailed") }}
			changed={[newsQuery]}
			onClose={onClose}
		/>
	);
}
