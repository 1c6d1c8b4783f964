import { useIntl } from "react-intl";
import { useText } from "../../core/language/messages.ts";
import { useDuration } from "../../core/moments/useDuration.ts";
import type { Known } from "./useTurn.ts";
import { waitingRoomMessages } from "./waiting-room.messages.ts";

const minute = 60;

/** Formats a waiting room's state in the reader's language. */
export function useRoomWords({ room, stay, ticket, turn, position }: Known) {
	const text = useText(waitingRoomMessages);
	const { formatTime, formatNumber } = useIntl();
	const duration = useDuration();
	const hourOf = (instant: string) => formatTime(instant, { timeStyle: "short" });
	const [lobby, hour] = [hourOf(room.lobbyAt), hourOf(room.opensAt)];
	const seconds = turn && turn.state !== "over" ? turn.seconds : 0;
	const ahead = text("room.ahead", { count: turn?.state === "waiting" ? turn.ahead : 0 });
	const about =
		seconds < minute
			? text("room.aboutSeconds")
			: text("room.aboutMinutes", { count: Math.ceil(seconds / minute) });
	const time = duration(seconds);
	// Announced when the estimate changes, not with each admitted person.
	const said = () => {
		if (!turn) return stay === "lobby" && ticket ? text("room.lobby", { hour }) : "";
		if (turn.state === "inside") return text("room.saidInside");
		if (turn.state === "over") return text("room.over");
		return room.door.held ? text("room.held") : about;
	};
	const title = () => {
		if (turn?.state === "inside") return text("room.yourTurn");
		if (turn?.state === "waiting") return text("room.inLine");
		return text(stay === "lobby" && ticket ? "room.inDraw" : "room.title");
	};
	return {
		title: title(),
		early: text("room.early", { lobby, hour }),
		lobby: text("room.lobby", { hour }),
		here: text("room.here", { count: Math.max(room.numbers, ticket ? 1 : 0) }),
		position: formatNumber(position ?? 0),
		drawn: text("room.drawnAs", { position: position ?? 0, count: room.last }),
		ahead,
		about,
		inside: text("room.inside", { time }),
		left: text("room.left", { time }),
		said: said(),
	};
}
