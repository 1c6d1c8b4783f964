import type { NewsItem } from "#shared/news/news.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { news, newsQuery } from "./news.queries.ts";

export default function DeleteNewsDialog({ item, onClose }: { item: NewsItem; onClose: () => void }) {
	const text = useText(manageNewsMessages);
	const title = usePick()(item, "title");
	const remove = useWrite({
		call: (_: void, key) => news.remove({ params: { id: item.id }, key }),
		said: () => ({ title: text("manageNews.wasDeleted"), text: title }),
		fallback: text("manageNews.deleteFailed"),
		changed: [newsQuery],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("manageNews.deleteTitle")}
			submit={text("manageNews.delete")}
			submitting={text("manageNews.deleting")}
			write={remove}
			onClose={onClose}
		>
			<p>{text("manageNews.sure", { title })}</p>
		</ConfirmDialog>
	);
}
