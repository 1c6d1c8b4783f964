import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Entry } from "#shared/registrations/registrations.schema.ts";
import { useErrorText } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { AreaField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useNames } from "../users/names.ts";
import { entriesMessages } from "./entries.messages.ts";
import { registrations } from "./registrations.client.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { entriesQuery } from "./registrations.queries.ts";

/** Ends somebody else's entry, after asking. */
export function EndEntryDialog({ entry, onDone, onClose }: { entry: Entry; onDone: () => void; onClose: () => void }) {
	const text = useText(entriesMessages);
	const back = useText(registrationMessages);
	const name = useNames()(entry).full;
	const errorText = useErrorText();
	const queries = useQueryClient();
	const reason = useRef<HTMLTextAreaElement>(null);
	const cancel = useMutation({
		mutationFn: () => registrations.cancel({ params: { id: entry.id }, query: { reason: reason.current?.value } }),
		onSuccess: () => {
			toast(text("entries.cancelled"), name, "success");
			onDone();
			return queries.invalidateQueries(entriesQuery(entry.eventId));
		},
	});
	return (
		<FormDialog
			title={text("entries.cancelTitle", { name })}
			submit={text(cancel.isPending ? "entries.cancelling" : "entries.cancel")}
			cancel={back("reg.back")}
			pending={cancel.isPending}
			onClose={onClose}
			onSubmit={(submitted) => {
				submitted.preventDefault();
				cancel.mutate();
			}}
		>
			<p>{text("entries.cancelText", { name })}</p>
			<AreaField ref={reason} label={back("reg.reason")} rows={2} maxLength={500} />
			{cancel.isError && (
				<p className="notice" role="alert">
					{errorText(cancel.error)}
				</p>
			)}
		</FormDialog>
	);
}
