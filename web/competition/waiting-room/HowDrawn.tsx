import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import type { Known } from "./useTurn.ts";
import { waitingRoomMessages } from "./waiting-room.messages.ts";

/**
 * Repeats the draw in the browser.
 * @returns whether it matches the published seed and the user's position
 */
async function drawAgain({
	room: { drawn, commitment },
	ticket,
	position,
}: Known): Promise<boolean> {
	if (!drawn) return false;
	const [{ commitmentOf }, { drawOrder, positionOf }] = await Promise.all([
		import("#shared/core/seeded.ts"),
		import("#shared/competition/waiting-room/draw.rules.ts"),
	]);
	if ((await commitmentOf(drawn.seed)) !== commitment) return false;
	const number = ticket?.number ?? null;
	return (
		number === null ||
		positionOf(number, drawn.counts, await drawOrder(drawn.seed, drawn.counts)) === position
	);
}

/** Explains the draw and lets everyone verify it. */
export function HowDrawn({ known }: { known: Known }) {
	const text = useText(waitingRoomMessages);
	const { formatNumber } = useIntl();
	const [isChecking, ask] = useState(false);
	const { room, ticket, position } = known;
	const { data: isRight } = useQuery({
		queryKey: ["waiting-room", room.commitment, "checked", ticket?.number, position],
		queryFn: () => drawAgain(known),
		enabled: isChecking,
	});
	const number = ticket?.number ?? null;
	const checked =
		number === null
			? text("room.checkedOnly")
			: text("room.checked", {
					number: formatNumber(number),
					position: formatNumber(position ?? 0),
				});
	return (
		<details className="small">
			<summary>{text("room.how")}</summary>
			<div className="stack">
				<p>{text("room.howText")}</p>
				<details>
					<summary>{text("room.proof")}</summary>
					<dl className="waiting-room-proof">
						<Line name={text("room.commitment")} value={room.commitment} />
						{room.drawn ? (
							<>
								<Line name={text("room.seed")} value={room.drawn.seed} />
								<Line name={text("room.counts")} value={room.drawn.counts.join(" ")} />
							</>
						) : (
							<div>
								<dt className="soft">{text("room.seed")}</dt>
								<dd>{text("room.seedLater")}</dd>
							</div>
						)}
						{number !== null && <Line name={text("room.ownNumber")} value={formatNumber(number)} />}
						{ticket && <Line name={text("room.ticket")} value={ticket.ticket} />}
					</dl>
				</details>
				{room.drawn && (
					<>
						<Button onClick={() => ask(true)}>{text("room.check")}</Button>
						<div role="status">
							{isRight !== undefined && (
								<Notice kind={isRight ? "good" : "bad"}>
									{isRight ? checked : text("room.wrong")}
								</Notice>
							)}
						</div>
					</>
				)}
			</div>
		</details>
	);
}

const Line = ({ name, value }: { name: string; value: string }) => (
	<div>
		<dt className="soft">{name}</dt>
		<dd>
			<code dir="ltr">{value}</code>
		</dd>
	</div>
);
