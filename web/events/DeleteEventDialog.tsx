import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Event } from "#shared/events/events.schema.ts";
import { paths } from "../app/paths.ts";
import { useErrorText } from "../core/errors.ts";
import { usePick, useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { CheckField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { events } from "./events.client.ts";
import { eventQuery, eventsQuery } from "./events.queries.ts";
import { manageMessages } from "./manage.messages.ts";
import { isRefusal } from "./manage.ts";

/** Deletes an event; one with entries only after a second, express yes. */
export function DeleteEventDialog({ event, onClose }: { event: Event; onClose: () => void }) {
	const text = useText(manageMessages);
	const title = usePick()(event, "title");
	const errorText = useErrorText();
	const queries = useQueryClient();
	const navigate = useNavigate();
	const [sure, setSure] = useState(false);
	const remove = useMutation({
		mutationFn: (force: boolean) => events.remove({ params: { id: event.id }, query: force ? { force: "true" } : {} }),
		onSuccess: () => {
			toast(text("manage.deleted"), title, "success");
			navigate(paths.events);
			queries.removeQueries(eventQuery(event.id));
			return queries.invalidateQueries({ ...eventsQuery, exact: true });
		},
	});
	const hasEntries = isRefusal(remove.error, "event_has_entries");
	return (
		<FormDialog
			title={text("manage.deleteTitle")}
			submit={text(remove.isPending ? "manage.deleting" : hasEntries ? "manage.deleteForce" : "manage.delete")}
			cancel={text("manage.back")}
			pending={remove.isPending || (hasEntries && !sure)}
			onClose={onClose}
			onSubmit={(submitted) => {
				submitted.preventDefault();
				remove.mutate(hasEntries && sure);
			}}
		>
			<p>{text("manage.sure", { title })}</p>
			{hasEntries && (
				<>
					<p className="notice" role="alert">
						{text("manage.hasEntries")}
					</p>
					<CheckField label={text("manage.force")} checked={sure} onChange={() => setSure(!sure)} />
				</>
			)}
			{remove.isError && !hasEntries && (
				<p className="notice" role="alert">
					{errorText(remove.error)}
				</p>
			)}
		</FormDialog>
	);
}
