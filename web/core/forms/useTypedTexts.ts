import { QueryClient, QueryClientContext, skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { keepTypedTexts, readTypedTexts, type TypedTexts } from "./typedTexts.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const types = ["text", "textarea", "select-one", "tel", "email", "url", "number", "date", "time"];
const choices = ["checkbox", "radio"];
const ticked = "on";

const isChoice = (control: Control): control is HTMLInputElement => choices.includes(control.type);
const readValue = (control: Control) =>
	isChoice(control) ? (control.checked ? ticked : "") : control.value;

/**
 * The fields whose text or choice is kept, by name. Passwords, codes, searches and files are not,
 * and neither is what has to be agreed to anew (`data-draft="off"`).
 */
function controlsOf(form: HTMLFormElement): Map<string, Control> {
	const controls = [...form.elements].filter(
		(one): one is Control =>
			[...types, ...choices].includes((one as Control).type) &&
			(one as Control).autocomplete !== "one-time-code" &&
			(one as Control).dataset.draft !== "off",
	);
	const nameOf = (one: Control, position: number) => one.name || `#${position}`;
	return new Map(
		controls.map((one, position) => [
			nameOf(one, position) + (isChoice(one) ? `=${one.value}` : ""),
			one,
		]),
	);
}

/**
 * Sets a value as if the user had typed it, so that React and the form library notice the change.
 */
function type(control: Control, value: string) {
	if (isChoice(control)) {
		// A radio button is only chosen; the others of its group follow.
		if (readValue(control) !== value && (value || control.type === "checkbox")) control.click();
		return;
	}
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
	set?.call(control, value);
	const event = control.type === "select-one" ? "change" : "input";
	control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Types the kept texts into fields that still hold what they held before. Returns whether any. */
function restore(form: HTMLFormElement, texts: TypedTexts): boolean {
	let isRestored = false;
	for (const [name, control] of controlsOf(form)) {
		const text = texts[name];
		if (
			!text ||
			text.base !== readValue(control) ||
			control.matches(":disabled, :read-only:not(select, [type=checkbox], [type=radio])")
		)
			continue;
		type(control, text.typed);
		isRestored = true;
	}
	return isRestored;
}

const noQueries = new QueryClient();

/** The signed-in person, 0 for a visitor; undefined until it is known. */
function useUserId(): number | undefined {
	// Reads the user from the cache, because core may not import a domain.
	const queries = useContext(QueryClientContext);
	const query = useQuery<{ id: number } | null>(
		{ queryKey: ["user"], queryFn: skipToken },
		queries ?? noQueries,
	);
	return query.data === undefined ? undefined : (query.data?.id ?? 0);
}

/**
 * Stores what is typed into a form, and restores it when the form is opened again: after
 * Escape, Back, a reload, a lost connection or an ended session.
 * @param draft the key of what is edited, such as "child-7"; undefined keeps nothing
 */
export function useTypedTexts(form: HTMLFormElement | null, draft: string | undefined) {
	const userId = useUserId();
	const [isRestored, setRestored] = useState(false);
	const base = useRef(new Map<string, string>());
	useEffect(() => {
		if (!form || !draft || userId === undefined) return;
		base.current = new Map();
		/** Stores the initial values of fields, some of which appear only after a choice. */
		const storeInitialValues = () => {
			for (const [name, one] of controlsOf(form))
				if (!base.current.has(name)) base.current.set(name, readValue(one));
		};
		const stored = readTypedTexts(draft, userId);
		const restoreTexts = () => {
			storeInitialValues();
			if (stored && restore(form, stored)) setRestored(true);
		};
		restoreTexts();
		// A restored choice may show further fields, which are restored in the next frame.
		const later = requestAnimationFrame(restoreTexts);
		const keep = () => {
			const typed: TypedTexts = {};
			for (const [name, control] of controlsOf(form)) {
				const [value, before] = [readValue(control), base.current.get(name)];
				if (before !== undefined && before !== value) typed[name] = { base: before, typed: value };
			}
			keepTypedTexts(draft, userId, typed);
		};
		const events = ["input", "change"] as const;
		for (const event of events) form.addEventListener(event, keep);
		form.addEventListener("focusin", storeInitialValues);
		return () => {
			cancelAnimationFrame(later);
			form.removeEventListener("focusin", storeInitialValues);
			for (const event of events) form.removeEventListener(event, keep);
		};
	}, [form, draft, userId]);
	return {
		isRestored,
		/** Restores the values that the fields had before. */
		discard: () => {
			if (!form || !draft || userId === undefined) return;
			for (const [name, control] of controlsOf(form)) {
				const before = base.current.get(name);
				if (before !== undefined && before !== readValue(control)) type(control, before);
			}
			keepTypedTexts(draft, userId, {});
			setRestored(false);
		},
		/** Forgets the kept texts, after a successful write. */
		forget: () => {
			if (draft && userId !== undefined) keepTypedTexts(draft, userId, {});
		},
	};
}

/** Forgets what was typed once the write has succeeded, which mostly closes the form. */
function useForgetting(
	{ forget }: ReturnType<typeof useTypedTexts>,
	isPending: boolean | undefined,
	reason: ReactNode,
) {
	const wasPending = useRef(false);
	const isClosing = useRef(false);
	const drop = useRef(forget);
	useEffect(() => {
		drop.current = forget;
		if (wasPending.current && !isPending && !reason) forget();
		wasPending.current = isPending === true;
	});
	useEffect(
		() => () => {
			if (wasPending.current && !isClosing.current) drop.current();
		},
		[],
	);
	return () => {
		isClosing.current = true;
	};
}

/**
 * What is typed into a form, kept until its write has succeeded.
 * @returns also `noteClosing`, for a form that can be closed while its write is pending
 */
export function useDraft(
	form: HTMLFormElement | null,
	draft: string | undefined,
	write: { isPending: boolean; reason?: ReactNode } | undefined,
) {
	const texts = useTypedTexts(form, draft);
	const noteClosing = useForgetting(texts, write?.isPending, write?.reason);
	return { ...texts, noteClosing };
}
