import { useState } from "react";
import { isDan, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Grading } from "#shared/competition/gradings/gradings.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { useCoaches } from "../../people/coaches/useCoaches.ts";
import { useNames } from "../../people/users/names.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { gradingsMessages } from "./gradings.messages.ts";
import { gradingPrefix, gradings } from "./gradings.queries.ts";
import "../../ui/fields/choices.css";

type Props = { grading: Grading; onClose: () => void };

/** Names the chief examiner and the other examiners of the panel. */
export default function PanelDialog({ grading, onClose }: Props) {
	const text = useText(gradingsMessages);
	const names = useNames();
	const beltName = useBeltName();
	const coaches = useCoaches();
	const [chiefId, setChief] = useState<UserId | null>(grading.chief?.id ?? null);
	const [examiners, setExaminers] = useState<UserId[]>(grading.examiners.map(({ id }) => id));
	const save = useWrite({
		version: grading.version,
		call: (_: void, key, version) =>
			gradings.setPanel({
				params: { id: grading.eventId },
				body: { chiefId, examiners, version },
				key,
			}),
		toast: () => ({ title: text("gradings.panelSaved") }),
		changed: [gradingPrefix(grading.eventId)],
		done: onClose,
	});
	/** Those who may examine somebody, highest rank first. */
	const able = (coaches ?? [])
		.filter(({ currentBelt }) => isDan(currentBelt))
		.sort((a, b) => rankOf(b.currentBelt) - rankOf(a.currentBelt));
	const named = [...(grading.chief ? [grading.chief] : []), ...grading.examiners];
	const all = [...named, ...able.filter(({ id }) => !named.some((one) => one.id === id))];
	const word = (one: (typeof all)[number]) => `${names(one).full} (${beltName(one.currentBelt)})`;
	const toggle = (id: UserId, isChosen: boolean) =>
		setExaminers(isChosen ? [...examiners, id] : examiners.filter((one) => one !== id));
	return (
		<FormDialog
			title={text("gradings.panelTitle")}
			submit={text("gradings.save")}
			submitting={text("gradings.saving")}
			write={save}
			onClose={onClose}
			onSubmit={() => save.mutate()}
		>
			<p className="small soft">{text("gradings.panelHint")}</p>
			{!coaches && <Loading />}
			<SelectField
				label={text("gradings.chief")}
				value={chiefId ?? ""}
				onChange={({ target }) => setChief(Number(target.value) as UserId)}
			>
				<Options
					of={all}
					word={(one) => word(one as (typeof all)[number])}
					none={text("gradings.choose")}
				/>
			</SelectField>
			<fieldset className="choices">
				<legend>{text("gradings.examiners")}</legend>
				<div className="row">
					{all
						.filter(({ id }) => id !== chiefId)
						.map((one) => (
							<label key={one.id}>
								<input
									type="checkbox"
									checked={examiners.includes(one.id)}
									onChange={({ target }) => toggle(one.id, target.checked)}
								/>
								<span dir="auto">{word(one)}</span>
							</label>
						))}
				</div>
			</fieldset>
		</FormDialog>
	);
}
