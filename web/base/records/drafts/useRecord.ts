import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import { parseEdit } from "#shared/core/fields/parse-edit.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { type SchemaOf, useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { useUser } from "../../session/session.ts";
import { recordMessages } from "../records.messages.ts";
import { type Draft, type DraftName, dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { type Merged, mergeEdits } from "./mergeEdits.ts";

type Wish<Values extends FieldValues, Body> = {
	schema: SchemaOf<Values, Body>;
	/** The saved record as form values; the initial values of a new one. */
	saved: Values;
	/**
	 * Key of the draft, one per record: `<kind>-7`, `<kind>-new`; null for records with personal data.
	 */
	draft: DraftName;
	/** Fetches the record as saved now. */
	read?: () => Promise<Values>;
};

const sameBut = <V extends FieldValues>({ version: _, ...a }: V, { version: __, ...b }: V) =>
	JSON.stringify(a) === JSON.stringify(b);

/**
 * The saved record with its conflicting fields reset to before both edits, so that the conflict
 * reappears when the dialog is reopened.
 */
const unsettled = <V extends FieldValues>(theirs: V, before: V, clashes: Partial<V>): V => ({
	...theirs,
	...Object.fromEntries(Object.keys(clashes).map((field) => [field, before[field]])),
});

/**
 * A form to edit a record. Typed values are kept as a draft if the dialog closes, the network fails
 * or the session ends, and are merged with changes that other editors saved in the meantime.
 */
export function useRecord<Values extends FieldValues, Body = unknown>({
	schema,
	saved,
	draft,
	read,
}: Wish<Values, Body>) {
	const text = useText(recordMessages);
	const userId = useUser().data?.id ?? 0;
	const [opened] = useState(() => {
		const stored = readDraft<Values>(draft, userId, Date.now());
		return stored && !sameBut(stored.typed, saved)
			? { stored, ...mergeEdits(stored.base, stored.typed, saved) }
			: null;
	});
	const current = useRef(saved);
	const check = (values: Values) =>
		read ? parseEdit(schema, values, current.current) : schema.safeParse(values);
	const form = useSchemaForm<Values>(schema, opened?.values ?? saved, check);
	const [restored, setRestored] = useState<Draft<Values> | null>(opened?.stored ?? null);
	const [merged, setMerged] = useState<Omit<Merged<Values>, "values"> | null>(opened);
	// The base of comparison: the saved record, except for unresolved conflicting fields.
	const base = useRef(opened ? unsettled(saved, opened.stored.base, opened.clashes) : saved);
	const { subscribe, reset, setValue, getValues } = form;
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: ({ values }) => {
					if (sameBut(values, base.current)) dropDraft(draft, userId);
					else keepDraft(draft, userId, { typed: values, base: base.current, at: Date.now() });
				},
			}),
		[subscribe, draft, userId],
	);
	const settle = (field: keyof Values) => {
		base.current = { ...base.current, [field]: current.current[field] };
		const typed = getValues();
		keepDraft(draft, userId, { typed, base: base.current, at: Date.now() });
		setMerged((before) => {
			if (!before) return before;
			const { [field]: _, ...clashes } = before.clashes;
			return { ...before, clashes: clashes as Partial<Values> };
		});
	};
	return {
		form,
		check,
		/** When the restored draft was typed, in ms since 1970; null without a draft. */
		restoredAt: restored?.at ?? null,
		discard: () => {
			dropDraft(draft, userId);
			base.current = current.current;
			reset(current.current as DefaultValues<Values>);
			setRestored(null);
			setMerged(null);
		},
		merged: merged && {
			...merged,
			takeTheirs: (field: keyof Values) => {
				setValue(field as Path<Values>, merged.clashes[field] as never, { shouldDirty: true });
				settle(field);
			},
			keepMine: settle,
		},
		/**
		 * Options for `useWrite`: shows field errors and, on a version conflict, fetches and merges the
		 * saved record.
		 */
		refusals: {
			setError: form.setError,
			words: (error: unknown) =>
				isRefusal(error, "changed_meanwhile") ? text("record.stale") : undefined,
			failed: async (error: unknown) => {
				if (!read || !isRefusal(error, "changed_meanwhile")) return;
				const theirs = await read();
				const next = mergeEdits(base.current, getValues(), theirs);
				current.current = theirs;
				base.current = unsettled(theirs, base.current, next.clashes);
				reset(next.values as DefaultValues<Values>, { keepDefaultValues: true });
				setMerged(next);
			},
		},
		/** Drops the draft; call it after a successful write. */
		written: () => dropDraft(draft, userId),
	};
}
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecord<Values>>;
