import type { Event } from "#shared/competition/events/events.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../../core/language/messages.ts";
import { lazyPart } from "../../../../core/lazyPart.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { mostUnconfirmed } from "../../../../ui/decide/mostUnconfirmed.ts";
import ConfirmDialog from "../../../../ui/dialogs/ConfirmDialog.tsx";
import { Wrong } from "../../../../ui/states/Notice.tsx";
import { SelectionBar } from "../../../../ui/tables/SelectionBar.tsx";
import { registrationMessages } from "../../registrations.messages.ts";
import { entriesMessages } from "../entries.messages.ts";
import { isMovable } from "../entryFilters.ts";
import EndEntryDialog from "./EndEntryDialog.tsx";
import { ExceptDialog } from "./ExceptDialog.tsx";
import { RaisePlaces } from "./RaisePlaces.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import type { useDecide } from "./useDecide.ts";
import type { useReopen } from "./useReopen.ts";

const MoveDialog = lazyPart(() => import("./MoveDialog.tsx"));

/** The open dialog: its action, and the registrations that it applies to. */
export type ActionDialog = {
	action: "approve" | "reject" | "move" | "cancel" | "except";
	entries: Entry[];
} | null;

type Props = {
	event: Event;
	chosen: Entry[];
	decide: ReturnType<typeof useDecide>;
	dialog: ActionDialog;
	onDialog: (dialog: ActionDialog) => void;
	onClear: () => void;
	reopen: ReturnType<typeof useReopen>;
	onDone: (failed?: ReadonlyMap<string, string>) => void;
};

type BarProps = Omit<Props, "dialog" | "onDone">;

/** What can be done with the selected registrations; each action names how many it fits. */
function SelectedActions({ event, chosen, decide, reopen, onDialog, onClear }: BarProps) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const pending = chosen.filter(({ status }) => status === "pending");
	const alive = chosen.filter(({ status }) => isAlive(status));
	const movable = chosen.filter(isMovable);
	const waiting = chosen.find(({ status }) => status === "waitlisted");
	const [one, another] = chosen;
	const single = another ? undefined : one;
	const counted = (label: string, entries: Entry[]) =>
		entries.length > 0 && entries.length < chosen.length
			? own("entries.some", { label, count: entries.length })
			: label;
	return (
		<SelectionBar count={chosen.length} onClear={onClear}>
			<Button
				kind="primary"
				opens={pending.length > mostUnconfirmed}
				disabled={pending.length === 0 || decide.isPending}
				onClick={() =>
					pending.length > mostUnconfirmed
						? onDialog({ action: "approve", entries: pending })
						: decide.mutate({ decision: "approve", chosen: pending })
				}
			>
				{counted(text("reg.approve"), pending)}
			</Button>
			<Button
				opens
				disabled={alive.length === 0 || decide.isPending}
				onClick={() => onDialog({ action: "reject", entries: alive })}
			>
				{counted(text("reg.reject"), alive)}
			</Button>
			{event.classes.length > 0 && (
				<Button
					opens
					disabled={movable.length === 0}
					onClick={() => onDialog({ action: "move", entries: movable })}
				>
					{counted(own("entries.move"), movable)}
				</Button>
			)}
			{single?.status === "rejected" && (
				<Button disabled={reopen.isPending} onClick={() => reopen.mutate(single)}>
					{own(reopen.isPending ? "entries.reopening" : "entries.reopen")}
				</Button>
			)}
			{single && isAlive(single.status) && (
				<Button opens onClick={() => onDialog({ action: "cancel", entries: [single] })}>
					{own("entries.cancel")}
				</Button>
			)}
			{pending.length === 0 && waiting && <RaisePlaces event={event} entry={waiting} />}
		</SelectionBar>
	);
}

function ActionDialogs({ event, decide, dialog, onDialog, onDone }: Props) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const close = () => onDialog(null);
	return (
		<>
			{dialog?.action === "approve" && (
				<ConfirmDialog
					title={own("entries.approveTitle", { count: dialog.entries.length })}
					submit={text("reg.approve")}
					write={{
						...decide,
						mutate: () => decide.mutate({ decision: "approve", chosen: dialog.entries }),
					}}
					onClose={close}
				>
					<p>{own("entries.notifies", { count: dialog.entries.length })}</p>
				</ConfirmDialog>
			)}
			{dialog?.action === "reject" && (
				<RejectDialog chosen={dialog.entries} decide={decide} onClose={close} />
			)}
			{dialog?.action === "except" && (
				<ExceptDialog chosen={dialog.entries} decide={decide} onClose={close} />
			)}
			{dialog?.action === "move" && (
				<MoveDialog event={event} entries={dialog.entries} onDone={onDone} onClose={close} />
			)}
			{dialog?.action === "cancel" && (
				<EndEntryDialog entry={dialog.entries[0]} onDone={() => onDone()} onClose={close} />
			)}
		</>
	);
}

/** Actions on the selected registrations, and the dialogs of all actions. */
export function EntryActions(props: Props) {
	const { decide, reopen, dialog } = props;
	return (
		<>
			<SelectedActions {...props} />
			<Wrong>{dialog === null && (decide.reason ?? reopen.reason)}</Wrong>
			<ActionDialogs {...props} />
		</>
	);
}
