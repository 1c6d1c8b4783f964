import { useId, useState } from "react";
import { mostTatamis } from "#shared/competition/judges/judges.rules.ts";
import type { EventJudge } from "#shared/competition/judges/judges.schema.ts";
import {
	cornerJudges,
	lackingJudges,
	type PanelPlace,
	proposePanels,
} from "#shared/competition/judges/panels.rules.ts";
import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { judgingMessages } from "../duties/judging.messages.ts";
import { assignmentsQuery, judges } from "../judges.queries.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";

/** The judges of a panel with what they do. */
function Panel({ title, places, lacks }: { title: string; places: PanelPlace[]; lacks: number }) {
	const text = useText(manageJudgesMessages);
	const words = useText(judgingMessages);
	const id = useId();
	return (
		<section className="judge-panel" aria-labelledby={id}>
			<h3 id={id}>{title}</h3>
			<ul>
				{places.map(({ judge, role }) => (
					<li key={judge.id}>
						<PersonName person={judge.users} />
						{role !== "chief" && (
							<span className="small soft">{words(`judging.role.${role}`)}</span>
						)}
					</li>
				))}
			</ul>
			{lacks > 0 && <p className="small soft">{text("manageJudges.lacks", { count: lacks })}</p>}
		</section>
	);
}

const numbers = Array.from({ length: mostTatamis }, (_, position) => position + 1);

/** As many tatamis as the judges can staff, beside the chief referee. */
const usualTatamis = (count: number) =>
	Math.min(mostTatamis, Math.max(1, Math.floor((count - 1) / (cornerJudges + 1))));

type Props = { confirmed: readonly EventJudge[]; onClose: () => void };

/** Proposes panels of confirmed judges; staff store them or change the number of tatamis. */
export default function PanelsDialog({ confirmed, onClose }: Props) {
	const text = useText(manageJudgesMessages);
	const words = useText(judgingMessages);
	const names = useNames();
	const [tatamis, setTatamis] = useState(usualTatamis(confirmed.length));
	const places = proposePanels(confirmed, tatamis);
	const lacking = lackingJudges(places, tatamis);
	const placed = new Map(places.map((place) => [place.judge.id, place]));
	const changed = confirmed.filter(({ id, role, tatami }) => {
		const place = placed.get(id);
		return (place?.role ?? null) !== role || (place?.tatami ?? null) !== tatami;
	});
	const write = useWriteEach<EventJudge>({
		keyOf: ({ id }) => `${id} ${tatamis}`,
		nameOf: ({ users }) => names(users).full,
		call: ({ id, eventId }, key) => {
			const { role = null, tatami = null } = placed.get(id) ?? {};
			return judges.change({
				params: { id: eventId, registrationId: id },
				body: { role, tatami },
				key,
			});
		},
		title: () => text("manageJudges.panelsStored"),
		changed: [assignmentsQuery],
		done: onClose,
	});
	const [chief, ...others] = places;
	return (
		<FormDialog
			title={text("manageJudges.panels")}
			submit={text("manageJudges.panelsStore")}
			write={write}
			incomplete={changed.length === 0}
			onClose={onClose}
			onSubmit={() => write.mutate(write.left(changed))}
		>
			<p>{text("manageJudges.panelsText", { count: confirmed.length })}</p>
			<SelectField
				label={text("manageJudges.tatamis")}
				value={tatamis}
				onChange={({ target }) => setTatamis(Number(target.value))}
			>
				{numbers.map((number) => (
					<option key={number} value={number}>
						{text("manageJudges.tatamiCount", { count: number })}
					</option>
				))}
			</SelectField>
			<div className="judge-panels">
				{chief && <Panel title={words("judging.role.chief")} places={[chief]} lacks={0} />}
				{lacking.map(({ tatami, lacks }) => (
					<Panel
						key={tatami}
						title={words("judging.tatami", { tatami })}
						places={others.filter((place) => place.tatami === tatami)}
						lacks={lacks}
					/>
				))}
			</div>
		</FormDialog>
	);
}
