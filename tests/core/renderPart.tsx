import { QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { cleanup, configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { within } from "#local/pace.ts";
import type { Locale } from "#shared/core/locales.ts";
import { createQueryClient } from "#web/core/calls/queries.ts";
import { Language } from "#web/core/language/i18n.tsx";
import { dismissToast, Toasts } from "#web/core/toasts.tsx";

// A page compiles what it loads when it is needed, which takes long on a busy machine.
configure({ asyncUtilTimeout: within(10_000) });

type Place = {
	locale?: Locale;
	/** The address of the page. */
	at?: string;
	/** What the queries have read. */
	data?: readonly (readonly [QueryKey, unknown])[];
};

/** Renders a part of a page as the site does, with its toasts, in place of what was rendered before. */
export function renderPart(part: ReactNode, { locale = "en", at = "/", data = [] }: Place = {}) {
	cleanup();
	dismissToast();
	history.replaceState(null, "", at);
	// After the test, `renderedPart.ts` looks at it.
	document.body.dataset.part = "";
	const queries = createQueryClient();
	for (const [key, value] of data) queries.setQueryData<unknown>(key, value);
	const view = render(
		<QueryClientProvider client={queries}>
			<BrowserRouter>
				<Language initial={locale}>
					{part}
					<Toasts />
				</Language>
			</BrowserRouter>
		</QueryClientProvider>,
	);
	const { container } = view;
	const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
	return {
		...view,
		queries,
		all,
		/** The texts of the elements that a selector finds, with plain spaces. */
		texts: (selector: string) =>
			all(selector).map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()),
		/** The address after what was done. */
		address: () => location.pathname + location.search + location.hash,
	};
}

type Sent = { method: string; path: string; body: unknown; headers: Record<string, string> };
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

/**
 * Answers the calls of a page in place of the server, which tests of a part alone have none of.
 * @returns the calls so far
 */
export function answerCalls(answer: (call: Sent) => Answer | Promise<Answer>): Sent[] {
	const sent: Sent[] = [];
	globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
		const call: Sent = {
			method: init.method ?? "GET",
			path,
			body: typeof init.body === "string" ? JSON.parse(init.body) : init.body,
			headers: (init.headers ?? {}) as Record<string, string>,
		};
		sent.push(call);
		const { status = 200, body, headers } = await answer(call);
		return {
			ok: status < 400,
			status,
			statusText: "",
			headers: new Headers(headers),
			text: async () => (body === undefined ? "" : JSON.stringify(body)),
		};
	}) as typeof fetch;
	return sent;
}
