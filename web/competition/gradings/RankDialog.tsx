import { useState } from "react";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { Candidate } from "#shared/competition/gradings/gradings.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { gradingsMessages } from "./gradings.messages.ts";
import { gradingPrefix, gradings } from "./gradings.queries.ts";
import { settableRanks } from "./settableRanks.ts";

type Props = { eventId: EventId; candidate: Candidate; onClose: () => void };

/** Sets the rank that a candidate tries. */
export default function RankDialog({ eventId, candidate, onClose }: Props) {
	const text = useText(gradingsMessages);
	const beltName = useBeltName();
	const name = useNames()(candidate).full;
	const { userId, toBelt } = candidate;
	const ranks = settableRanks(candidate);
	const [rank, setRank] = useState<Belt>(toBelt && ranks.includes(toBelt) ? toBelt : ranks[0]);
	const save = useWrite({
		version: candidate.version,
		call: (_: void, key, version) =>
			gradings.changeCandidate({
				params: { id: eventId, userId },
				body: { toBelt: rank, version },
				key,
			}),
		toast: () => ({ title: text("gradings.rankSaved") }),
		changed: [gradingPrefix(eventId)],
		done: onClose,
	});
	return (
		<FormDialog
			title={text("gradings.setRankTitle", { name })}
			submit={text("gradings.save")}
			submitting={text("gradings.saving")}
			write={save}
			onClose={onClose}
			onSubmit={() => save.mutate()}
		>
			<SelectField
				label={text("gradings.rank")}
				value={rank}
				onChange={({ target }) => setRank(target.value as Belt)}
			>
				<Options of={ranks} word={beltName} />
			</SelectField>
		</FormDialog>
	);
}
