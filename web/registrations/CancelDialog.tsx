import { useMutation } from "@tanstack/react-query";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { useShowError } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useEntryName } from "./entryName.ts";
import { registrations } from "./registrations.client.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { useRefreshEntries } from "./useRefreshEntries.ts";

/** Asks whether an entry is really to be withdrawn. */
export function CancelDialog({ entry, onClose }: { entry: MyRegistration; onClose: () => void }) {
	const text = useText(registrationMessages);
	const title = useEntryName()(entry);
	const showError = useShowError();
	const refresh = useRefreshEntries();
	const key = useWriteKey();
	const cancel = useMutation({
		mutationFn: () => registrations.cancel({ params: { id: entry.id }, query: {}, key: key.get() }),
		onSuccess: () => {
			toast(text("reg.cancelled"), text("reg.cancelledText"), "success");
			refresh();
			onClose();
		},
		onError: (error) => {
			showError(error);
			onClose();
		},
	});
	return (
		<FormDialog
			title={text("reg.sure")}
			submit={text("reg.cancel")}
			cancel={text("reg.keep")}
			pending={cancel.isPending}
			onClose={onClose}
			onSubmit={(event) => {
				event.preventDefault();
				cancel.mutate();
			}}
		>
			<p>{text(entry.status === "waitlisted" ? "reg.sureWaiting" : "reg.sureText", { title })}</p>
		</FormDialog>
	);
}
