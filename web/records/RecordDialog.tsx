import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { useText } from "../core/language/messages.ts";
import { relativeTo } from "../core/language/relative.ts";
import { Button } from "../ui/Button.tsx";
import { FormDialog } from "../ui/dialogs/FormDialog.tsx";
import { Notice } from "../ui/states/Notice.tsx";
import type { RecordForm } from "./drafts/useRecord.ts";
import { recordMessages } from "./records.messages.ts";
import "./record.css";

/** What the fields are called where two editors meet. */
export type RecordLabels<Values> = Record<Exclude<keyof Values, "version">, string>;

type Props<Values extends FieldValues> = Omit<
	ComponentProps<typeof FormDialog>,
	"cancel" | "incomplete"
> & {
	record: RecordForm<Values>;
	labels: RecordLabels<Values>;
	/** How a field's value is said there, where it is not what was typed. */
	words?: { [Field in keyof Values]?: (value: Values[Field]) => string };
};

/** A value as somebody reads it. */
function useSaid() {
	const text = useText(recordMessages);
	return <Value,>(value: Value, words: (value: Value) => string = String) => {
		if (typeof value === "boolean") return text(value ? "record.yes" : "record.no");
		return words(value) || text("record.blank");
	};
}

/** What was typed earlier and not saved, and the way to be rid of it. */
function Restored<Values extends FieldValues>({ record }: { record: RecordForm<Values> }) {
	const text = useText(recordMessages);
	const { formatRelativeTime } = useIntl();
	if (record.restoredAt === null) return null;
	return (
		<Notice>
			<p>
				{text("record.draftKept", {
					when: formatRelativeTime(...relativeTo(record.restoredAt, Date.now()), {
						numeric: "auto",
					}),
				})}
			</p>
			<p>
				<Button kind="link" onClick={record.discard}>
					{text("record.draftDiscard")}
				</Button>
			</p>
		</Notice>
	);
}

/** What somebody else saved meanwhile, and for each field that both changed the choice. */
function Together<Values extends FieldValues>({
	record: { merged },
	labels,
	words,
}: Pick<Props<Values>, "record" | "labels" | "words">) {
	const text = useText(recordMessages);
	const said = useSaid();
	if (!merged) return null;
	type Field = Exclude<keyof Values, "version"> & string;
	const clashes = Object.entries(merged.clashes) as [Field, Values[Field]][];
	return (
		<>
			{merged.taken.length > 0 && <Notice role="status">{text("record.takenOver")}</Notice>}
			{clashes.length > 0 && (
				<Notice role="status">
					<p>{text("record.clash")}</p>
					<ul className="clashes">
						{clashes.map(([field, theirs]) => (
							<li key={field}>
								<p>
									<strong>{labels[field]}</strong>{" "}
									<span className="small soft">{text("record.theirs")}</span>
								</p>
								<p className="lines theirs" dir="auto">
									{said(theirs, words?.[field])}
								</p>
								<p className="row">
									<Button onClick={() => merged.takeTheirs(field)}>
										{text("record.useTheirs")}
									</Button>
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
export function RecordDialog<Values extends FieldValues>({
	record,
	labels,
	words,
	children,
	...rest
}: Props<Values>) {
	const clashes = Object.keys(record.merged?.clashes ?? {});
	const isTold = clashes.length > 0 || (record.merged?.taken.length ?? 0) > 0;
	return (
		<FormDialog
			{...rest}
			{...(isTold && { wrong: null })}
			guarded
			wide
			incomplete={clashes.length > 0}
		>
			<Restored record={record} />
			<Together record={record} labels={labels} words={words} />
			{children}
		</FormDialog>
	);
}
