import { useState } from "react";
import {
	type DutyScope,
	dutyScopes,
	latestLastDay,
	usualLastDay,
} from "#shared/competition/duties/duties.rules.ts";
import type { Duty } from "#shared/competition/duties/duties.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { PersonChoice } from "../../people/users/PersonChoice.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Field, SelectField } from "../../ui/fields/Field.tsx";
import { dutyMessages, manageDutyMessages } from "./duties.messages.ts";
import { duties, dutiesQuery } from "./duties.queries.ts";
import { hashOfSecret, newDutySecret } from "./dutySecret.ts";

const recipients = ["toPerson", "toLink"] as const;
type Recipient = (typeof recipients)[number];

type Props = {
	event: Event;
	/** Runs after a link was made, with its secret, which exists only in this browser. */
	onLink: (duty: Duty, secret: string) => void;
	onClose: () => void;
};

/** Gives a duty at an event to a person, or makes a link that works once. */
export default function GiveDutyDialog({ event, onLink, onClose }: Props) {
	const text = useText(manageDutyMessages);
	const dutyText = useText(dutyMessages);
	const [scope, setScope] = useState<DutyScope>("desk");
	const [until, setUntil] = useState(() => usualLastDay(event));
	const [recipient, setRecipient] = useState<Recipient>("toPerson");
	const [person, setPerson] = useState<Person | null>(null);
	const [showsError, setShowsError] = useState(false);
	// Made once, so that a repeated attempt gives the same link.
	const [secret] = useState(newDutySecret);
	const isLink = recipient === "toLink";
	const give = useWrite({
		call: async (_: void, key) =>
			duties.give({
				params: { id: event.id },
				body: {
					scope,
					until,
					...(isLink ? { linkHash: await hashOfSecret(secret) } : { userId: person?.id }),
				},
				key,
			}),
		toast: () => (isLink ? undefined : { title: text("manageDuty.given") }),
		changed: [dutiesQuery(event.id)],
		done: (duty) => (isLink ? onLink(duty, secret) : onClose()),
	});
	return (
		<FormDialog
			title={text("manageDuty.give")}
			submit={text("manageDuty.give")}
			submitting={text("manageDuty.giving")}
			write={give}
			onSubmit={() => {
				setShowsError(true);
				if (isLink || person) give.mutate();
			}}
			onClose={onClose}
		>
			<SelectField
				label={text("manageDuty.scope")}
				hint={text(`manageDuty.hint.${scope}`)}
				value={scope}
				onChange={({ target }) => setScope(target.value as DutyScope)}
			>
				{dutyScopes.map((one) => (
					<option key={one} value={one}>
						{dutyText(`duty.scope.${one}`)}
					</option>
				))}
			</SelectField>
			<Field
				type="date"
				className="short"
				label={text("manageDuty.until")}
				required
				min={kuwaitDate(Date.now())}
				max={latestLastDay(event)}
				value={until}
				onChange={({ target }) => setUntil(target.value)}
			/>
			<SelectField
				label={text("manageDuty.to")}
				value={recipient}
				onChange={({ target }) => setRecipient(target.value as Recipient)}
			>
				{recipients.map((one) => (
					<option key={one} value={one}>
						{text(`manageDuty.${one}`)}
					</option>
				))}
			</SelectField>
			{!isLink && (
				<PersonChoice
					label={text("manageDuty.person")}
					hint={text("manageDuty.personHint")}
					person={person}
					wrong={showsError && !person ? text("manageDuty.noPerson") : undefined}
					onChoose={setPerson}
				/>
			)}
		</FormDialog>
	);
}
