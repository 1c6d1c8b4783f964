import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { useText } from "../../core/language/messages.ts";
import { relativeTo } from "../../core/language/relative.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import type { RecordForm } from "./drafts/useRecord.ts";
import { recordMessages } from "./records.messages.ts";
import "./record.css";

/** Labels of the fields in the conflict view. */
export type RecordLabels<Values> = Record<Exclude<keyof Values, "version">, string>;

type Props<Values extends FieldValues> = {
	record: RecordForm<Values>;
	labels: RecordLabels<Values>;
	/** Formats a field's value in the conflict view; by default the value as typed. */
	words?: { [Field in keyof Values]?: (value: Values[Field]) => string };
};

/** Formats a value for reading. */
function useValueText() {
	const text = useText(recordMessages);
	return <Value,>(value: Value, words: (value: Value) => string = String) => {
		if (typeof value === "boolean") return text(value ? "record.yes" : "record.no");
		return words(value) || text("record.blank");
	};
}

/** Notice of a restored draft, with a button to discard it. */
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

/** Shows another editor's changes, with a choice for each field that both editors changed. */
function Together<Values extends FieldValues>({
	record: { merged },
	labels,
	words,
}: Props<Values>) {
	const text = useText(recordMessages);
	const valueText = useValueText();
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
								<Written as="p" className="lines theirs">
									{valueText(theirs, words?.[field])}
								</Written>
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

/** Notices of a restored draft and of another editor's changes, above the fields of a form. */
export function RecordNotices<Values extends FieldValues>(props: Props<Values>) {
	return (
		<>
			<Restored record={props.record} />
			<Together {...props} />
		</>
	);
}

/** Whether a conflict has still to be decided, and whether one is shown in place of the error. */
export function conflictsOf<Values extends FieldValues>({ merged }: RecordForm<Values>) {
	const isOpen = Object.keys(merged?.clashes ?? {}).length > 0;
	return { isOpen, isShown: isOpen || (merged?.taken.length ?? 0) > 0 };
}
