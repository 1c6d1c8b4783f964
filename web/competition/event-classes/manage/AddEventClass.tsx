import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import type { IconAction } from "../../../ui/menus/RowIcons.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { eventQuery } from "../../events/events.queries.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

const EventClassDialog = lazyPart(() => import("./EventClassDialog.tsx"));

/** Returns the action that opens the dialog of a new event class (`?classOf=7`). */
export function useAddEventClass() {
	const text = useText(manageEventClassMessages);
	const { set } = useAddress();
	return (event: Event): IconAction => ({
		icon: "addClass",
		label: text("manageEventClass.add"),
		onSelect: () => set({ classOf: String(event.id) }, { step: true }),
	});
}

function Opened({ id, onClose }: { id: EventId; onClose: () => void }) {
	const { data, isError, refetch } = useQuery(eventQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	return data && <EventClassDialog event={data} edited={null} onClose={onClose} />;
}

/** The dialog that adds a class to the event named in the query string. */
export function OpenNewEventClass() {
	const { search, set } = useAddress();
	const id = Number(/^[1-9]\d{0,14}$/.exec(search.get("classOf") ?? "")?.[0] ?? 0);
	return id > 0 && <Opened key={id} id={id as EventId} onClose={() => set({ classOf: null })} />;
}
