import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { servedAt } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { useRoomWords } from "./useRoomWords.ts";
import type { Known } from "./useTurn.ts";
import { waitingRoom } from "./waiting-room.client.ts";
import { waitingRoomMessages } from "./waiting-room.messages.ts";
import { roomQuery } from "./waiting-room.queries.ts";

/** The waiting room for staff, with controls to pause admission. */
export function AdmissionControl({ event, known }: { event: Event; known: Known }) {
	const text = useText(waitingRoomMessages);
	const words = useRoomWords(known, { ...event, isRegistered: false });
	const { formatNumber } = useIntl();
	const queries = useQueryClient();
	const { room, now } = known;
	const { admission } = room;
	const { held } = admission;
	const { mutate, isPending, reason } = useWrite({
		call: (next: boolean, key) =>
			waitingRoom.setAdmission({ params: { id: event.id }, body: { held: next }, key }),
		toast: ({ admission: { held } }) => ({
			title: text(held ? "room.heldToast" : "room.letInToast"),
		}),
		done: (changed) => queries.setQueryData(roomQuery(event.id).queryKey, changed),
		failed: () => queries.invalidateQueries(roomQuery(event.id)),
	});
	const served = room.drawn ? Math.min(room.last, Math.floor(servedAt(admission, now))) : 0;
	return (
		<>
			<p className="small soft">{text("room.staff")}</p>
			{room.drawn ? (
				<dl className="waiting-room-figures">
					<div>
						<dt className="small soft">{text("room.served")}</dt>
						<dd>{formatNumber(served)}</dd>
					</div>
					<div>
						<dt className="small soft">{text("room.waiting")}</dt>
						<dd>{formatNumber(room.last - served)}</dd>
					</div>
				</dl>
			) : (
				<p>{known.stay === "early" ? words.early : words.here}</p>
			)}
			<p className="small soft">{text("room.pace", { count: admission.perSecond })}</p>
			{held && <Notice>{text("room.held")}</Notice>}
			<Button disabled={isPending} onClick={() => mutate(!held)}>
				{text(held ? "room.letIn" : "room.hold")}
			</Button>
			<Wrong>{reason}</Wrong>
		</>
	);
}
