import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { useText } from "../core/messages.ts";
import { relativeTo } from "../core/relative.ts";
import type { RecordForm } from "../core/useRecord.ts";
import { Button } from "./Button.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { Notice } from "./Notice.tsx";
import { uiMessages } from "./ui.messages.ts";
import "./record.css";

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof FormDialog>, "cancel" | "incomplete"> & {
	record: RecordForm<Values>;
	/** What a field is called where both of two editors changed it. */
	labels: Partial<Record<keyof Values, string>>;
};

/** What was typed earlier and not saved, and the way to be rid of it. */
function Restored<Values extends FieldValues>({ record }: { record: RecordForm<Values> }) {
	const text = useText(uiMessages);
	const { formatRelativeTime } = useIntl();
	if (record.restoredAt === null) return null;
	return (
		<Notice>
			<p>
				{text("ui.draftKept", {
					when: formatRelativeTime(...relativeTo(record.restoredAt, Date.now()), { numeric: "auto" }),
				})}
			</p>
			<p>
				<button type="button" className="link" onClick={record.discard}>
					{text("ui.draftDiscard")}
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
	const text = useText(uiMessages);
	if (!merged) return null;
	const clashes = Object.entries(merged.clashes) as [keyof Values & string, unknown][];
	return (
		<>
			{merged.taken.length > 0 && <Notice live>{text("ui.takenOver")}</Notice>}
			{clashes.length > 0 && (
				<Notice live>
					<p>{text("ui.clash")}</p>
					<ul className="clashes">
						{clashes.map(([field, theirs]) => (
							<li key={field}>
								<p>
									<strong>{labels[field] ?? field}</strong> <span className="small soft">{text("ui.theirs")}</span>
								</p>
								<p className="lines theirs" dir="auto">
									{String(theirs)}
								</p>
								<p className="row">
									<Button onClick={() => merged.takeTheirs(field)}>{text("ui.useTheirs")}</Button>
									<Button onClick={() => merged.keepMine(field)}>{text("ui.keepMine")}</Button>
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
	const text = useText(uiMessages);
	const clashes = Object.keys(record.merged?.clashes ?? {});
	return (
		<FormDialog {...rest} guarded wide cancel={text("ui.cancel")} incomplete={clashes.length > 0}>
			<Restored record={record} />
			<Together record={record} labels={labels} />
			{children}
		</FormDialog>
	);
}
