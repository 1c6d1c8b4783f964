import { QueryClientContext } from "@tanstack/react-query";
import { useContext, useEffect, useRef, useState } from "react";
import { keepTypedTexts, readTypedTexts, type TypedTexts } from "./typedTexts.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const types = ["text", "textarea", "select-one", "tel", "email", "url", "number", "date", "time"];

/** The fields whose text is kept, by name. Passwords, codes, searches and files are not. */
function controlsOf(form: HTMLFormElement): Map<string, Control> {
	const controls = [...form.elements].filter(
		(one): one is Control =>
			types.includes((one as Control).type) && (one as Control).autocomplete !== "one-time-code",
	);
	return new Map(controls.map((one, position) => [one.name || `#${position}`, one]));
}

/** Sets a value as if it were typed, so that React and the form library learn of it. */
function type(control: Control, value: string) {
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
			text.base !== control.value ||
			control.matches(":disabled, :read-only:not(select)")
		)
			continue;
		type(control, text.typed);
		isRestored = true;
	}
	return isRestored;
}

/**
 * Keeps what is typed into a form, so that it is there again when the form is opened anew: after
 * Escape, Back, a reload, a lost connection or an ended session.
 * @param draft the key of what is edited, such as "child-7"; undefined keeps nothing
 */
export function useTypedTexts(form: HTMLFormElement | null, draft: string | undefined) {
	// The user is read from the cache, because core knows no domain.
	const user = useContext(QueryClientContext)?.getQueryData<{ id: number } | null>(["user"]);
	const userId = user?.id ?? 0;
	const [isRestored, setRestored] = useState(false);
	const base = useRef(new Map<string, string>());
	useEffect(() => {
		if (!form || !draft) return;
		base.current = new Map([...controlsOf(form)].map(([name, { value }]) => [name, value]));
		const kept = readTypedTexts(draft, userId);
		if (kept && restore(form, kept)) setRestored(true);
		const keep = () => {
			const typed: TypedTexts = {};
			for (const [name, { value }] of controlsOf(form)) {
				const before = base.current.get(name);
				if (before !== undefined && before !== value) typed[name] = { base: before, typed: value };
			}
			keepTypedTexts(draft, userId, typed);
		};
		const events = ["input", "change"] as const;
		for (const event of events) form.addEventListener(event, keep);
		return () => {
			for (const event of events) form.removeEventListener(event, keep);
		};
	}, [form, draft, userId]);
	return {
		isRestored,
		/** Puts the fields back to what they held. */
		discard: () => {
			if (!form || !draft) return;
			for (const [name, control] of controlsOf(form)) {
				const before = base.current.get(name);
				if (before !== undefined && before !== control.value) type(control, before);
			}
			keepTypedTexts(draft, userId, {});
			setRestored(false);
		},
		/** Forgets the kept texts, after a successful write. */
		forget: () => {
			if (draft) keepTypedTexts(draft, userId, {});
		},
	};
}
