import type { ComponentProps } from "react";
import { useWrite } from "../core/calls/useWrite.ts";
import { useText } from "../core/language/messages.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { recordMessages } from "./records.messages.ts";

type Write = Parameters<typeof useWrite<void, unknown>>[0];

type Props = Pick<
	ComponentProps<typeof ConfirmDialog>,
	"title" | "submit" | "submitting" | "onClose"
> & {
	call: (key: string) => Promise<unknown>;
	/** Title and text of the toast when it is done. */
	said: [title: string, text: string];
	/** What follows from a yes. */
	sure: string;
	/** Title of the toast of a failure, or its text where the server has none. */
	failed?: Pick<Write, "title" | "fallback">;
	changed: Write["changed"];
};

/** Asks once more before a record goes. */
export function DeleteDialog({
	call,
	said: [title, line],
	sure,
	failed,
	changed,
	onClose,
	...rest
}: Props) {
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
