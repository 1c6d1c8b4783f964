import { lazy, Suspense, useState } from "react";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";
import { CheckedRows } from "./CheckedRows.tsx";

const StartDialog = lazy(() => import("../StartDialog.tsx"));

type Props = { fileName: string; rows: readonly CheckedRow[]; onBegun: () => void };

/** Shows what importing each row would do, with a button to start. */
export function CheckStep({ fileName, rows, onBegun }: Props) {
	const text = useText(importsMessages);
	const [alsoSame, setAlsoSame] = useState(false);
	const [asking, setAsking] = useState(false);
	const same = rows.filter(({ verdict }) => verdict === "maybeSame").length;
	const good = rows.filter(
		({ verdict }) => verdict === "create" || (alsoSame && verdict === "maybeSame"),
	);
	return (
		<>
			<CheckedRows rows={rows} />
			{same > 0 && (
				<CheckField
					role="switch"
					label={text("imports.alsoSame", { count: same })}
					hint={text("imports.alsoSameHint")}
					checked={alsoSame}
					onChange={({ target }) => setAlsoSame(target.checked)}
				/>
			)}
			{good.length === 0 ? (
				<Notice role="status">{text("imports.nothing")}</Notice>
			) : (
				<p>
					<Button kind="primary" opens onClick={() => setAsking(true)}>
						{text("imports.import", { count: good.length })}
					</Button>
				</p>
			)}
			<Suspense>
				{asking && (
					<StartDialog
						fileName={fileName}
						rows={good.map(({ row, values }) => ({ row, values }))}
						leftOut={rows.length - good.length}
						onBegun={onBegun}
						onClose={() => setAsking(false)}
					/>
				)}
			</Suspense>
		</>
	);
}
