/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { fireEvent } from "@testing-library/react";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { renderPart } from "../../../../tests/core/renderPart.tsx";

// react-router needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { familyQuery } = await import("../../../people/families/families.queries.ts");
const { myRegistrationsQuery } = await import(
	"../../../competition/registrations/registrations.queries.ts"
);
const { personEntriesQuery } = await import(
	"../../../competition/registrations/personEntries.queries.ts"
);
const { FamilyOffers } = await import("./FamilyOffers.tsx");
const { default: FamilyRegistrationsPage } = await import("./FamilyRegistrationsPage.tsx");

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const entry = (id: string, wish: Partial<MyRegistration> = {}) =>
	({
		id,
		eventId: 8 as EventId,
		status: "approved",
		class: null,
		chooseClass: false,
		declaredWeight: null,
		conflicts: [],
		event: {
			id: 8,
			titleEn: `Cup ${id}`,
			titleAr: "",
			location: "Hall",
			locationAr: null,
			eventDate: day(9),
			endDate: null,
			registrationDeadline: null,
		},
		...wish,
	}) as unknown as MyRegistration;

const offer = { status: "offered", offerExpiresAt: `${day(1)}T12:00:00Z` } as const;
const child = (id: number, firstName: string, state: Child["state"] = "active") =>
	({ id: id as UserId, firstName, lastName: "Saleh", state }) as Child;
const [omar, layan] = [child(7, "Omar"), child(9, "Layan", "frozen")];

test("offers name the child, and those of a child for whom nobody may act now are left out", () => {
	const { texts } = renderPart(
		<FamilyOffers
			entries={[
				{ entry: entry("a", offer) },
				{ entry: entry("b", offer), child: omar, name: "Omar" },
				{ entry: entry("c", offer), child: layan, name: "Layan" },
				{ entry: entry("d"), child: omar, name: "Omar" },
			]}
		/>,
	);
	expect(texts(".offer h2")).toEqual(["A place is free for you", "A place is free for Omar"]);
});

test("the registrations of a family are one list, soonest first, that can be narrowed to a person", () => {
	const soon = entry("own", { event: { ...entry("").event, titleEn: "Mine", eventDate: day(2) } });
	const past = entry("old", { event: { ...entry("").event, titleEn: "Old", eventDate: day(-9) } });
	const { texts, getByRole, address } = renderPart(<FamilyRegistrationsPage />, {
		data: [
			[myRegistrationsQuery.queryKey, [past, soon]],
			[familyQuery.queryKey, { children: [omar, layan], invitations: [], guardians: [] }],
			[personEntriesQuery(omar.id).queryKey, [entry("omar")]],
			[personEntriesQuery(layan.id).queryKey, [entry("layan", offer)]],
		],
	});
	const lines = () => texts(".entry-row .entry-title");
	expect(lines()).toEqual(["Mine", "Cup omar", "Cup layan", "Old"]);
	const press = (name: string) => fireEvent.click(getByRole("button", { name }));
	press("Omar");
	expect([lines(), address()]).toEqual([["Cup omar"], "/?who=7"]);
	press("Me");
	expect(lines()).toEqual(["Mine", "Old"]);
	press("All");
	expect(lines()).toHaveLength(4);
});
