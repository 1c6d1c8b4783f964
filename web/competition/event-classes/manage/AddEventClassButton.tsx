import { lazy, Suspense } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFreshEvent } from "../../events/manage/manage.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

const EventClassDialog = lazy(() => import("./EventClassDialog.tsx"));

/** Adds a class to an event in a list. */
export function AddEventClassButton({ event }: { event: Event }) {
	const text = useText(manageEventClassMessages);
	const title = usePick()(event, "title");
	const { open, start, close } = useFreshEvent<"add">(event.id);
	return (
		<>
			<Button
				opens
				aria-label={text("manageEventClass.addTo", { title })}
				onClick={() => start("add")}
			>
				{text("manageEventClass.add")}
			</Button>
			<Suspense>
				{open && <EventClassDialog event={open.event} edited={null} onClose={close} />}
			</Suspense>
		</>
	);
}
