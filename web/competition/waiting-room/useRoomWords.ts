import { useIntl } from "react-intl";
import { useText } from "../../core/language/messages.ts";
import type { Known } from "./useTurn.ts";
import { waitingRoomMessages } from "./waiting-room.messages.ts";

const minute = 60;

/** Formats a waiting room's state in the reader's language. */
export function useRoomWords({ room, stay, ticket, turn, position }: Known) {
	const text = useText(waitingRoomMessages);
	const { formatTime, formatNumber, formatDate } = useIntl();
	const hourOf = (instant: string) => formatTime(instant, { timeStyle: "short" });
	const [lobby, hour] = [hourOf(room.lobbyAt), hourOf(room.opensAt)];
	const seconds = turn && turn.state !== "over" ? turn.seconds : 0;
	const ahead = text("room.ahead", { count: turn?.state === "waiting" ? turn.ahead : 0 });
	const about =
		seconds < minute
			? text("room.aboutSeconds")
			: text("room.aboutMinutes", { count: Math.ceil(seconds / minute) });
	const time = formatDate(seconds * 1000, {
		minute: "2-digit",
		second: "2-digit",
		timeZone: "UTC",
		hourCycle: "h23",
	});
	// Announced when the estimate changes, not with each admitted person.
	const said = () => {
		if (!turn) return stay === "lobby" && ticket ? text("room.lobby", { hour }) : "";
		if (turn.state === "inside") return text("room.saidInside");
		if (turn.state === "over") return text("room.over");
		return room.door.held ? text("room.held") : about;
	};
	return {
		early: text("room.early", { lobby, hour }),
		lobby: text("room.lobby", { hour }),
		here: text("room.here", { count: Math.max(room.numbers, ticket ? 1 : 0) }),
		number: formatNumber(ticket?.number ?? 0),
		position: formatNumber(position ?? 0),
		ahead,
		about,
		inside: text("room.inside", { time }),
		said: said(),
	};
}
