import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useText } from "../../../core/language/messages.ts";
import { recordMessages } from "../records.messages.ts";

type Wish<Item> = {
	/** Publishes a record, or turns it back into a draft. */
	call: (item: Item, published: boolean, key: string) => Promise<unknown>;
	changed?: Parameters<typeof useWriteEach<Item>>[0]["changed"];
	done?: () => unknown;
};

/** The writes that publish records and turn them back into drafts; each offers Undo. */
export function usePublication<Item extends { id: number }>({ call, done, ...rest }: Wish<Item>) {
	const text = useText(recordMessages);
	const writeAs = (published: boolean) => ({
		...rest,
		keyOf: ({ id }: Item) => String(id),
		call: (item: Item, key: string) => call(item, published, key),
		title: (count: number) =>
			text(published ? "record.published" : "record.unpublished", { count }),
	});
	const publishAgain = useWriteEach<Item>(writeAs(true));
	const unpublishAgain = useWriteEach<Item>(writeAs(false));
	const undoPublish = (items: Item[]) => unpublishAgain.mutate(items);
	return {
		publish: useWriteEach<Item>({ ...writeAs(true), done, undo: undoPublish }),
		unpublish: useWriteEach<Item>({
			...writeAs(false),
			done,
			undo: (items) => publishAgain.mutate(items),
		}),
		undoPublish,
	};
}
