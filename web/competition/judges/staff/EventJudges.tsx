import { useQuery } from "@tanstack/react-query";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { checkAccess } from "#shared/core/access.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useUser } from "../../../base/session/session.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { IconAction } from "../../../ui/menus/RowIcons.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { eventQuery } from "../../events/events.queries.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";

const EventJudgesDialog = lazyPart(() => import("./EventJudgesDialog.tsx"));

/** Only super-admins may assign judges; admins see the list. */
const useMayAssign = () => !checkAccess("superAdmin", useUser().data ?? null);

/** Returns the action that opens the judges of an event (`?judges=7`). */
export function useEventJudges() {
	const text = useText(manageJudgesMessages);
	const { set } = useAddress();
	const mayAssign = useMayAssign();
	return (event: Event) =>
		({
			icon: "judge",
			label: text(mayAssign ? "manageJudges.assign" : "manageJudges.judges"),
			onSelect: () => set({ judges: String(event.id) }, { step: true }),
		}) satisfies IconAction;
}

/** Opens the dialog that assigns judges, for those who may assign. */
export function AssignJudgesButton({ event }: { event: Event }) {
	const text = useText(manageJudgesMessages);
	const title = usePick()(event, "title");
	const mayAssign = useMayAssign();
	const { label, onSelect } = useEventJudges()(event);
	const isAhead = event.cancelReason === null && isUpcoming(event, Date.now());
	if (!mayAssign || !isAhead) return null;
	return (
		<Button
			kind="primary"
			opens
			aria-label={text("manageJudges.assignOf", { title })}
			onClick={onSelect}
		>
			{label}
		</Button>
	);
}

function Opened({ id, onClose }: { id: EventId; onClose: () => void }) {
	const mayAssign = useMayAssign();
	const { data, isError, refetch } = useQuery(eventQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	return data && <EventJudgesDialog event={data} mayAssign={mayAssign} onClose={onClose} />;
}

/** Dialog with the judges of the event named in the query string. */
export function OpenEventJudges() {
	const { search, set } = useAddress();
	const id = Number(/^[1-9]\d{0,14}$/.exec(search.get("judges") ?? "")?.[0] ?? 0);
	return id > 0 && <Opened key={id} id={id as EventId} onClose={() => set({ judges: null })} />;
}
