import type { ComponentProps } from "react";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { recordMessages } from "./records.messages.ts";

type Write = Parameters<typeof useWrite<void, unknown>>[0];

/** How a record is deleted, and the texts about it. */
export type Deletion = Pick<
	ComponentProps<typeof ConfirmDialog>,
	"title" | "submit" | "submitting"
> & {
	call: (key: string) => Promise<unknown>;
	/** Title and text of the success toast. */
	said: [title: string, text: string];
	/** Explains the consequences of deleting. */
	sure: string;
	/** Title of the error toast, or its text if the server sends none. */
	failed?: Pick<Write, "title" | "fallback">;
	changed: Write["changed"];
};

/** Asks for confirmation before deleting a record. */
export default function DeleteDialog({
	call,
	said: [title, line],
	sure,
	failed,
	changed,
	onClose,
	...rest
}: Deletion & { onClose: () => void }) {
	const text = useText(recordMessages);
	const remove = useWrite<void, unknown>({
		call: (_, key) => call(key),
		said: () => ({ title, text: line }),
		...failed,
		changed,
		done: onClose,
	});
	return (
		<ConfirmDialog
			submit={text("record.delete")}
			submitting={text("record.deleting")}
			{...rest}
			write={remove}
			onClose={onClose}
		>
			<p>{sure}</p>
		</ConfirmDialog>
	);
}
