import { useNavigate } from "react-router-dom";
import type { ChangedEventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Reasons } from "../reasons/Reasons.tsx";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

/**
 * Lists registered people who no longer fit a changed class, with reasons and a link to their
 * registrations.
 */
export function EventClassConflicts({
	changed,
	onClose,
}: {
	changed: ChangedEventClass;
	onClose: () => void;
}) {
	const text = useText(manageEventClassMessages);
	const navigate = useNavigate();
	return (
		<FormDialog
			title={text("manageEventClass.conflictsTitle", { count: changed.conflicts.length })}
			submit={text("manageEventClass.seeEntries")}
			cancel={text("manageEventClass.done")}
			onClose={onClose}
			onSubmit={() => navigate(`${paths.entries(changed.eventId)}?class=${changed.id}`)}
		>
			<p>{text("manageEventClass.conflictsText")}</p>
			<ul className="stack">
				{changed.conflicts.map(({ id, reasons, ...person }) => (
					<li key={id}>
						<Notice>
							<PersonName person={person} />
							<Reasons reasons={reasons} />
						</Notice>
					</li>
				))}
			</ul>
		</FormDialog>
	);
}
