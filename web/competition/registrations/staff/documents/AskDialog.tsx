import type { Event } from "#shared/competition/events/events.schema.ts";
import { mostRegistrationsAtOnce } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventDocument } from "#shared/competition/registrations/registrations.schema.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { useText } from "../../../../core/language/messages.ts";
import ConfirmDialog from "../../../../ui/dialogs/ConfirmDialog.tsx";
import { registrations } from "../../registrations.client.ts";
import { eventDocumentsQuery } from "../../registrations.queries.ts";
import { eventDocumentsMessages } from "./eventDocuments.messages.ts";

type Props = { event: Event; people: readonly EventDocument[]; onClose: () => void };

/** Asks the people who lack the document for it, after saying what they get. */
export function AskDialog({ event, people, onClose }: Props) {
	const text = useText(eventDocumentsMessages);
	const ask = useWrite({
		async call(_: void, key) {
			const total = { requested: 0, requestedBefore: 0 };
			const ids = people.map(({ userId }) => userId);
			for (let from = 0; from < ids.length; from += mostRegistrationsAtOnce) {
				const userIds = ids.slice(from, from + mostRegistrationsAtOnce);
				const part = await registrations.askDocuments({
					params: { id: event.id },
					body: { userIds },
					key: from === 0 ? key : `${key}-${from}`,
				});
				total.requested += part.requested;
				total.requestedBefore += part.requestedBefore;
			}
			return total;
		},
		toast: ({ requested, requestedBefore }) => ({
			title: text("eventDocuments.requested", { count: requested }),
			text:
				requestedBefore > 0
					? text("eventDocuments.requestedBefore", { count: requestedBefore })
					: undefined,
		}),
		changed: [eventDocumentsQuery(event.id)],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("eventDocuments.askTitle", { count: people.length })}
			submit={text("eventDocuments.askSubmit")}
			write={ask}
			onClose={onClose}
		>
			<p>{text("eventDocuments.askText", { count: people.length })}</p>
		</ConfirmDialog>
	);
}
