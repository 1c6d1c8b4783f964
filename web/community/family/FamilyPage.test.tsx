/** @jest-environment jsdom */
import { currentYear } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { familyQuery, guardianActsQuery } from "../../people/families/families.queries.ts";
import FamilyPage from "./FamilyPage.tsx";

test.each([
	[30, ["Add a child"]],
	[12, []],
])("a person of %d years is offered: %j", async (age, buttons) => {
	const { texts, findByText } = renderPart(<FamilyPage />, {
		data: [
			[["user"], { id: 5, dateOfBirth: `${currentYear() - age}-01-01` }],
			[
				familyQuery.queryKey,
				{
					children: [],
					invitations: [],
					guardians: [{ id: 6, firstName: "Noura", lastName: "Saleh", capacity: "mother" }],
				},
			],
			[guardianActsQuery.queryKey, []],
		],
	});
	await findByText(/Noura/);
	expect(texts("button")).toEqual(buttons);
});
