import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { OwnAssignment } from "#shared/competition/judges/judges.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { notCancelledPages } from "../../events/events.queries.ts";
import { judgingMessages } from "../duties/judging.messages.ts";
import { assignmentsQuery, judges } from "../judges.queries.ts";

/**
 * Applies to judge at an upcoming event at which the judge has no assignment or application yet.
 */
export default function ApplyDialog({
	own,
	onClose,
}: {
	own: readonly OwnAssignment[];
	onClose: () => void;
}) {
	const text = useText(judgingMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	const [chosen, setChosen] = useState("");
	const notes = useRef<HTMLTextAreaElement>(null);
	const pages = usePages(notCancelledPages(), {
		isIncluded: ({ id, published }) => published && !own.some(({ eventId }) => eventId === id),
	});
	const open = pages.rows;
	const apply = useWrite({
		call: (id: EventId, key) =>
			judges.apply({ params: { id }, body: { notes: notes.current?.value }, key }),
		toast: () => ({ title: text("judging.applied") }),
		changed: [assignmentsQuery],
		done: onClose,
	});
	return (
		<FormDialog
			draft="judging-apply"
			guarded
			title={text("judging.applyTitle")}
			submit={text("judging.send")}
			submitting={text("judging.sending")}
			incomplete={chosen === ""}
			write={apply}
			onClose={onClose}
			onSubmit={() => chosen !== "" && apply.mutate(Number(chosen) as EventId)}
		>
			{pages.isPending && <Loading />}
			{pages.isLoadingError && <LoadError onRetry={pages.refetch} />}
			{open?.length === 0 && !pages.more && <p>{text("judging.noEvents")}</p>}
			{open && open.length > 0 && (
				<>
					<SelectField
						label={text("judging.event")}
						value={chosen}
						onChange={(change) => setChosen(change.target.value)}
					>
						<Options
							of={open}
							word={(event) =>
								`${pick(event, "title")} – ${formatDate(startOf(event.eventDate), { dateStyle: "long" })}`
							}
							none={text("judging.chooseEvent")}
						/>
					</SelectField>
					<AreaField
						ref={notes}
						optional
						label={text("judging.notes")}
						hint={text("judging.notesHint")}
						rows={3}
						maxLength={500}
					/>
				</>
			)}
			<ShowMore pages={pages} />
		</FormDialog>
	);
}
