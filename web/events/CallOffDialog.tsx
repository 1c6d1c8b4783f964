import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Event } from "#shared/events/events.schema.ts";
import { useErrorText } from "../core/errors.ts";
import { usePick, useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { AreaField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { events } from "./events.client.ts";
import { manageMessages } from "./manage.messages.ts";
import { useRefreshEvents } from "./manage.ts";

/** Calls an event off, and says before what that does. */
export function CallOffDialog({ event, onClose }: { event: Event; onClose: () => void }) {
	const text = useText(manageMessages);
	const title = usePick()(event, "title");
	const errorText = useErrorText();
	const refresh = useRefreshEvents();
	const key = useWriteKey();
	const reason = useRef<HTMLTextAreaElement>(null);
	const callOff = useMutation({
		mutationFn: () =>
			events.cancel({ params: { id: event.id }, body: { reason: reason.current?.value }, key: key.get() }),
		onSuccess: (cancelled) => {
			toast(text("manage.calledOff"), text("manage.calledOffText"), "success");
			onClose();
			return refresh(cancelled);
		},
		onError: () => key.renew(),
	});
	return (
		<FormDialog
			guarded
			title={text("manage.callOffTitle")}
			submit={text("manage.callOff")}
			cancel={text("manage.back")}
			pending={callOff.isPending}
			onClose={onClose}
			onSubmit={(submitted) => {
				submitted.preventDefault();
				callOff.mutate();
			}}
		>
			<p>{text("manage.callOffText", { title })}</p>
			{callOff.isError && (
				<p className="notice" role="alert">
					{errorText(callOff.error)}
				</p>
			)}
			<AreaField ref={reason} label={text("manage.callOffReason")} maxLength={500} />
		</FormDialog>
	);
}
