import type { QueryKey } from "@tanstack/react-query";
import { fireEvent, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { answerCalls, renderPart } from "./renderPart.tsx";

type Confirmation = NonNullable<Parameters<typeof renderPart>[1]> & {
	/** Label of the button that is pressed. */
	press: string;
	/** Entered texts, by the labels of their fields. */
	enter?: Record<string, string>;
	/** Queries that show what the write changes. */
	lists?: readonly { queryKey: QueryKey }[];
	/** Body of the server's answer to the write, and to what is read meanwhile. */
	answer?: unknown;
	read?: unknown;
};

/** The plain words of a text: without isolates and word joiners, with plain spaces. */
export const plainText = (text: string | null | undefined) =>
	(text ?? "")
		.replace(/[\u2060\u2066-\u2069]/g, "")
		.replace(/\s+/g, " ")
		.trim();

/** Opens a dialog, confirms it, and reads its words, its calls, its toast and the lists left as read. */
export async function confirmIn(
	dialog: ReactNode,
	{ press, enter = {}, lists = [], answer = {}, read = answer, data = [], ...place }: Confirmation,
) {
	const calls = answerCalls(({ method }) => ({ body: method === "GET" ? read : answer }));
	const view = renderPart(dialog, {
		...place,
		data: [
			...data,
			...lists.map(({ queryKey }) => [queryKey, { pages: [], pageParams: [] }] as const),
		],
	});
	const opened = await view.findByRole("dialog");
	const title = plainText(opened.querySelector("h2")?.textContent);
	const text = plainText(opened.querySelector(".MuiDialogContent-root")?.textContent);
	for (const [label, value] of Object.entries(enter))
		fireEvent.change(view.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
	const writes = () => calls.filter(({ method }) => method !== "GET");
	fireEvent.click(view.getByRole("button", { name: press }));
	await waitFor(() => expect([writes().length > 0, view.queries.isMutating()]).toEqual([true, 0]));
	return {
		...view,
		title,
		text,
		sent: writes().map(({ method, path, body }) => [
			method,
			path.replace("/api", ""),
			...(body === undefined ? [] : [body]),
		]),
		toast: plainText(document.querySelector(".toast")?.textContent),
		notReadAgain: lists
			.map(({ queryKey }) => queryKey)
			.filter((queryKey) => !view.queries.getQueryState(queryKey)?.isInvalidated),
	};
}
