/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { dashboardQuery } from "../../../base/staff/dashboard.queries.ts";
import { createQueryClient } from "../../../core/calls/queries.ts";
import { Language } from "../../../core/language/i18n.tsx";
import { eventQuery, eventsQuery } from "../../events/events.queries.ts";
import { myEntriesQuery, myRegistrationsQuery } from "../registrations.queries.ts";
import { useEnterEventClass } from "./useEnterEventClass.ts";
import { useRegister } from "./useRegister.ts";

// jsdom's `crypto` has no `randomUUID`.
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

const eventClass = { id: 9, currentRegistrations: 3 } as EventClass;
const event = { id: 5, registeredCount: 3, classes: [eventClass] as object[] } as Event;
const registration = { id: "5-20-9", eventId: 5, classId: 9, userId: 20, status: "pending" };

/** Paths that were read since the API was faked last. */
const reads: string[] = [];

/** Fakes the API for registering: one response to every write, no session, empty lists. */
function answerWith(status: number, body: object) {
	const writes: string[] = [];
	reads.length = 0;
	const answer = (status: number, body: unknown) => ({
		ok: status < 400,
		status,
		statusText: "",
		headers: new Headers(),
		text: async () => JSON.stringify(body),
	});
	globalThis.fetch = (async (path: string, { method }: { method: string }) => {
		if (method === "GET") {
			reads.push(path);
			return answer(200, []);
		}
		writes.push(`${method} ${path}`);
		return answer(status, body);
	}) as unknown as typeof fetch;
	return writes;
}

/** Renders a hook with lists in the cache; `isOutdated` tells whether a list was invalidated. */
function open<Result>(hook: () => Result) {
	const queries = createQueryClient();
	queries.setQueryData(myRegistrationsQuery.queryKey, []);
	queries.setQueryData<unknown>(dashboardQuery.queryKey, { eventRegistrations: [] });
	queries.setQueryData<unknown>(eventQuery(event.id).queryKey, event);
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={queries}>
			<Language initial="en">{children}</Language>
		</QueryClientProvider>
	);
	const { result } = renderHook(hook, { wrapper });
	const isOutdated = (queryKey: readonly unknown[]) =>
		queries.getQueryState(queryKey)?.isInvalidated;
	return { queries, result, isOutdated };
}

const lists = [
	["the person's registrations", myRegistrationsQuery.queryKey],
	["the dashboard", dashboardQuery.queryKey],
] as const;

test.each(lists)("invalidates %s after a class registration", async (_, queryKey) => {
	const writes = answerWith(201, { registration, position: null });
	let closed = 0;
	const { result, isOutdated } = open(() =>
		useEnterEventClass(
			event,
			eventClass,
			() => {},
			() => closed++,
		),
	);
	act(() => result.current.mutate({ declaredWeight: "", notes: "" }));
	await waitFor(() => expect(result.current.isSuccess).toBe(true));
	expect([writes, closed]).toEqual([["POST /api/events/5/classes/9/register"], 1]);
	expect(isOutdated(queryKey)).toBe(true);
});

test("reads the person's registrations once after a class registration", async () => {
	answerWith(201, { registration, position: null });
	const { result } = open(() => {
		useQuery({ ...myEntriesQuery(event.id), initialData: [] });
		return useEnterEventClass(
			event,
			eventClass,
			() => {},
			() => {},
		);
	});
	act(() => result.current.mutate({ declaredWeight: "", notes: "" }));
	await waitFor(() => expect(result.current.isSuccess).toBe(true));
	expect(reads.filter((path) => path.endsWith("/registrations/mine"))).toHaveLength(1);
});

test.each(lists)("invalidates %s after an event registration", async (_, queryKey) => {
	const writes = answerWith(201, {
		registration: { ...registration, classId: null },
		position: null,
	});
	const { result, isOutdated } = open(() => useRegister(event));
	act(() => result.current.register());
	await waitFor(() => expect(isOutdated(queryKey)).toBe(true));
	expect(writes).toEqual(["POST /api/events/5/register"]);
});

test("adds a new class registration to the counts of the event and class at once", async () => {
	answerWith(201, { registration, position: null });
	const { result, queries } = open(() =>
		useEnterEventClass(
			event,
			eventClass,
			() => {},
			() => {},
		),
	);
	act(() => result.current.mutate({ declaredWeight: "", notes: "" }));
	await waitFor(() => expect(result.current.isSuccess).toBe(true));
	expect(queries.getQueryData(eventQuery(event.id).queryKey)).toMatchObject({
		registeredCount: 4,
		classes: [{ id: 9, currentRegistrations: 4 }],
	});
});

test("does not count a registration on the waiting list", async () => {
	answerWith(202, { registration: { ...registration, status: "waitlisted" }, position: 1 });
	const { result, queries } = open(() =>
		useEnterEventClass(
			event,
			eventClass,
			() => {},
			() => {},
		),
	);
	act(() => result.current.mutate({ declaredWeight: "", notes: "" }));
	await waitFor(() => expect(result.current.isSuccess).toBe(true));
	expect(queries.getQueryData(eventQuery(event.id).queryKey)).toMatchObject({ registeredCount: 3 });
});

test("invalidates the events when a registration is rejected", async () => {
	answerWith(409, { code: "event_full" });
	const { result, queries } = open(() =>
		useEnterEventClass(
			event,
			eventClass,
			() => {},
			() => {},
		),
	);
	queries.setQueryData([...eventsQuery.queryKey, "list"], []);
	act(() => result.current.mutate({ declaredWeight: "", notes: "" }));
	await waitFor(() => expect(result.current.isError).toBe(true));
	expect(queries.getQueryState([...eventsQuery.queryKey, "list"])?.isInvalidated).toBe(true);
});
