import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { EventClass } from "#shared/events/event-class.schema.ts";
import { paths } from "../app/paths.ts";
import { useErrorText } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useClassName } from "./classes.ts";
import { events } from "./events.client.ts";
import { isRefusal, useRefreshEvents } from "./manage.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

export function DeleteClassDialog({ own, onClose }: { own: EventClass; onClose: () => void }) {
	const text = useText(manageClassMessages);
	const name = useClassName()(own);
	const errorText = useErrorText();
	const refresh = useRefreshEvents();
	const remove = useMutation({
		mutationFn: () => events.removeClass({ params: { id: own.eventId, classId: own.id } }),
		onSuccess: () => {
			toast(text("manageClass.deleted"), name, "success");
			onClose();
			return refresh();
		},
	});
	return (
		<FormDialog
			title={text("manageClass.deleteTitle")}
			submit={text(remove.isPending ? "manageClass.deleting" : "manageClass.delete")}
			cancel={text("manageClass.cancel")}
			pending={remove.isPending}
			onClose={onClose}
			onSubmit={(event) => {
				event.preventDefault();
				remove.mutate();
			}}
		>
			<p>{text("manageClass.sure", { name })}</p>
			{remove.isError && (
				<div className="notice" role="alert">
					{isRefusal(remove.error, "class_has_entries") ? (
						<>
							<p>{text("manageClass.hasEntries")}</p>
							<p>
								<Link to={`${paths.entries(own.eventId)}?class=${own.id}`}>{text("manageClass.seeEntries")}</Link>
							</p>
						</>
					) : (
						<p>{errorText(remove.error)}</p>
					)}
				</div>
			)}
		</FormDialog>
	);
}
