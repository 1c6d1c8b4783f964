import { useQuery } from "@tanstack/react-query";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { RegisterButton } from "../../../competition/registrations/enter/RegisterButton.tsx";
import { useMyRegistrations } from "../../../competition/registrations/enter/useRegister.ts";
import { useMyEntries } from "../../../competition/registrations/own/useMyEntries.ts";
import { entriesQuery } from "../../../competition/registrations/registrations.queries.ts";
import { useStateSentence } from "../../../competition/registrations/status/useStateSentence.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import { SheetButton } from "../../../ui/menus/SheetButton.tsx";
import { RegisterPanel } from "./RegisterPanel.tsx";

const OwedFees = lazyPart(() => import("../../../competition/online-payments/OwedFees.tsx"));

type Props = { event: Event; here?: boolean };

/** What the children's registrations for an event mean, a sentence each. */
function ChildStates({ event, people }: { event: Event; people: Child[] }) {
	const names = useNames();
	const sentence = useStateSentence();
	const { data: entries } = useQuery(entriesQuery(event.id));
	const standing = entries?.filter(({ status }) => status !== "cancelled") ?? [];
	const lines = people.flatMap((child) =>
		standing
			.filter(({ userId }) => userId === child.id)
			.map((entry) => ({ id: entry.id, words: sentence({ ...entry, event }, names(child).first) })),
	);
	if (lines.length === 0) return null;
	return (
		<>
			<ul className="stack tight small">
				{lines.map(({ id, words }) => (
					<li key={id}>{words}</li>
				))}
			</ul>
			<OwedFees entries={standing.filter(({ userId }) => people.some(({ id }) => id === userId))} />
		</>
	);
}

type ChoiceProps = { event: Event; here: boolean; people: Child[]; isEntered: boolean };

/**
 * The button with which a guardian chooses whom to register. Above it stand the family's
 * registrations for the event.
 */
function Choice({ event, here, people, isEntered }: ChoiceProps) {
	const text = useText(familyMessages);
	const title = usePick()(event, "title");
	const isWaiting = event.registrationState === "waitlist";
	const { data: entries } = useQuery({ ...entriesQuery(event.id), enabled: here });
	const isIn = isEntered || entries?.some(({ status }) => status !== "cancelled");
	const label = isWaiting ? "joinList" : isEntered ? "registerChild" : "register";
	return (
		<>
			<RegisterButton event={event} here={here} onlyStates />
			{here && <ChildStates event={event} people={people} />}
			{takesEntries(event) && (
				<SheetButton
					kind={isWaiting || isIn ? undefined : "primary"}
					className="register-for-whom"
					name={text("family.registerFor", { title })}
					label={text(`family.${label}`)}
					title={text("family.forWhom")}
				>
					{(close) => <RegisterPanel event={event} people={people} here={here} onDone={close} />}
				</SheetButton>
			)}
		</>
	);
}

function ChoiceOnPage(props: Omit<ChoiceProps, "isEntered">) {
	return <Choice {...props} isEntered={useMyEntries(props.event.id).length > 0} />;
}

function ChoiceInList(props: Omit<ChoiceProps, "isEntered">) {
	return <Choice {...props} isEntered={useMyRegistrations(props.event).length > 0} />;
}

/** The register button of a signed-in person; guardians choose for whom. */
export default function FamilyRegister({ event, here = false }: Props) {
	const { data: family, isError } = useQuery(familyQuery);
	const children = family?.children.filter(({ state }) => state === "active") ?? [];
	if (!family && !isError) return null;
	if (children.length === 0 || !event.published)
		return <RegisterButton event={event} here={here} />;
	const props = { event, here, people: children };
	return here ? <ChoiceOnPage {...props} /> : <ChoiceInList {...props} />;
}
