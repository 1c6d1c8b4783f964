import { useState } from "react";
import { useText } from "../../../core/language/messages.ts";
import { useUser } from "../../../identity/auth/session.ts";
import { auditMessages } from "../audit.messages.ts";
import { audited } from "../audited.ts";
import { HistoryLines } from "./HistoryLines.tsx";

type Props = {
	/** Type of the record in the audit log. */
	type: string;
	id: string | number;
};

/** A record's lines of the audit log, for readers who may see them. */
export default function HistorySection({ type, id }: Props) {
	const text = useText(auditMessages);
	const role = useUser().data?.role;
	const [isOpen, setOpen] = useState(false);
	const mayRead = role === "super-admin" || (role === "admin" && audited[type]?.admins);
	if (!mayRead) return null;
	return (
		<details
			className="record-history"
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>{text("audit.history")}</summary>
			{isOpen && <HistoryLines wish={{ entityType: type, entityId: String(id) }} />}
		</details>
	);
}
