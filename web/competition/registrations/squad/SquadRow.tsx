import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { IneligibleReason } from "#shared/competition/event-classes/eligibility.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry, SquadResult } from "#shared/competition/registrations/registrations.schema.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { eligibilityQuery } from "../registrations.queries.ts";
import { EnteredList } from "./EnteredList.tsx";
import { EventClassChoice } from "./EventClassChoice.tsx";
import { RowResult } from "./RowResult.tsx";
import { squadMessages } from "./squad.messages.ts";
import {
	type Choice,
	type Entrant,
	findStandingEntries,
	noChoice,
	onlyChoice,
	type Verdict,
} from "./squad.ts";

export type RowProps = {
	event: Event;
	person: Entrant;
	entries: Entry[];
	/** Whether the event accepts registrations now. */
	open: boolean;
	/** Whether the person was selected before the page was opened. */
	isChosen: boolean;
	choice: Choice;
	wrong: string | undefined;
	result: SquadResult | undefined;
	onChoose: (choice: Choice) => void;
	onCancel: (entry: Entry) => void;
	onRemove?: (person: Entrant) => void;
	/** Whether a person may be registered before the required document is there. */
	documentLater?: boolean;
	/** Address at which the user uploads the person's documents, if they may. */
	documentsOf?: (person: Entrant) => string;
	/** The way to pay the person's membership fee, if the user may. */
	membershipPay?: (person: Entrant) => ReactNode;
};

/** Selects the only possible choice for a person who was selected before the page was opened. */
function useChosenBefore(
	{ event, entries, open, isChosen, onChoose, documentLater }: RowProps,
	verdicts: Verdict[] | undefined,
) {
	const [isDone, setDone] = useState(!isChosen || !open);
	useEffect(() => {
		if (isDone || !verdicts) return;
		setDone(true);
		const only = onlyChoice(event, verdicts, entries, documentLater);
		if (only) onChoose(only);
	}, [isDone, verdicts, event, entries, onChoose, documentLater]);
}

/** Says that the document that the event asks for is missing, and that the person may enter anyway. */
function DocumentLater({
	documentLater,
	verdicts = [],
}: Pick<RowProps, "documentLater"> & { verdicts: Verdict[] | undefined }) {
	const text = useText(squadMessages);
	const lacked = verdicts
		.flatMap(({ reasons }) => reasons)
		.find(({ code }) => code === "document_required");
	if (!documentLater || !lacked) return null;
	return (
		<p className="small">
			<span className="badge draft">{text("squad.documentMissing")}</span>{" "}
			{text("squad.documentLater")}
		</p>
	);
}

/** Leads to where the document is uploaded that the event asks for and the person lacks. */
function UploadLink({
	person,
	documentsOf,
	verdicts = [],
}: Pick<RowProps, "person" | "documentsOf"> & { verdicts: Verdict[] | undefined }) {
	const text = useText(squadMessages);
	const name = useNames()(person).first;
	const lacked = verdicts
		.flatMap(({ reasons }) => reasons)
		.find(({ code }) => code === "document_required");
	if (!documentsOf || !lacked) return null;
	return (
		<p>
			<ButtonLink to={documentsOf(person)}>
				<Sentence>
					{text("squad.upload", { name: isolateName(name), kind: String(lacked.params.kind) })}
				</Sentence>
			</ButtonLink>
		</p>
	);
}

/** The way to pay the membership fee that the event asks for and the person owes. */
function OwedMembership({
	person,
	membershipPay,
	verdicts = [],
}: Pick<RowProps, "person" | "membershipPay"> & { verdicts: Verdict[] | undefined }) {
	const isMembership = ({ code }: IneligibleReason) => code === "membership_required";
	// Paying helps only where nothing else excludes the person.
	const isOwed = verdicts.some(
		({ reasons, warnings }) =>
			reasons.every(isMembership) && [...reasons, ...warnings].some(isMembership),
	);
	if (!isOwed || !membershipPay) return null;
	return <div className="stack tight small">{membershipPay(person)}</div>;
}

/** A person with their registrations and the choice of a class. */
export function SquadRow(props: RowProps) {
	const { event, person, entries, open, result, onCancel, onRemove } = props;
	const text = useText(squadMessages);
	const beltName = useBeltName();
	const name = useNames()(person).full;
	const hasTerms = event.membershipRule !== "none" || event.requiredDocument !== "none";
	const asks = open && (event.classes.length > 0 || hasTerms);
	const {
		data: verdicts = asks ? undefined : [],
		isError,
		refetch,
	} = useQuery({ ...eligibilityQuery(event.id, person.id), enabled: asks });
	useChosenBefore(props, verdicts);
	return (
		<li className="squad-row">
			<div className="squad-person">
				<h2>
					<Written>{name}</Written>
				</h2>
				<p className="belt-cell small">
					<Belt belt={person.currentBelt} width={56} />
					{beltName(person.currentBelt)}
				</p>
				{onRemove && (
					<p>
						<Button
							kind="link"
							className="small"
							aria-label={text("squad.removeOf", { name })}
							onClick={() => onRemove(person)}
						>
							{text("squad.remove")}
						</Button>
					</p>
				)}
			</div>
			<div className="stack squad-choice">
				<EnteredList
					event={event}
					entries={findStandingEntries(entries)}
					name={name}
					onCancel={onCancel}
				/>
				{open &&
					props.isChosen &&
					props.choice === noChoice &&
					findStandingEntries(entries).length === 0 && (
						<p className="small">{text("squad.choose")}</p>
					)}
				{open && verdicts && <EventClassChoice {...props} name={name} verdicts={verdicts} />}
				{open && <DocumentLater {...props} verdicts={verdicts} />}
				<UploadLink {...props} verdicts={verdicts} />
				<OwedMembership {...props} verdicts={verdicts} />
				{open && !verdicts && !isError && (
					<p className="soft small" role="status">
						{text("squad.checking")}
					</p>
				)}
				{open && isError && (
					<p className="small row" role="alert">
						{text("squad.checkFailed")}
						<Button kind="link" onClick={() => refetch()}>
							{text("squad.retryCheck")}
						</Button>
					</p>
				)}
				{result && <RowResult event={event} result={result} />}
			</div>
		</li>
	);
}
