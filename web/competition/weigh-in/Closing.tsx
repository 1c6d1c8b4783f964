import { type ReactNode, useState } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { WeighInState } from "#shared/competition/weigh-in/weigh-in.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { ClosingSentence } from "./ClosingTime.tsx";
import { manageClosingMessages } from "./closing.messages.ts";
import { useClosing } from "./useClosing.ts";

const ClosingTimeDialog = lazyPart(() => import("./ClosingTimeDialog.tsx"));

type Children = (isOver: boolean) => ReactNode;

const Timed = ({ closesAt, children }: { closesAt: string; children: Children }) =>
	children(useClosing(closesAt).isOver);

type Props = {
	event: Event;
	weighIn: WeighInState;
	mayClose: boolean;
	/** What follows, by whether the time has passed. */
	children: Children;
};

/** The countdown to the closing time at the check-in desk, and its button for staff and the chief. */
export function Closing({ event, weighIn, mayClose, children }: Props) {
	const text = useText(manageClosingMessages);
	const [isOpen, setOpen] = useState(false);
	const { closesAt } = weighIn;
	return (
		<>
			{(closesAt || mayClose) && (
				<p className="row">
					{closesAt && <ClosingSentence closesAt={closesAt} />}
					{mayClose && (
						<Button
							kind={closesAt ? "link" : undefined}
							opens
							aria-label={closesAt ? text("manageClosing.changeName") : undefined}
							onClick={() => setOpen(true)}
						>
							{text(closesAt ? "manageClosing.change" : "manageClosing.set")}
						</Button>
					)}
				</p>
			)}
			{closesAt ? <Timed closesAt={closesAt}>{children}</Timed> : children(false)}
			{isOpen && (
				<ClosingTimeDialog event={event} weighIn={weighIn} onClose={() => setOpen(false)} />
			)}
		</>
	);
}
