import type { Broadcast } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { broadcastMessages } from "./broadcasts.messages.ts";
import { broadcasts, broadcastsKey } from "./broadcasts.queries.ts";

type Props = { id: Broadcast["id"]; title: string; onClose: () => void };

/** Asks before an announcement that waits for its time is cancelled. */
export function StopDialog({ id, title, onClose }: Props) {
	const text = useText(broadcastMessages);
	const cancel = useWrite({
		call: (_: void, key) => broadcasts.cancel({ params: { id }, key }),
		toast: () => ({ title: text("broadcast.stopped") }),
		changed: [broadcastsKey],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("broadcast.stopTitle")}
			submit={text("broadcast.stop")}
			submitting={text("broadcast.stopping")}
			cancel={text("broadcast.letGo")}
			write={cancel}
			onClose={onClose}
		>
			<p>
				<strong dir="auto">{title}</strong>
			</p>
			<p>{text("broadcast.stopText")}</p>
		</ConfirmDialog>
	);
}
