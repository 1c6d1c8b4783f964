import type { ReactNode } from "react";
import type { Event } from "#shared/events/events.schema.ts";
import { useTurn } from "./useTurn.ts";

type Props = { event: Event; children: (isIn: boolean) => ReactNode };

/** Tells what is shown elsewhere on the page of an event with a waiting room whether the door has let the reader in. */
export default function OwnTurn({ event, children }: Props) {
	return children(useTurn(event)?.isIn ?? false);
}
