import { useState } from "react";
import type { EventId } from "#shared/core/ids.ts";
import { useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { ledgerMessages } from "./ledger.messages.ts";
import "./ledger.css";

const Receipt = lazyPart(() => import("./Receipt.tsx"));

type Props = { eventId: EventId; entryId: string; title: string };

/** A registration's receipt, fetched when it is opened. */
export function ReceiptDetails({ title, ...entry }: Props) {
	const text = useText(ledgerMessages);
	const [opened, open] = useState(false);
	return (
		<details className="receipt small" onToggle={() => open(true)}>
			<summary aria-label={text("ledger.receiptFor", { title })}>{text("ledger.receipt")}</summary>
			{opened && (
				<LazyParts fallback={<p>{text("ledger.loading")}</p>}>
					<Receipt {...entry} />
				</LazyParts>
			)}
		</details>
	);
}
