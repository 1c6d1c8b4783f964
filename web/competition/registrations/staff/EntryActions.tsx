import type { Event } from "#shared/competition/events/events.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { EndEntryDialog } from "./EndEntryDialog.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { useDecide } from "./useDecide.ts";
import { useReopen } from "./useReopen.ts";

export type ActionDialog = "reject" | "move" | "cancel" | null;

type Props = {
	event: Event;
	chosen: Entry[];
	dialog: ActionDialog;
	onDialog: (dialog: ActionDialog) => void;
	onDone: (failed: ReadonlyMap<string, string>) => void;
};

/**
 * Actions on the selected registrations. Buttons that don't apply are disabled, so that positions
 * stay fixed.
 */
export function EntryActions({ event, chosen, dialog, onDialog, onDone }: Props) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const close = () => onDialog(null);
	/**
	 * Closes only after the server's response, because after a failure the dialog keeps the typed
	 * text.
	 */
	const done = (failed: ReadonlyMap<string, string> = new Map()) => {
		close();
		onDone(failed);
	};
	const decide = useDecide(event.id, done);
	const reopen = useReopen(event.id, done);
	const askReason = () => {
		decide.reset();
		onDialog("reject");
	};
	const none = chosen.length === 0 || decide.isPending;
	const [one] = chosen;
	const single = chosen.length === 1 && isAlive(one.status) && !decide.isPending;
	const rejected = chosen.length === 1 && one.status === "rejected";
	return (
		<div className="row entry-actions">
			<span aria-live="polite">{text("reg.selected", { count: chosen.length })}</span>
			<Button
				kind="primary"
				disabled={none}
				onClick={() => decide.mutate({ decision: "approve", chosen })}
			>
				{text("reg.approve")}
			</Button>
			<Button disabled={none} onClick={askReason}>
				{text("reg.reject")}
			</Button>
			<Button disabled={!rejected || reopen.isPending} onClick={() => reopen.mutate(one)}>
				{own(reopen.isPending ? "entries.reopening" : "entries.reopen")}
			</Button>
			{event.classes.length > 0 && (
				<Button disabled={!single || one.status === "offered"} onClick={() => onDialog("move")}>
					{own("entries.move")}
				</Button>
			)}
			<Button disabled={!single} onClick={() => onDialog("cancel")}>
				{own("entries.cancel")}
			</Button>
			<Wrong>{dialog === null && (decide.reason ?? reopen.reason)}</Wrong>
			{dialog === "reject" && <RejectDialog chosen={chosen} decide={decide} onClose={close} />}
			{dialog === "move" && one && (
				<MoveDialog event={event} entry={one} onDone={() => done()} onClose={close} />
			)}
			{dialog === "cancel" && one && (
				<EndEntryDialog entry={one} onDone={() => done()} onClose={close} />
			)}
		</div>
	);
}
