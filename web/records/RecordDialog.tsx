import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { useText } from "../core/messages.ts";
import { relativeTo } from "../core/relative.ts";
import { Button } from "../ui/Button.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { uiMessages } from "../ui/ui.messages.ts";
import { recordMessages } from "./records.messages.ts";
import type { RecordForm } from "./useRecord.ts";
import "./record.css";

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof FormDialog>, "cancel" | "incomplete"> & {
	record: RecordForm<Values>;
	/** What a field is called where both of two editors changed it. */
	labels: Partial<Record<keyof Values, string>>;
};

/** What was typed earlier and not saved, and the way to be rid of it. */
function Restored<Values extends FieldValues>({ record }: { record: RecordForm<Values> }) {
	const text = useText(recordMessages);
	const { formatRelativeTime } = useIntl();
	if (record.restoredAt === null) return null;
	return (
		<Notice>
			<p>
				{text("record.draftKept", {
					when: formatRelativeTime(...relativeTo(record.restoredAt, Date.now()), { numeric: "auto" }),
				})}
			</p>
			<p>
				<button type="button" className="link" onClick={record.discard}>
					{text("record.draftDiscard")}
				</button>
			</p>
		</Notice>
	);
}

/** What somebody else saved meanwhile, and for each field that both changed the choice. */
function Together<Values extends FieldValues>({
	record: { merged },
	labels,
}: Pick<Props<Values>, "record" | "labels">) {
	const text = useText(recordMessages);
	if (!merged) return null;
	const clashes = Object.entries(merged.clashes) as [keyof Values & string, unknown][];
	return (
		<>
			{merged.taken.length > 0 && <Notice live>{text("record.takenOver")}</Notice>}
			{clashes.length > 0 && (
				<Notice live>
					<p>{text("record.clash")}</p>
					<ul className="clashes">
						{clashes.map(([field, theirs]) => (
							<li key={field}>
								<p>
									<strong>{labels[field] ?? field}</strong> <span className="small soft">{text("record.theirs")}</span>
								</p>
								<p className="lines theirs" dir="auto">
									{String(theirs)}
								</p>
								<p className="row">
									<Button onClick={() => merged.takeTheirs(field)}>{text("record.useTheirs")}</Button>
									<Button onClick={() => merged.keepMine(field)}>{text("record.keepMine")}</Button>
								</p>
							</li>
						))}
					</ul>
				</Notice>
			)}
		</>
	);
}

/** A record in both languages in a dialog: new, or changed. Nothing that was typed is lost. */
export function RecordDialog<Values extends FieldValues>({ record, labels, children, ...rest }: Props<Values>) {
	const ui = useText(uiMessages);
	const clashes = Object.keys(record.merged?.clashes ?? {});
	const isTold = clashes.length > 0 || (record.merged?.taken.length ?? 0) > 0;
	return (
		<FormDialog
			{...rest}
			{...(isTold && { wrong: null })}
			guarded
			wide
			cancel={ui("ui.cancel")}
			incomplete={clashes.length > 0}
		>
			<Restored record={record} />
			<Together record={record} labels={labels} />
			{children}
		</FormDialog>
	);
}
