import { useState } from "react";
import { useText } from "../../../core/language/messages.ts";
import { auditMessages } from "../audit.messages.ts";
import { HistoryLines } from "./HistoryLines.tsx";
import { useMayReadHistory } from "./useMayReadHistory.ts";

type Props = {
	/** Type of the record in the audit log. */
	type: string;
	id: string | number;
};

/** A record's lines of the audit log, for readers who may see them. */
export default function HistorySection({ type, id }: Props) {
	const text = useText(auditMessages);
	const [isOpen, setOpen] = useState(false);
	if (!useMayReadHistory(type)) return null;
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
