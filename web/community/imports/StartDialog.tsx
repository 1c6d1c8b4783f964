import { useEffect, useRef, useState } from "react";
import { takeBackDays } from "#shared/community/imports/imports.rules.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { importsMessages } from "./imports.messages.ts";
import { importsPages } from "./imports.queries.ts";
import { Progress } from "./Progress.tsx";
import { importRows, type SentRow } from "./sendRows.ts";

type Props = {
	fileName: string;
	/** Rows that become people. */
	rows: readonly SentRow[];
	/** Number of rows in the file that are left out. */
	leftOut: number;
	onBegun: () => void;
	onClose: () => void;
};

/** Returns a function that is true once the dialog was closed: then no more rows may be sent. */
function useIsLeft() {
	const stopped = useRef(false);
	useEffect(() => {
		stopped.current = false;
		return () => {
			stopped.current = true;
		};
	}, []);
	return () => stopped.current;
}

/**
 * Imports rows after confirmation. A retry after a lost response continues with the rows that
 * arrived.
 */
export default function StartDialog({ fileName, rows, leftOut, onBegun, onClose }: Props) {
	const text = useText(importsMessages);
	const [sent, setSent] = useState(0);
	const isStopped = useIsLeft();
	const count = rows.length;
	const start = useWrite({
		call: (_: void, key) => importRows({ fileName, rows, key, onProgress: setSent, isStopped }),
		fallback: text("imports.importFailed"),
		changed: [importsPages],
		done: (begun) => {
			if (!begun) return;
			showToast(text("imports.begun"), text("imports.begunText"), "success");
			onBegun();
		},
	});
	const sentText = text("imports.sent", { done: sent, count });
	return (
		<ConfirmDialog
			guarded
			title={text("imports.importTitle", { count })}
			submit={text("imports.import", { count })}
			submitting={text("imports.importing")}
			write={start}
			onClose={onClose}
		>
			<p>{text("imports.importText", { days: takeBackDays })}</p>
			{leftOut > 0 && <p>{text("imports.leftOut", { count: leftOut })}</p>}
			{start.isPending && (
				<Progress label={text("imports.importing")} done={sent} all={count}>
					{sentText}
				</Progress>
			)}
		</ConfirmDialog>
	);
}
