/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { PersonActions } from "./PersonActions.tsx";

const person = {
	id: 7,
	firstName: "Reem",
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	email: "reem@test.example",
	role: "member",
	isApproved: true,
	isDisabled: false,
	mayEdit: true,
	mayCorrect: true,
	mayInvite: true,
};

test.each([
	[
		"can do everything with another person",
		{},
		1,
		["Edit", "Send an invitation", "Close account", "Delete"],
	],
	["cannot close or delete themselves", {}, 7, ["Edit", "Send an invitation"]],
	[
		"cannot invite a person without an address",
		{ email: null, mayInvite: false },
		1,
		["Edit", "Close account", "Delete"],
	],
	[
		"open the account of a disabled person",
		{ isDisabled: true, mayInvite: false },
		1,
		["Edit", "Open account again", "Delete"],
	],
	[
		"invite, and correct a record without changing the account",
		{ mayEdit: false },
		1,
		["Edit", "Send an invitation"],
	],
	[
		"change the account without correcting the record",
		{ mayCorrect: false },
		1,
		["Send an invitation", "Close account", "Delete"],
	],
	[
		"can do nothing without a right",
		{ mayEdit: false, mayCorrect: false, mayInvite: false },
		1,
		[],
	],
])("staff %s", async (_, wish, own, actions) => {
	const view = renderPart(
		<PersonActions person={{ ...person, ...wish } as unknown as WholePerson} />,
		{
			at: "/people/7",
			data: [[userQuery.queryKey, { id: own, role: "super-admin" }]],
		},
	);
	const menu = view.queryByRole("button", { name: "More for Reem Saleh" });
	if (menu) fireEvent.click(menu);
	const items = menu ? await view.findAllByRole("menuitem") : [];
	const buttons = view.queryByText("Edit") ? ["Edit"] : [];
	expect([...buttons, ...items.map(({ textContent }) => textContent)]).toEqual(actions);
});
