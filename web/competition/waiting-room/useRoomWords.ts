import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { leftInWave } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { useDuration } from "../../core/moments/useDuration.ts";
import type { Known } from "./useTurn.ts";
import { waitingRoomMessages } from "./waiting-room.messages.ts";

const minute = 60;

type What = Pick<Event, "registrationState" | "classes"> & {
	/** Whether the user has registered. */
	isRegistered: boolean;
};

/** Formats a waiting room's state in the reader's language. */
export function useRoomWords(
	{ room, stay, ticket, turn, position, now }: Known,
	{ registrationState, classes, isRegistered }: What,
) {
	const text = useText(waitingRoomMessages);
	const { formatTime, formatNumber } = useIntl();
	const duration = useDuration();
	const hourOf = (instant: string | number) => formatTime(instant, { timeStyle: "short" });
	const [lobby, hour] = [hourOf(room.lobbyAt), hourOf(room.opensAt)];
	const isInside = turn?.state === "inside";
	const isWaiting = turn?.state === "waiting";
	const seconds = (turn && turn.state !== "over" && turn.seconds) || 0;
	const isFull = registrationState === "waitlist";
	const left = leftInWave(room.admission, now) ?? 0;
	const about =
		seconds < minute
			? text("room.aboutSeconds")
			: text("room.aboutMinutes", { count: Math.ceil(seconds / minute) });
	const beyond = isWaiting ? turn.beyond : 0;
	const title = () => {
		if (isRegistered) return text("room.registered");
		if (turn && isFull) return text("room.allTaken");
		if (isInside) return text(turn.seconds === null ? "room.open" : "room.yourTurn");
		if (isWaiting) return text("room.inLine");
		return text(stay === "lobby" && ticket ? "room.inDraw" : "room.title");
	};
	const inside = () => {
		if (isFull) return text("room.noPlaces");
		if (room.admission.held) return text("room.insideHeld");
		if (seconds === 0) return text("room.noTurns");
		return text(classes.length > 0 ? "room.insideClasses" : "room.inside", {
			time: duration(seconds),
		});
	};
	// Announced when the estimate changes, not with each admitted person.
	const spoken = () => {
		if (isRegistered) return text("room.registered");
		if (!turn) return stay === "lobby" && ticket ? text("room.lobby", { hour }) : "";
		if (isInside) return isFull ? text("room.noPlaces") : text("room.saidInside");
		if (turn.state === "over") return text("room.over");
		if (room.admission.held) return text("room.held");
		return beyond > 0 ? text("room.saidBeyond") : about;
	};
	return {
		title: title(),
		early: text("room.early", { lobby, hour }),
		lobby: text("room.lobby", { hour }),
		here: text("room.here", { count: Math.max(room.numbers, ticket ? 1 : 0) }),
		position: formatNumber(position ?? 0),
		drawn: text("room.drawnAs", { position: position ?? 0, count: room.last }),
		ahead: text("room.ahead", { count: isWaiting ? turn.ahead : 0 }),
		/** When the turn comes, or what has to happen first. */
		about: beyond > 0 ? text("room.beyond", { count: beyond, hour: hourOf(now + left) }) : about,
		inside: inside(),
		spoken: spoken(),
	};
}
