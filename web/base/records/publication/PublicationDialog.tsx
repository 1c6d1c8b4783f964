import type { ComponentProps } from "react";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { recordMessages } from "../records.messages.ts";

type Props = Pick<ComponentProps<typeof ConfirmDialog>, "write" | "onClose"> & {
	count: number;
	/** Number of selected records that stay as they are, because a language is missing. */
	leftOut: number;
	/** Number of people who have registered for the records. */
	people: number;
	/** Whether the records are published or turned back into drafts. */
	published: boolean;
};

/** Asks before several records are published or turned back into drafts, and says who sees it. */
export default function PublicationDialog({ count, leftOut, people, published, ...rest }: Props) {
	const text = useText(recordMessages);
	return (
		<ConfirmDialog
			{...rest}
			title={text(published ? "record.publishTitle" : "record.unpublishTitle", { count })}
			submit={text(published ? "record.publishEach" : "record.unpublishEach", { count })}
			submitting={text("record.saving")}
		>
			<p>{text(published ? "record.publishText" : "record.unpublishText")}</p>
			{!published && people > 0 && (
				<Notice>{text("record.unpublishPeople", { count: people })}</Notice>
			)}
			{published && leftOut > 0 && (
				<p className="soft">{text("record.leftOut", { count: leftOut })}</p>
			)}
		</ConfirmDialog>
	);
}
