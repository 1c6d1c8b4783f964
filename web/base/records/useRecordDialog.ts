import type { FieldValues, Path } from "react-hook-form";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { useRecord } from "./drafts/useRecord.ts";
import type { RecordApi } from "./kind/defineKind.ts";
import type { RecordLabels } from "./RecordNotices.tsx";
import { recordMessages } from "./records.messages.ts";

type Wish<Values extends FieldValues, Body, Saved> = Parameters<typeof useRecord<Values, Body>>[0] &
	Pick<
		Parameters<typeof useWrite<Body, Saved>>[0],
		"call" | "toast" | "title" | "fallback" | "changed"
	> & {
		labels: RecordLabels<Values>;
		/** Runs after saving; by default the dialog closes. */
		done?: (saved: Saved) => unknown;
		onClose: () => void;
	};

/** Form state of a record dialog: pass `dialog` to RecordDialog and `field` to each input. */
export function useRecordDialog<Values extends FieldValues, Body, Saved>(
	wish: Wish<Values, Body, Saved>,
) {
	const {
		schema,
		saved,
		draft,
		read,
		labels,
		call,
		toast,
		title,
		fallback,
		changed,
		onClose,
		done = onClose,
	} = wish;
	const text = useText(recordMessages);
	const record = useRecord<Values, Body>({ schema, saved, draft, read });
	const { form } = record;
	const write = useWrite({
		call,
		toast,
		title,
		fallback,
		...record.refusals,
		changed,
		done: (answer) => {
			record.written();
			return done(answer);
		},
	});
	return {
		form,
		dialog: {
			record,
			labels,
			write,
			submit: text(read ? "record.update" : "record.create"),
			submitting: text("record.saving"),
			onClose,
			onSubmit: form.handleSubmit((values) => {
				const { data } = record.check(values);
				if (data !== undefined) write.mutate(data);
			}),
		},
		field: <Name extends Path<Values>>(
			name: Name,
			label = (labels as Record<string, string>)[name],
		) => ({
			label,
			...form.field(name),
		}),
	};
}

type Api<Item extends { id: number }, Body> = Pick<RecordApi<Item, Body>, "create" | "update"> & {
	get: (input: { params: { id: Item["id"] } }, before: Item) => Promise<Item>;
};

/**
 * How a record is read, created or updated.
 * @param valuesOf maps the record to form values
 */
export const recordOf = <Item extends { id: number }, Body, Values>(
	api: Api<Item, Body>,
	item: Item | null,
	valuesOf: (item: Item | null) => Values,
) => ({
	saved: valuesOf(item),
	read: item ? async () => valuesOf(await api.get({ params: { id: item.id } }, item)) : undefined,
	call: (body: Body, key: string) =>
		item ? api.update({ params: { id: item.id }, body, key }) : api.create({ body, key }),
});

/** Labels of the two fields of a text: `pairLabels(["bio", "bioAr"], "Biography")`. */
export function usePairLabels() {
	const text = useText(recordMessages);
	return <En extends string, Ar extends string>([en, ar]: readonly [En, Ar], label: string) =>
		({ [en]: text("record.inEn", { label }), [ar]: text("record.inAr", { label }) }) as Record<
			En | Ar,
			string
		>;
}

/** The same for fields named by language: `labelsOf("title", "Title")` has `titleEn` and `titleAr`. */
export function useBilingualLabels() {
	const pairLabels = usePairLabels();
	return <Field extends string>(field: Field, label: string) =>
		pairLabels([`${field}En`, `${field}Ar`] as const, label);
}
