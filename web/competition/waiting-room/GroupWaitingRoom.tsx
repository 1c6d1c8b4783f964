import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import {
	leftInWave,
	type Turn,
	turnOf,
} from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useDuration } from "../../core/moments/useDuration.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { HowDrawn } from "./HowDrawn.tsx";
import { useRoomWords } from "./useRoomWords.ts";
import { isOver, type Room, takesTickets, usePositions, useRoom } from "./useTurn.ts";
import { waitingRoom } from "./waiting-room.client.ts";
import { waitingRoomMessages } from "./waiting-room.messages.ts";
import { ticketsQuery } from "./waiting-room.queries.ts";
import "./waiting-room.css";

/** Somebody whom the user may register. */
type Someone = { id: number; name: string; isRegistered: boolean };

type Standing = Someone & { ticket: Ticket | undefined; turn: Turn | null };

type Props = {
	event: Event;
	people: readonly Someone[];
	/** Shown for those who may register now; not called while there is nobody. */
	children: (admitted: ReadonlySet<number>) => ReactNode;
};

/** Where people stand in a waiting room. */
function useStandings(event: Event, found: Room | undefined, people: readonly Someone[]) {
	const { data: tickets = [] } = useQuery({
		...ticketsQuery(event.id),
		enabled: found !== undefined && found.stay !== "early",
	});
	const positions = usePositions(event, found, tickets);
	return people.map((person): Standing => {
		const ticket = tickets.find(({ userId }) => userId === person.id);
		const position = positions?.get(person.id) ?? null;
		const turn =
			!found || position === null ? null : turnOf(position, found.room.admission, found.now);
		return { ...person, ticket, turn };
	});
}

const isInTurn = ({ turn }: Standing) => turn?.state === "inside";

const needsTicket = ({ isRegistered, ticket, turn }: Standing) =>
	!isRegistered && (!ticket || turn?.state === "over");

/**
 * The waiting room for somebody who registers several people, such as children or students: each
 * has a ticket and a turn of their own.
 */
export default function GroupWaitingRoom({ event, people, children }: Props) {
	const found = useRoom(event);
	const standings = useStandings(event, found, people);
	const everybody = new Set(people.map(({ id }) => id));
	if (isOver(event) || !found || found.stay === "empty") return children(everybody);
	const admitted = standings.filter((one) => one.isRegistered || isInTurn(one)).map(({ id }) => id);
	return (
		<>
			<section className="waiting-room stack" aria-labelledby="waiting-room">
				<Several event={event} found={found} standings={standings} />
			</section>
			{admitted.length > 0 && children(new Set(admitted))}
		</>
	);
}

type SeveralProps = { event: Event; found: Room; standings: readonly Standing[] };

function Several({ event, found, standings }: SeveralProps) {
	const text = useText(waitingRoomMessages);
	const known = {
		...found,
		ticket: standings.find(({ ticket }) => ticket)?.ticket,
		turn: null,
		isIn: false,
		position: null,
		failed: false,
		takeTicket: () => {},
	};
	const words = useRoomWords(known, { ...event, isRegistered: false });
	const queries = useQueryClient();
	const { mutate, isPending, reason } = useWrite({
		async call(ids: number[]) {
			for (const id of ids)
				await waitingRoom.enter({ params: { id: event.id }, body: { userId: id as UserId } });
		},
		done: () => queries.invalidateQueries(ticketsQuery(event.id)),
	});
	const without = standings.filter(needsTicket);
	const isOpen = takesTickets(found.stay);
	const inTurn = standings.filter(isInTurn);
	return (
		<>
			<h2 id="waiting-room">{words.title}</h2>
			{found.stay === "early" && <p>{words.early}</p>}
			{found.stay === "lobby" && <p>{words.lobby}</p>}
			<p className="visually-hidden" role="status">
				{inTurn.length > 0 &&
					text("room.turnOf", { names: inTurn.map(({ name }) => name).join(" · ") })}
			</p>
			{found.room.admission.held && <Notice>{text("room.held")}</Notice>}
			{isOpen && (
				<>
					<h3>{text("room.people")}</h3>
					<p className="small soft">{text("room.peopleHint")}</p>
					<ul className="waiting-room-people">
						{standings.map((one) => (
							<li key={one.id} className="row">
								<Written>{one.name}</Written>
								<Place {...one} room={found} />
								{needsTicket(one) && (
									<Button
										disabled={isPending}
										aria-label={text(found.room.drawn ? "room.queueOf" : "room.joinOf", {
											name: isolateName(one.name),
										})}
										onClick={() => mutate([one.id])}
									>
										{text(found.room.drawn ? "room.queue" : "room.join")}
									</Button>
								)}
							</li>
						))}
					</ul>
					{without.length > 1 && (
						<Button disabled={isPending} onClick={() => mutate(without.map(({ id }) => id))}>
							{text(found.room.drawn ? "room.queueAll" : "room.joinAll")}
						</Button>
					)}
					<Wrong>{reason}</Wrong>
				</>
			)}
			<HowDrawn known={known} />
		</>
	);
}

/** A person's place in the queue or state of registration. */
function Place({ ticket, turn, isRegistered, room: { room, now } }: Standing & { room: Room }) {
	const text = useText(waitingRoomMessages);
	const duration = useDuration();
	const { formatTime } = useIntl();
	const waveEnds = now + (leftInWave(room.admission, now) ?? 0);
	const words = () => {
		if (isRegistered) return text("room.rowRegistered");
		if (!ticket) return "";
		if (!turn) return text("room.rowDraw");
		if (turn.state === "over") return text("room.rowOver");
		if (turn.state === "waiting")
			return text(turn.beyond > 0 ? "room.rowBeyond" : "room.rowAhead", {
				count: turn.ahead,
				hour: formatTime(waveEnds, { timeStyle: "short" }),
			});
		return turn.seconds === null
			? text("room.rowOpen")
			: text("room.rowInside", { time: duration(turn.seconds) });
	};
	return <span className="small soft">{words()}</span>;
}
