import type { ReactNode } from "react";
import { useText } from "../core/messages.ts";
import type { useWrite } from "../core/useWrite.ts";
import { FormDialog } from "./FormDialog.tsx";
import { uiMessages } from "./ui.messages.ts";

type Props = {
	title: string;
	/** What the button says, and while the write is under way. */
	submit: string;
	submitting?: string;
	write: Pick<ReturnType<typeof useWrite>, "isPending" | "reason">;
	/** The question, with what follows from a yes. */
	children: ReactNode;
	onConfirm: () => void;
	onClose: () => void;
};

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog({ onConfirm, ...rest }: Props) {
	const text = useText(uiMessages);
	return <FormDialog {...rest} cancel={text("ui.cancel")} onSubmit={onConfirm} />;
}
