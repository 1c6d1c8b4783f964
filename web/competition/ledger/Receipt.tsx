import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type {
	LedgerLine,
	Receipt as ReceiptRecord,
} from "#shared/competition/ledger/ledger.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { readOnEachVisit, readWhenOpened } from "../../core/calls/freshness.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { checkReceipt } from "./checkReceipt.ts";
import { ledger } from "./ledger.client.ts";
import { ledgerMessages } from "./ledger.messages.ts";

type Props = { eventId: EventId; entryId: string };

/** A registration's position in the ledger of its event. */
export default function Receipt({ eventId, entryId }: Props) {
	const text = useText(ledgerMessages);
	const { data, isError, refetch } = useQuery({
		queryKey: ["receipt", entryId],
		queryFn: () => ledger.receipt({ params: { id: entryId } }),
		...readOnEachVisit,
	});
	const again = <Button onClick={() => refetch()}>{text("ledger.again")}</Button>;
	if (isError) {
		return (
			<div className="stack">
				<Wrong>{text("ledger.failed")}</Wrong>
				{again}
			</div>
		);
	}
	if (!data) return <p>{text("ledger.loading")}</p>;
	if (!data.line) {
		return (
			<div className="stack">
				<p>{text("ledger.pending")}</p>
				{again}
			</div>
		);
	}
	return <Written eventId={eventId} receipt={data} line={data.line} />;
}

function Written({
	eventId,
	receipt,
	line,
}: {
	eventId: EventId;
	receipt: ReceiptRecord;
	line: LedgerLine;
}) {
	const text = useText(ledgerMessages);
	const { formatDate, formatNumber } = useIntl();
	const [copied, setCopied] = useState(false);
	const [isChecking, ask] = useState(false);
	const { data: count, isError } = useQuery({
		queryKey: ["receipt", receipt.entryId, "checked", line.hash],
		queryFn: () => checkReceipt(eventId, receipt),
		enabled: isChecking,
		...readWhenOpened,
	});
	const copy = () =>
		navigator.clipboard.writeText(JSON.stringify(receipt, null, 2)).then(
			() => setCopied(true),
			() => {},
		);
	return (
		<div className="stack">
			<p>{text("ledger.text")}</p>
			<dl>
				<div>
					<dt className="soft">{text("ledger.at")}</dt>
					<dd>{formatDate(line.at, { dateStyle: "long", timeStyle: "medium" })}</dd>
				</div>
				<div>
					<dt className="soft">{text("ledger.line")}</dt>
					<dd>
						{text("ledger.lineOf", {
							n: formatNumber(line.n),
							chain: formatNumber(line.chain + 1),
						})}
					</dd>
				</div>
				<div>
					<dt className="soft">{text("ledger.ref")}</dt>
					<dd>
						<code dir="ltr">{receipt.ref}</code>
					</dd>
				</div>
				<div>
					<dt className="soft">{text("ledger.seal")}</dt>
					<dd>
						<code dir="ltr">{line.hash}</code>
					</dd>
				</div>
			</dl>
			<p className="row">
				<Button onClick={() => ask(true)}>{text("ledger.check")}</Button>
				<Button onClick={copy}>{text(copied ? "ledger.copied" : "ledger.copy")}</Button>
			</p>
			<div role="status">
				{isChecking && count === undefined && !isError && <p>{text("ledger.checking")}</p>}
				{count != null && <Notice kind="good">{text("ledger.right", { count })}</Notice>}
				{count === null && <Notice kind="bad">{text("ledger.wrong")}</Notice>}
			</div>
			<Wrong>{isError && text("ledger.failed")}</Wrong>
		</div>
	);
}
