import type { Registration } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { statusMessages } from "./status.messages.ts";

/** Highlights only "approved". Also shows whether a guardian still has to agree. */
export function StatusBadge({
	status,
	awaitsGuardian,
}: Pick<Registration, "status" | "awaitsGuardian">) {
	const text = useText(statusMessages);
	return (
		<>
			<span className={status === "approved" ? "badge primary" : "badge"}>
				{text(`status.${status}`)}
			</span>
			{awaitsGuardian && <span className="badge">{text("status.awaitsGuardian")}</span>}
		</>
	);
}
