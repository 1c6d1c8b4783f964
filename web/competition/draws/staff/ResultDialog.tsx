import { useState } from "react";
import { useIntl } from "react-intl";
import type { Result } from "#shared/competition/draws/bouts.ts";
import { drawNames } from "#shared/competition/draws/draw-names.ts";
import {
	type Corner,
	corners,
	type WinKind,
	winKinds,
} from "#shared/competition/draws/draws.rules.ts";
import type { ClassDraw, DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import { type PlayedBout, setAside } from "#shared/competition/draws/standing.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, SelectField } from "../../../ui/fields/Field.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { drawMessages, manageDrawMessages } from "../draws.messages.ts";
import { draws, drawsKey } from "../draws.queries.ts";
import { useEntrants } from "../useEntrants.ts";

/** Waiting for a number field to be typed in would cost a press more than choosing. */
const counts = { wazaari: [0, 1, 2], genten: [0, 1, 2, 3, 4] } as const;
type Counted = keyof typeof counts;

type Props = { event: Event; draw: ClassDraw; bout: PlayedBout; onClose: () => void };

type Scores = Record<Corner, Result["white"]>;

/** Waza-ari and penalties of both people, which part those who are level in a pool. */
function ScoreFields({
	scores,
	nameOf,
	onChange,
}: {
	scores: Scores;
	nameOf: (corner: Corner) => string;
	onChange: (scores: Scores) => void;
}) {
	const text = useText(manageDrawMessages);
	const { formatNumber } = useIntl();
	const field = (corner: Corner, what: Counted) => (
		<SelectField
			key={`${corner} ${what}`}
			label={text(`manageDraw.${what}Of`, { name: nameOf(corner) })}
			value={scores[corner][what]}
			onChange={({ target }) =>
				onChange({ ...scores, [corner]: { ...scores[corner], [what]: Number(target.value) } })
			}
		>
			{counts[what].map((count) => (
				<option key={count} value={count}>
					{formatNumber(count)}
				</option>
			))}
		</SelectField>
	);
	return corners.flatMap((corner) => [field(corner, "wazaari"), field(corner, "genten")]);
}

/** The form of a bout's result. */
export function ResultDialog({ event, draw, bout, onClose }: Props) {
	const text = useText(manageDrawMessages);
	const words = useText(drawMessages);
	const locale = useLocale();
	const { formatNumber, formatList } = useIntl();
	const drawn = draw.drawn as DrawOfClass;
	const { nameOf } = useEntrants(drawn.entrants);
	// The first attempt, whose response was lost, may have changed it.
	const [before] = useState(bout.result);
	const noScore = { wazaari: 0, genten: 0 };
	const [winner, setWinner] = useState<Corner | "">(before?.winner ?? "");
	const [kind, setKind] = useState<WinKind>(before?.kind ?? "decision");
	const [scores, setScores] = useState<Scores>({
		white: before?.white ?? noScore,
		red: before?.red ?? noScore,
	});
	const [reason, setReason] = useState("");
	const number = formatNumber(bout.number);
	const [whiteId, redId] = [bout.whiteId as number, bout.redId as number];
	const result = winner && { bout: bout.number, whiteId, redId, winner, kind, ...scores };
	const aside = result ? setAside(drawn, drawn.results, result) : [];
	const cornerName = (corner: Corner) => nameOf(corner === "white" ? whiteId : redId);
	const save = useWrite({
		version: draw.version,
		call: (sent: Result, key, version) =>
			draws.settle({
				params: { id: event.id, classId: draw.classId },
				body: {
					...sent,
					reason: before ? reason : undefined,
					setAside: aside,
					version,
				},
				key,
			}),
		toast: () => ({ title: text("manageDraw.savedToast", { number }) }),
		changed: [{ queryKey: drawsKey(event.id) }],
		done: onClose,
	});
	return (
		<FormDialog
			title={text(before ? "manageDraw.correctTitle" : "manageDraw.recordTitle", { number })}
			submit={text("manageDraw.save")}
			submitting={text("manageDraw.saving")}
			incomplete={!winner || (before !== null && reason.trim() === "")}
			write={save}
			onSubmit={() => result && save.mutate(result)}
			onClose={onClose}
		>
			<fieldset className="stack tight">
				<legend>{text("manageDraw.winner")}</legend>
				{corners.map((corner) => (
					<label key={corner} className="bout-choice">
						<input
							type="radio"
							name="winner"
							checked={winner === corner}
							onChange={() => setWinner(corner)}
						/>
						<span className={`bout-color ${corner}`}>{words(`draw.${corner}`)}</span>
						<Written>{cornerName(corner)}</Written>
					</label>
				))}
			</fieldset>
			<SelectField
				label={text("manageDraw.how")}
				value={kind}
				onChange={({ target }) => setKind(target.value as WinKind)}
			>
				{winKinds.map((one) => (
					<option key={one} value={one}>
						{drawNames[locale].kinds[one]}
					</option>
				))}
			</SelectField>
			{bout.kind === "pool" && (
				<ScoreFields scores={scores} nameOf={cornerName} onChange={setScores} />
			)}
			{before && (
				<AreaField
					label={text("manageDraw.reason")}
					optional={false}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
				/>
			)}
			{aside.length > 0 && (
				<Notice kind="bad" role="status">
					{text("manageDraw.aside", {
						bouts: formatList(aside.map((one) => formatNumber(one))),
					})}
				</Notice>
			)}
		</FormDialog>
	);
}
