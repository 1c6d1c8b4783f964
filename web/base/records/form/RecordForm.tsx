import type { FieldValues } from "react-hook-form";
import type { SchemaOf } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import type { Toast } from "../../../core/toasts.tsx";
import { RecordHistory } from "../../history/history/RecordHistory.tsx";
import type { RecordKind } from "../kind/defineKind.ts";
import type { RecordWords } from "../kind/recordWords.ts";
import { RecordDialog } from "../RecordDialog.tsx";
import { recordMessages } from "../records.messages.ts";
import { recordOf, useRecordDialog } from "../useRecordDialog.ts";
import { beginningOf, drawFields, type RecordField, type ValuesOf } from "./recordFields.tsx";

/** What a dialog of `ManageRecords` is given. */
export type Opened<Item> = { item: Item | null; onClose: () => void };

type Props<
	Item extends { id: number },
	Body,
	Fields extends readonly RecordField[],
> = Opened<Item> & {
	kind: RecordKind<Item, Body>;
	words: RecordWords;
	schema: SchemaOf<ValuesOf<NoInfer<Fields>> & FieldValues, Body>;
	fields: Fields;
	/** What a new record begins with, if not with the first values of its fields. */
	beginning?: Partial<ValuesOf<NoInfer<Fields>>>;
	/** What the toast of a saved record says beside its title. */
	toast?: (saved: Item) => Pick<Toast, "text" | "view">;
	/** Key of the draft; null if none is kept, because it would hold personal data. */
	draft?: string | null;
	/** Key under which what is typed is kept until the page is left, instead of a draft. */
	typed?: string;
	/** Label of the button that creates a record, if another than usual. */
	create?: string;
};

/** The form of a record: the state of its dialog, and its fields. */
export function useRecordForm<
	Item extends { id: number; version?: number },
	Body,
	const Fields extends readonly RecordField[],
>(props: Props<Item, Body, Fields>) {
	const { item, onClose, kind, words, schema, fields, beginning, toast } = props;
	const { draft = `${kind.draft}-${item?.id ?? "new"}` } = props;
	const text = useText(recordMessages);
	const valuesOf = (record: Item | null) => ({
		...beginningOf(fields, record),
		...(!record && beginning),
	});
	const { form, dialog, field } = useRecordDialog({
		...recordOf(kind.api, item, valuesOf),
		schema: schema as SchemaOf<FieldValues, Body>,
		draft,
		labels: Object.assign({}, ...fields.map(({ labels }) => labels(text))),
		toast: (saved) => ({
			title: words.text(item ? "wasUpdated" : "wasCreated"),
			...toast?.(saved),
		}),
		...words.failure(item ? "updateFailed" : "createFailed"),
		changed: [kind.changed],
		onClose,
	});
	return {
		dialog: {
			...dialog,
			words: Object.assign({}, ...fields.map((one) => one.words)),
			title: words.text(item ? "editTitle" : "createTitle"),
		},
		drawn: drawFields(fields, { form, field, text }),
	};
}

/** The dialog in which staff create or edit a record of a kind. */
export function RecordForm<
	Item extends { id: number; version?: number },
	Body,
	const Fields extends readonly RecordField[],
>(props: Props<Item, Body, Fields>) {
	const { dialog, drawn } = useRecordForm(props);
	const { kind, item, typed, create } = props;
	return (
		<RecordDialog draft={typed} {...dialog} {...(!item && create && { submit: create })}>
			{drawn}
			{item && <RecordHistory type={kind.type} id={item.id} />}
		</RecordDialog>
	);
}
