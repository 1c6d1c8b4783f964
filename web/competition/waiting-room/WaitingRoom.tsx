import type { ReactNode } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { keepIntent } from "../../core/calls/intent.ts";
import { goToSignIn } from "../../core/calls/signedOut.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { Door } from "./Door.tsx";
import { HowDrawn } from "./HowDrawn.tsx";
import { useRoomWords } from "./useRoomWords.ts";
import { type Known, useTurn } from "./useTurn.ts";
import { waitingRoomMessages } from "./waiting-room.messages.ts";
import "./waiting-room.css";

type Props = {
	event: Event;
	/** Whether the user has registered, so that their turn needs no more attention. */
	isRegistered?: boolean;
	/** Shown once admitted. */
	children: ReactNode;
};

/** The waiting room, shown instead of registration until the user is admitted. */
export default function WaitingRoom({ event, isRegistered = false, children }: Props) {
	const known = useTurn(event);
	const { registrationState: state } = event;
	const isOver = state === "closed" || state === "cancelled" || state === "full";
	const { data: user } = useUser();
	// While the waiting room is unknown, the server decides on admission.
	if (isOver || !known) return children;
	if (known.stay === "empty" && known.turn?.state !== "inside" && !isStaff(user)) return children;
	return (
		<section className="waiting-room stack" aria-labelledby="waiting-room">
			<Title known={known} />
			<Inside event={event} known={known} isRegistered={isRegistered} />
			{known.isIn && children}
			<HowDrawn known={known} />
		</section>
	);
}

function Title({ known }: { known: Known }) {
	return <h2 id="waiting-room">{useRoomWords(known).title}</h2>;
}

type InsideProps = { event: Event; known: Known; isRegistered: boolean };

function Inside({ event, known, isRegistered }: InsideProps) {
	const { data: user } = useUser();
	if (!user) return <Stranger event={event} known={known} />;
	return isStaff(user) ? (
		<Door event={event} known={known} />
	) : (
		<Own event={event} known={known} isRegistered={isRegistered} />
	);
}

/** For visitors: joining the queue requires signing in. */
function Stranger({ event, known }: { event: Event; known: Known }) {
	const text = useText(waitingRoomMessages);
	const words = useRoomWords(known);
	const title = usePick()(event, "title");
	const signIn = () => {
		keepIntent(paths.event(event.id), title);
		goToSignIn();
	};
	const isLate = known.stay === "drawing" || known.stay === "drawn";
	return (
		<>
			{!isLate && <p>{words.early}</p>}
			<p>{text(isLate ? "room.signInLate" : "room.signIn")}</p>
			<Button kind="primary" onClick={signIn}>
				{text("room.signInButton")}
			</Button>
		</>
	);
}

/** The user's position: displayed live, but announced to screen readers only on larger changes. */
function Own(props: InsideProps) {
	const words = useRoomWords(props.known);
	return (
		<>
			<Stand {...props} />
			<p className="visually-hidden" role="status">
				{words.said}
			</p>
		</>
	);
}

function Stand({ event, known, isRegistered }: InsideProps) {
	const text = useText(waitingRoomMessages);
	const words = useRoomWords(known);
	const { stay, ticket, turn, room, failed, takeTicket } = known;
	if (stay === "early") return <p>{words.early}</p>;
	if (!ticket) {
		return failed ? (
			<>
				<Wrong>{text("room.failed")}</Wrong>
				<Button onClick={takeTicket}>{text("room.again")}</Button>
			</>
		) : (
			<p>{text("room.taking")}</p>
		);
	}
	if (stay === "lobby") {
		return (
			<>
				<p>{words.lobby}</p>
				<p className="small soft">{words.here}</p>
			</>
		);
	}
	if (!turn) return <p>{text("room.drawing")}</p>;
	if (turn.state === "inside") {
		if (event.registrationState === "waitlist" && !isRegistered)
			return <Notice>{text("room.noPlaces")}</Notice>;
		if (isRegistered && !room.door.held) return <p className="small soft">{words.left}</p>;
		return (
			<>
				<Notice kind="good">{room.door.held ? text("room.insideHeld") : words.inside}</Notice>
				<p className="small soft">{words.drawn}</p>
			</>
		);
	}
	if (turn.state === "over") {
		return (
			<>
				<Notice>{text("room.over")}</Notice>
				<Button kind="primary" onClick={takeTicket}>
					{text("room.newPlace")}
				</Button>
			</>
		);
	}
	return (
		<>
			<Figure name={text("room.position")} value={words.position} />
			<p>
				<strong>{words.ahead}</strong>
				{!room.door.held && <span className="block soft">{words.about}</span>}
			</p>
			{room.door.held && <Notice>{text("room.held")}</Notice>}
			<p className="small soft">{text("room.wait")}</p>
		</>
	);
}

const Figure = ({ name, value }: { name: string; value: string }) => (
	<p className="waiting-room-figure">
		<span className="small soft">{name}</span> <strong>{value}</strong>
	</p>
);
