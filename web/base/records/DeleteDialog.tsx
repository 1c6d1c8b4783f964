import type { ComponentProps, ReactNode } from "react";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { recordMessages } from "./records.messages.ts";

type Write = Parameters<typeof useWrite<void, unknown>>[0];

/** How a record is deleted, and the texts about it. */
export type Deletion = Pick<
	ComponentProps<typeof ConfirmDialog>,
	"title" | "submit" | "submitting" | "cancel"
> & {
	call: (key: string) => Promise<unknown>;
	/** Title and text of the success toast. */
	toast: [title: string, text?: string];
	/** Explains the consequences of deleting. */
	sure: string;
	/** Title of the error toast, or its text if the server sends none. */
	failed?: Pick<Write, "title" | "fallback">;
	/** What the dialog says of a refusal, if more than its sentence. */
	refused?: (error: unknown) => ReactNode;
	changed?: Write["changed"];
	/** Runs after the deletion, when the dialog is closed. */
	done?: () => unknown;
};

/** Asks for confirmation before deleting a record. */
export default function DeleteDialog({
	call,
	toast: [title, line],
	sure,
	failed,
	refused,
	changed,
	done,
	onClose,
	...rest
}: Deletion & { onClose: () => void }) {
	const text = useText(recordMessages);
	const remove = useWrite<void, unknown>({
		call: (_, key) => call(key),
		toast: () => ({ title, text: line }),
		...failed,
		changed,
		done: () => {
			onClose();
			return done?.();
		},
	});
	return (
		<ConfirmDialog
			submit={text("record.delete")}
			submitting={text("record.deleting")}
			{...rest}
			write={remove}
			wrong={(remove.isError && refused?.(remove.error)) || remove.reason}
			onClose={onClose}
		>
			<p>{sure}</p>
		</ConfirmDialog>
	);
}
