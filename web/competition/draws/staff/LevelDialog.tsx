import { useState } from "react";
import { useIntl } from "react-intl";
import type { ClassDraw, DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, SelectField } from "../../../ui/fields/Field.tsx";
import { manageDrawMessages } from "../draws.messages.ts";
import { draws, drawsKey } from "../draws.queries.ts";
import { useEntrants } from "../useEntrants.ts";

type Props = { event: Event; draw: ClassDraw; people: readonly number[]; onClose: () => void };

/** Puts people in order who stay level in a pool, as the chief judge decided it. */
export default function LevelDialog({ event, draw, people, onClose }: Props) {
	const text = useText(manageDrawMessages);
	const { formatNumber } = useIntl();
	const { nameOf } = useEntrants((draw.drawn as DrawOfClass).entrants);
	const [order, setOrder] = useState<(number | null)[]>(people.map(() => null));
	const [reason, setReason] = useState("");
	const chosen = order.filter((one) => one !== null);
	const save = useWrite({
		version: draw.version,
		call: (sent: number[], key, version) =>
			draws.level({
				params: { id: event.id, classId: draw.classId },
				body: { order: sent, reason, version },
				key,
			}),
		toast: () => ({ title: text("manageDraw.levelToast") }),
		changed: [{ queryKey: drawsKey(event.id) }],
		done: onClose,
	});
	return (
		<FormDialog
			title={text("manageDraw.levelTitle")}
			submit={text("manageDraw.levelButton")}
			submitting={text("manageDraw.saving")}
			incomplete={new Set(chosen).size < people.length || reason.trim() === ""}
			write={save}
			onSubmit={() => save.mutate(chosen)}
			onClose={onClose}
		>
			{people.map((_, at) => (
				<SelectField
					// biome-ignore lint/suspicious/noArrayIndexKey: the index is the rank.
					key={at}
					label={text("manageDraw.rank", { number: formatNumber(at + 1) })}
					value={order[at] ?? ""}
					onChange={({ target }) => setOrder(order.with(at, Number(target.value) || null))}
				>
					<option value="" />
					{people
						.filter((number) => number === order[at] || !order.includes(number))
						.map((number) => (
							<option key={number} value={number}>
								{nameOf(number)}
							</option>
						))}
				</SelectField>
			))}
			<AreaField
				label={text("manageDraw.reason")}
				hint={text("manageDraw.levelHint")}
				optional={false}
				value={reason}
				onChange={({ target }) => setReason(target.value)}
			/>
		</FormDialog>
	);
}
