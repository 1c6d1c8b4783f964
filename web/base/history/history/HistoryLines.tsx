import { useIntl } from "react-intl";
import type { AuditLine } from "#shared/base/history/audit.schema.ts";
import { changedByOthers } from "../../../core/calls/freshness.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useText } from "../../../core/language/messages.ts";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { auditMessages } from "../audit.messages.ts";
import { type AuditWish, auditPages } from "../audit.queries.ts";
import { Details } from "../Details.tsx";
import { useAuditValues } from "../words/useAuditValues.ts";
import { useAuditWords } from "../words/useAuditWords.ts";
import "../audit.css";

/** Fields that the sentence of a line shows already. `from`: the former state of a registration. */
const namedInLine = ["reason", "from"];

/** The reason in the details of a change, as it was logged. */
const reasonOf = ({ details }: AuditLine) => {
	const { reason } = (details ?? {}) as { reason?: unknown };
	return typeof reason === "string" && reason ? reason : undefined;
};

function Line({ line, isNamed }: { line: AuditLine; isNamed: boolean }) {
	const text = useText(auditMessages);
	const words = useAuditWords();
	const { formatDate } = useIntl();
	const when = formatDate(line.createdAt, { dateStyle: "long", timeStyle: "short" });
	const reason = reasonOf(line);
	const { value } = useAuditValues();
	const sentence = text(line.actor ? "audit.line" : "audit.lineAlone", {
		action: words.action(line.action),
		name: words.doer(line),
		when,
	});
	return (
		<li>
			{isNamed && <Written className="block">{words.about(line)}</Written>}
			<Written className="block">
				{reason ? text("audit.because", { line: sentence, reason: value(reason) }) : sentence}
			</Written>
			<Details line={line} without={namedInLine} />
		</li>
	);
}

/** Changes of the log as sentences, latest first: who did what, when and why. */
export function HistoryLines({ wish }: { wish: AuditWish }) {
	const text = useText(auditMessages);
	const pages = usePages({ ...auditPages(wish), ...changedByOthers }, { atLeast: 1 });
	const { rows, isLoadingError, refetch } = pages;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!rows) return <Loading />;
	if (rows.length === 0) return <p className="soft">{text("audit.noHistory")}</p>;
	return (
		<>
			<ol className="history-lines">
				{rows.map((line) => (
					<Line
						key={`${line.entityId} ${line.id}`}
						line={line}
						isNamed={wish.entityId === undefined && line.entityType !== "user"}
					/>
				))}
			</ol>
			<ShowMore pages={pages} />
		</>
	);
}
