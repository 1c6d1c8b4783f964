import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type * as z from "zod/mini";
import { useUser } from "../../auth/session.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { recordMessages } from "../records.messages.ts";
import { type Draft, type DraftName, dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { type Merged, mergeEdits } from "./mergeEdits.ts";

type Wish<Values> = {
	schema: z.ZodMiniType<unknown>;
	/** The record as it is saved, as the form has it; what a new one begins with. */
	saved: Values;
	/** Name of the draft, one for each record: "news-7", "news-new"; null where it holds personal data. */
	draft: DraftName;
	/** Asks for the record as it is saved now. */
	read?: () => Promise<Values>;
};

const sameBut = <V extends FieldValues>({ version: _, ...a }: V, { version: __, ...b }: V) =>
	JSON.stringify(a) === JSON.stringify(b);

/** A record with the fields that clash as they were before both edits: closed and opened again, they clash again. */
const unsettled = <V extends FieldValues>(theirs: V, before: V, clashes: Partial<V>): V => ({
	...theirs,
	...Object.fromEntries(Object.keys(clashes).map((field) => [field, before[field]])),
});

/**
 * A form on a record. What is typed outlives the dialog, the line and the session as a draft; what somebody else saved
 * meanwhile is brought together with it.
 */
export function useRecord<Values extends FieldValues>({
	schema,
	saved,
	draft,
	read,
}: Wish<Values>) {
	const text = useText(recordMessages);
	const userId = useUser().data?.id ?? 0;
	const [opened] = useState(() => {
		const kept = readDraft<Values>(draft, userId, Date.now());
		return kept && !sameBut(kept.typed, saved)
			? { kept, ...mergeEdits(kept.base, kept.typed, saved) }
			: null;
	});
	const form = useSchemaForm<Values>(schema, opened?.values ?? saved);
	const [restored, setRestored] = useState<Draft<Values> | null>(opened?.kept ?? null);
	const [merged, setMerged] = useState<Omit<Merged<Values>, "values"> | null>(opened);
	// What one's edits are compared with: the record as it is saved, but for fields on which two editors clash.
	const base = useRef(opened ? unsettled(saved, opened.kept.base, opened.clashes) : saved);
	const current = useRef(saved);
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
		/** When the draft was typed that stands in the form, in ms since 1970; null where none does. */
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
		/** For the write: says at each field what is wrong with it, and reads what somebody else saved meanwhile. */
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
		/** For `done` of the write. */
		written: () => dropDraft(draft, userId),
	};
}
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecord<Values>>;
