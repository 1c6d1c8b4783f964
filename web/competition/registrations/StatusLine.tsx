import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { ContactButton } from "../../content/contact/ContactButton.tsx";
import { useText } from "../../core/language/messages.ts";
import { Notice } from "../../ui/states/Notice.tsx";
import { registrationMessages } from "./registrations.messages.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { useEndText } from "./staff/useEndText.ts";
import "./registrations.css";

/**
 * A registration's status, waiting list position, reason, and a contact button after a rejection.
 */
export function StatusLine({
	entry: { status, position, reason, declaredWeight, awaitsGuardian },
}: {
	entry: MyRegistration;
}) {
	const text = useText(registrationMessages);
	const endText = useEndText();
	return (
		<>
			<p className="row status-line">
				<StatusBadge status={status} awaitsGuardian={awaitsGuardian} />
				{position && <span>{text("reg.position", { position })}</span>}
				{declaredWeight !== null && (
					<span className="soft">{text("reg.weight", { weight: declaredWeight })}</span>
				)}
			</p>
			{reason && status !== "rejected" && (
				<p className="small soft" dir="auto">
					{endText(reason)}
				</p>
			)}
			{reason && status === "rejected" && (
				<Notice className="small" dir="auto">
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
