/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { mostRegistrationsAtOnce } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { createQueryClient } from "../../../../core/calls/queries.ts";
import { Language } from "../../../../core/language/i18n.tsx";
import { dismissToast, Toasts } from "../../../../core/toasts.tsx";
import { entriesQuery } from "../../registrations.queries.ts";
import { useDecide } from "./useDecide.ts";

// jsdom's `crypto` has no `randomUUID`.
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

const eventId = 7 as EventId;
const chosen = Array.from({ length: mostRegistrationsAtOnce + 1 }, (_, at) => ({
	id: `7-${at + 1}`,
})) as Entry[];

type Fate = { status: number; code: string } | "lost";

/** Fakes the API: the first call succeeds, and the second, with the rest, ends as given. */
function answerWith(fate: Fate) {
	const parts: string[][] = [];
	globalThis.fetch = (async (_: string, { body }: { body: string }) => {
		const { ids } = JSON.parse(body) as { ids: string[] };
		parts.push(ids);
		if (parts.length > 1 && fate === "lost") throw new TypeError("Failed to fetch");
		const isFirst = parts.length === 1 || fate === "lost";
		const status = isFirst ? 200 : fate.status;
		const decided = ids.map((id) => ({ id, status: "approved" }));
		return {
			ok: isFirst,
			status,
			statusText: "",
			headers: new Headers(),
			text: async () => JSON.stringify(isFirst ? decided : { code: fate.code, message: "" }),
		};
	}) as unknown as typeof fetch;
	return parts;
}

/** Approves all in this language; returns what the page says, and whether the list is outdated. */
async function decide(locale: Locale) {
	const queries = createQueryClient();
	queries.setQueryData<unknown>(entriesQuery(eventId).queryKey, []);
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={queries}>
			<Language initial={locale}>
				{children}
				<Toasts />
			</Language>
		</QueryClientProvider>
	);
	const { result } = renderHook(() => useDecide(eventId, () => undefined), { wrapper });
	await act(async () => {
		await result.current.mutateAsync({ decision: "approve", chosen }).catch(() => undefined);
	});
	const isOutdated = queries.getQueryState(entriesQuery(eventId).queryKey)?.isInvalidated;
	return { pageText: document.body.textContent ?? "", isOutdated };
}

beforeEach(() => act(dismissToast));

const left: [Locale, string][] = [
	["en", "Those that the list still shows as pending are left: decide on them again."],
	["ar", "ما يظهر في القائمة «بانتظار القرار» هو ما تبقى، فأعد القرار فيه."],
];

test.each(
	left.flatMap(([locale, words]) =>
		(["lost", { status: 500, code: "internal" }, { status: 503, code: "busy" }] as const).map(
			(fate): [Locale, Fate, string] => [locale, fate, words],
		),
	),
)("in %s, a decision cut by %j says what is left, and reads the list again", async (...row) => {
	const [locale, fate, words] = row;
	const parts = answerWith(fate);
	const { pageText, isOutdated } = await decide(locale);
	expect(parts.map(({ length }) => length)).toEqual([mostRegistrationsAtOnce, 1]);
	expect(pageText).toContain(words);
	expect(isOutdated).toBe(true);
});

test.each(left)("in %s, a refused or delayed decision does not say so", async (locale, words) => {
	for (const fate of [
		{ status: 403, code: "forbidden" },
		{ status: 429, code: "too_many_requests" },
	]) {
		answerWith(fate);
		expect((await decide(locale)).pageText).not.toContain(words);
	}
});
