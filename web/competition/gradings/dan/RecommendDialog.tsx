import { useState } from "react";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { BeltPerson, NextGrading } from "#shared/base/ranks/belts.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { longText } from "#shared/core/fields/fields.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { beltsQuery } from "../../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, SelectField } from "../../../ui/fields/Field.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { gradings } from "../gradings.queries.ts";
import { DanWait } from "./DanWait.tsx";
import { danMessages } from "./dan.messages.ts";

type Words = { notes: string };
const Words = z.object({ notes: longText(1000) });

type Props = {
	student: Omit<BeltPerson, "profileImageUrl">;
	toBelt: Belt;
	grade: NextGrading;
	/** The gradings that are open, soonest first; at least one. */
	open: readonly Event[];
	onClose: () => void;
};

/** A coach recommends a student for a dan, with words to the board. */
export default function RecommendDialog({ student, toBelt, grade, open, onClose }: Props) {
	const text = useText(danMessages);
	const pick = usePick();
	const beltName = useBeltName();
	const name = useNames()(student).full;
	const { formatDate } = useIntl();
	const [eventId, setEventId] = useState(open[0].id);
	const event = open.find(({ id }) => id === eventId) ?? open[0];
	const day = kuwaitDate(startOf(event.eventDate));
	const form = useSchemaForm<Words>(Words, { notes: "" });
	const write = (date: string) => formatDate(startOf(date), { dateStyle: "long" });
	const recommend = useWrite({
		call: async ({ notes }: Words, key) => {
			const body = [{ userId: student.id, toBelt, notes }];
			const [result] = await gradings.propose({ params: { id: event.id }, body, key });
			const { error: code, fields } = result;
			if (code) throw new ApiError(409, JSON.stringify({ code, fields }));
			return result;
		},
		toast: ({ promotionId }) =>
			promotionId === null
				? { title: text("dan.waitlisted"), text: text("dan.waitlistedText"), kind: "error" }
				: { title: text("dan.recommended"), text: text("dan.recommendedText") },
		setError: form.setError,
		changed: [studentsQuery, beltsQuery],
		// On the waiting list the dialog stays open, so that the words are there once there is a place.
		done: ({ promotionId }) => promotionId !== null && onClose(),
	});
	const { eligibleDate } = grade;
	return (
		<FormDialog
			draft={`dan-${student.id}`}
			title={text("dan.recommendTitle", { name, belt: beltName(toBelt) })}
			submit={text("dan.recommend")}
			submitting={text("dan.recommending")}
			write={recommend}
			guarded
			onClose={onClose}
			onSubmit={form.handleSubmit((words) => recommend.mutate(words))}
		>
			<SelectField
				label={text("dan.grading")}
				value={String(event.id)}
				onChange={({ target }) => setEventId(Number(target.value) as typeof eventId)}
			>
				{open.map((one) => (
					<option key={one.id} value={one.id}>
						{`${pick(one, "title")}, ${write(kuwaitDate(startOf(one.eventDate)))}`}
					</option>
				))}
			</SelectField>
			<p>
				<DanWait {...grade} eligibleDate={null} belt={student.currentBelt} day={day} />
			</p>
			{eligibleDate !== null && eligibleDate > day && (
				<Notice>{text("dan.earlyText", { date: write(eligibleDate) })}</Notice>
			)}
			<AreaField
				label={text("dan.words")}
				hint={text("dan.wordsHint")}
				rows={5}
				maxLength={1000}
				{...form.field("notes")}
			/>
			<p className="small soft">{text("dan.documentsHint")}</p>
		</FormDialog>
	);
}
