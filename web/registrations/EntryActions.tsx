import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Decision, Entry } from "#shared/registrations/registrations.schema.ts";
import { useShowError } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { AreaField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { registrations } from "./registrations.client.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { entriesQuery } from "./registrations.queries.ts";

/** The server takes this many at once. */
const most = 100;

type Props = { eventId: number; chosen: Entry[]; onDone: () => void };

function useDecide({ eventId, chosen, onDone }: Props) {
	const text = useText(registrationMessages);
	const showError = useShowError();
	const queries = useQueryClient();
	const key = useWriteKey();
	return useMutation({
		mutationFn: (choice: Pick<Decision, "decision"> & { reason?: string }) =>
			registrations.decide({
				params: { id: eventId },
				body: { ...choice, ids: chosen.slice(0, most).map(({ id }) => id) },
				key: key.get(),
			}),
		onSuccess: (results) => {
			const failed = results.filter(({ error }) => error).length;
			const done = text("reg.done", { count: results.length - failed });
			toast(done, failed > 0 ? text("reg.failed", { count: failed }) : undefined, failed > 0 ? "error" : "success");
			onDone();
		},
		onError: (error) => showError(error),
		onSettled: () => {
			key.renew();
			return queries.invalidateQueries(entriesQuery(eventId));
		},
	});
}

/** What can be done with the chosen entries; always in the same place. */
export function EntryActions(props: Props) {
	const text = useText(registrationMessages);
	const decide = useDecide(props);
	const reason = useRef<HTMLTextAreaElement>(null);
	const [rejecting, setRejecting] = useState(false);
	const none = props.chosen.length === 0;
	return (
		<div className="row entry-actions no-print">
			<span aria-live="polite">{text("reg.selected", { count: props.chosen.length })}</span>
			<button
				type="button"
				className="button primary"
				disabled={none || decide.isPending}
				onClick={() => decide.mutate({ decision: "approve" })}
			>
				{text("reg.approve")}
			</button>
			<button type="button" className="button" disabled={none || decide.isPending} onClick={() => setRejecting(true)}>
				{text("reg.reject")}
			</button>
			{rejecting && (
				<FormDialog
					title={text("reg.rejectTitle", { count: props.chosen.length })}
					submit={text("reg.reject")}
					cancel={text("reg.back")}
					pending={decide.isPending}
					onClose={() => setRejecting(false)}
					onSubmit={(event) => {
						event.preventDefault();
						decide.mutate({ decision: "reject", reason: reason.current?.value });
						setRejecting(false);
					}}
				>
					<AreaField ref={reason} label={text("reg.reason")} maxLength={500} />
				</FormDialog>
			)}
		</div>
	);
}
