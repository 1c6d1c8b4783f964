import { useState } from "react";
import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { useUser } from "../../base/session/session.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useEventClassName } from "../event-classes/event-classes.ts";
import { OpenCheckIn } from "./OpenCheckIn.tsx";
import type { Entrant } from "./useEntrants.ts";
import type { GivenCheckIns } from "./useGivenCheckIns.ts";
import { weighInMessages } from "./weigh-in.messages.ts";

const CheckInDialog = lazyPart(() => import("./CheckInDialog.tsx"));
const MoveEntrant = lazyPart(() => import("./MoveEntrant.tsx"));

type Props = { event: Event; entrant: Entrant; given: GivenCheckIns };

/** What the check-in desk recorded about an entrant, in badges. */
function Badges({ entrant: { checkIn, unsent, verdict } }: { entrant: Entrant }) {
	const text = useText(weighInMessages);
	const { formatNumber } = useIntl();
	const { isHere, hasKit, hasConsent, weight } = checkIn;
	return (
		<span className="row">
			<span className={isHere ? "badge good" : "badge"}>
				{text(isHere ? "weighIn.here" : "weighIn.expected")}
			</span>
			{hasKit && <span className="badge">{text("weighIn.kit")}</span>}
			{hasConsent && <span className="badge">{text("weighIn.consent")}</span>}
			{weight !== null && (
				<span className="badge">{text("weighIn.weighed", { weight: formatNumber(weight) })}</span>
			)}
			{unsent.length > 0 && <span className="badge strong">{text("weighIn.unsent")}</span>}
			{(verdict === "under" || verdict === "over") && (
				<span className="badge bad">{text(`weighIn.${verdict}`)}</span>
			)}
		</span>
	);
}

/** An entrant at the check-in desk; a press opens what is recorded. Who is out of the class can be moved. */
export function EntrantRow({ event, entrant, given }: Props) {
	const text = useText(weighInMessages);
	const { formatNumber } = useIntl();
	const className = useEventClassName();
	const [dialog, setDialog] = useState<"checkIn" | "move" | null>(null);
	const { person, eventClass, checkIn, verdict } = entrant;
	const name = useNames()(person).full;
	const isForStaff = isStaff(useUser().data);
	const close = () => setDialog(null);
	const isOutside = verdict === "under" || verdict === "over";
	return (
		<li className="entrant-row stack tight">
			<Button className="entrant-open" kind="plain" opens onClick={() => setDialog("checkIn")}>
				<Written>{name}</Written>
				<span className="small soft block">
					<Written>{className(eventClass)}</Written>
				</span>
			</Button>
			<Badges entrant={entrant} />
			{entrant.unsent.map((stored) => (
				<OpenCheckIn
					key={stored.part}
					stored={stored}
					onChoose={(value) => given.choose(stored, value)}
					onForget={() => given.forget(stored)}
				/>
			))}
			{person.declaredWeight !== null && checkIn.weight === null && (
				<span className="small soft">
					{text("weighIn.declared", { weight: formatNumber(person.declaredWeight) })}
				</span>
			)}
			{isOutside && (
				<Notice className="stack tight">
					<p>
						{text("weighIn.outside", {
							weight: formatNumber(checkIn.weight ?? 0),
							eventClass: className(eventClass),
						})}
					</p>
					{isForStaff ? (
						<Button opens onClick={() => setDialog("move")}>
							{text("weighIn.move")}
						</Button>
					) : (
						<p>{text("weighIn.moveByStaff")}</p>
					)}
				</Notice>
			)}
			{dialog === "checkIn" && <CheckInDialog entrant={entrant} given={given} onClose={close} />}
			{dialog === "move" && <MoveEntrant event={event} entrant={entrant} onClose={close} />}
		</li>
	);
}
