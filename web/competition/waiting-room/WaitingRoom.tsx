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
import { AdmissionControl } from "./AdmissionControl.tsx";
import { HowDrawn } from "./HowDrawn.tsx";
import { useRoomWords } from "./useRoomWords.ts";
import { isOver, type Known, useTurn } from "./useTurn.ts";
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
	const known = useTurn(event, true);
	const { data: user } = useUser();
	// While the waiting room is unknown, the server decides on admission.
	if (isOver(event) || !known) return children;
	if (known.stay === "empty" && known.turn?.state !== "inside" && !isStaff(user)) return children;
	return (
		<section className="waiting-room stack" aria-labelledby="waiting-room">
			<Title event={event} known={known} isRegistered={isRegistered} />
			<Inside event={event} known={known} isRegistered={isRegistered} />
			{known.isIn && children}
			<HowDrawn known={known} />
		</section>
	);
}

function Title({ event, known, isRegistered }: InsideProps) {
	return <h2 id="waiting-room">{useRoomWords(known, { ...event, isRegistered }).title}</h2>;
}

type InsideProps = { event: Event; known: Known; isRegistered: boolean };

function Inside({ event, known, isRegistered }: InsideProps) {
	const { data: user } = useUser();
	if (!user) return <Stranger event={event} known={known} />;
	return isStaff(user) ? (
		<AdmissionControl event={event} known={known} />
	) : (
		<Own event={event} known={known} isRegistered={isRegistered} />
	);
}

/** For visitors: joining the queue requires signing in. */
function Stranger({ event, known }: { event: Event; known: Known }) {
	const text = useText(waitingRoomMessages);
	const words = useRoomWords(known, { ...event, isRegistered: false });
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
	const { event, known, isRegistered } = props;
	const words = useRoomWords(known, { ...event, isRegistered });
	return (
		<>
			<Stand {...props} />
			<p className="visually-hidden" role="status">
				{words.spoken}
			</p>
		</>
	);
}

function Stand({ event, known, isRegistered }: InsideProps) {
	const text = useText(waitingRoomMessages);
	const words = useRoomWords(known, { ...event, isRegistered });
	const { stay, ticket, turn, room, failed, takeTicket } = known;
	if (isRegistered) return null;
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
		return (
			<>
				<Notice kind={event.registrationState === "open" ? "good" : undefined}>
					{words.inside}
				</Notice>
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
				{!room.admission.held && <span className="block soft">{words.about}</span>}
			</p>
			{room.admission.held && <Notice>{text("room.held")}</Notice>}
			<p className="small soft">{text("room.wait")}</p>
		</>
	);
}

const Figure = ({ name, value }: { name: string; value: string }) => (
	<p className="waiting-room-figure">
		<span className="small soft">{name}</span> <strong>{value}</strong>
	</p>
);
