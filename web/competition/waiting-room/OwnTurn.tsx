import type { ReactNode } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useTurn } from "./useTurn.ts";

type Props = { event: Event; children: (isIn: boolean) => ReactNode };

/** Passes to a render function whether the user is admitted from the event's waiting room. */
export default function OwnTurn({ event, children }: Props) {
	return children(useTurn(event, false)?.isIn ?? false);
}
