import { useMutation } from "@tanstack/react-query";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { useShowError } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useEntryName } from "./entryName.ts";
import { offerMessages } from "./offers.messages.ts";
import { registrations } from "./registrations.client.ts";
import { useRefreshEntries } from "./useRefreshEntries.ts";

/** Asks whether an offered place is really to go to somebody else. */
export default function DeclineDialog({ entry, onClose }: { entry: MyRegistration; onClose: () => void }) {
	const text = useText(offerMessages);
	const name = useEntryName()(entry);
	const showError = useShowError();
	const refresh = useRefreshEntries();
	const key = useWriteKey();
	const decline = useMutation({
		mutationFn: () => registrations.declineOffer({ params: { id: entry.id }, key: key.get() }),
		onSuccess: () => toast(text("offer.declined"), text("offer.declinedText"), "success"),
		onError: (error) => showError(error, text("offer.failed")),
		onSettled: () => {
			onClose();
			return refresh();
		},
	});
	return (
		<FormDialog
			title={text("offer.sure")}
			submit={text("offer.decline")}
			cancel={text("offer.back")}
			pending={decline.isPending}
			onClose={onClose}
			onSubmit={(event) => {
				event.preventDefault();
				decline.mutate();
			}}
		>
			<p>{text("offer.sureText", { name })}</p>
		</FormDialog>
	);
}
