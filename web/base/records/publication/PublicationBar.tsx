import { useState } from "react";
import { type BilingualTexts, lacksLanguage } from "#shared/core/fields/bilingual.ts";
import { locales } from "#shared/core/locales.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SelectionBar } from "../../../ui/tables/SelectionBar.tsx";
import { recordMessages } from "../records.messages.ts";
import { usePublication } from "./usePublication.ts";

const PublicationDialog = lazyPart(() => import("./PublicationDialog.tsx"));

type Props<Item extends { id: number }, Field extends string> = Parameters<
	typeof usePublication<Item>
>[0] & {
	/** The selected records. */
	chosen: Item[];
	/** The bilingual fields that a published record needs in both languages. */
	fields: readonly Field[];
	/** Number of people who have registered for a record. */
	peopleOf?: (item: Item) => number;
	onClear: () => void;
};

/** Publishes the selected records of a list, or turns them back into drafts. */
export function PublicationBar<
	Item extends { id: number; published: boolean } & BilingualTexts<Field>,
	Field extends string,
>({ chosen, fields, peopleOf = () => 0, onClear, ...wish }: Props<Item, Field>) {
	const text = useText(recordMessages);
	const [pending, setPending] = useState<{ items: Item[]; published: boolean } | null>(null);
	const publication = usePublication<Item>({
		...wish,
		done: () => {
			setPending(null);
			onClear();
		},
	});
	const drafts = chosen.filter(({ published }) => !published);
	const ready = drafts.filter((item) =>
		locales.every((locale) => !lacksLanguage<Field>(item, fields, locale)),
	);
	const write = publication[pending?.published ? "publish" : "unpublish"];
	const visible = chosen.filter(({ published }) => published);
	return (
		<>
			<SelectionBar count={chosen.length} onClear={onClear}>
				<Button
					kind="primary"
					opens
					disabled={ready.length === 0}
					onClick={() => setPending({ items: ready, published: true })}
				>
					{text("record.publishEach", { count: ready.length })}
				</Button>
				<Button
					opens
					disabled={visible.length === 0}
					onClick={() => setPending({ items: visible, published: false })}
				>
					{text("record.unpublishEach", { count: visible.length })}
				</Button>
			</SelectionBar>
			{pending && (
				<PublicationDialog
					published={pending.published}
					count={pending.items.length}
					leftOut={drafts.length - ready.length}
					people={pending.items.reduce((sum, item) => sum + peopleOf(item), 0)}
					write={{ ...write, mutate: () => write.mutate(pending.items) }}
					onClose={() => setPending(null)}
				/>
			)}
		</>
	);
}
