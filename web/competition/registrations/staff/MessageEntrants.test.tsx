/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { render } from "@testing-library/react";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { Language } from "../../../core/language/i18n.tsx";
import type { EntryFilters } from "./entryFilters.ts";

// react-router needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { MemoryRouter } = await import("react-router-dom");
const { MessageEntrants } = await import("./MessageEntrants.tsx");

const entry = (userId: number, paid: number) =>
	({
		id: `7-${userId}-3`,
		userId,
		classId: 3,
		status: "pending",
		conflicts: [],
		chooseClass: false,
		fee: { owed: 5_000, paid },
		firstName: "Ali",
		lastName: "Test",
		email: `${userId}@example.com`,
	}) as unknown as Entry;

const noFilters = { status: "", classId: "", query: "", check: false, unpaid: false };

function linkWith(filters: Partial<EntryFilters>) {
	const { queryByRole } = render(
		<MemoryRouter>
			<Language initial="en">
				<MessageEntrants
					eventId={7 as EventId}
					entries={[entry(1, 0), entry(2, 5_000)]}
					filters={{ ...noFilters, ...filters }}
				/>
			</Language>
		</MemoryRouter>,
	);
	return queryByRole("link");
}

test("links to an announcement for the chosen event class and status", () => {
	const link = linkWith({ classId: "3", status: "pending" });
	expect(link?.textContent).toBe("Message these 2");
	expect(link?.getAttribute("href")).toMatch(/\?id=new&event=7&class=3&status=pending$/);
});

test.each<Partial<EntryFilters>>([{ unpaid: true }, { query: "Ali" }, { classId: "0" }])(
	"offers no announcement that would reach more people than the filters %j show",
	(filters) => {
		expect(linkWith(filters)).toBeNull();
	},
);
