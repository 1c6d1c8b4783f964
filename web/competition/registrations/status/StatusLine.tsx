import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { ContactButton } from "../../../people/contact/ContactButton.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { useEndText } from "../staff/useEndText.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { useStateSentence } from "./useStateSentence.ts";
import "../registrations.css";

type Props = {
	entry: MyRegistration;
	/** Name of the person registered, if it is not the reader. */
	name?: string;
};

/**
 * A registration's status, what it means, its reason, and a contact button after a rejection.
 */
export function StatusLine({ entry, name }: Props) {
	const { status, reason, declaredWeight, awaitsGuardian } = entry;
	const text = useText(registrationMessages);
	const endText = useEndText();
	const sentence = useStateSentence();
	return (
		<>
			<p className="row status-line">
				<StatusBadge status={status} awaitsGuardian={awaitsGuardian} event={entry.event} />
				{declaredWeight !== null && (
					<span className="soft">{text("reg.weight", { weight: declaredWeight })}</span>
				)}
			</p>
			<p className="small">{sentence(entry, name)}</p>
			{reason && status !== "rejected" && (
				<p className="small soft" dir="auto">
					{endText(reason)}
				</p>
			)}
			{reason && status === "rejected" && (
				<Notice kind="bad" className="small" dir="auto">
					{endText(reason)}
				</Notice>
			)}
			{status === "rejected" && (
				<p className="small row">
					{text("reg.ask")} <ContactButton kind="link">{text("reg.askButton")}</ContactButton>
				</p>
			)}
		</>
	);
}
