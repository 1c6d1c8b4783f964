/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { renderPart } from "#tests/core/renderPart.tsx";
import OwnMailFault from "./OwnMailFault.tsx";
import { PersonLink } from "./PersonLink.tsx";

test.each([
	["bounce", /^They have come back since March 4, 2026\./],
	["complaint", /^One was marked as spam, so we have sent no more since March 4, 2026\./],
])("emails that do not arrive (%s) say why and since when", (kind, words) => {
	const open = (mailFault: object | null) =>
		renderPart(<OwnMailFault user={{ email: "noura@example.org", mailFault } as never} />);
	const view = open({ kind, since: "2026-03-04T09:00:00Z" });
	view.getByText(/^Our emails to .noura@example.org. do not arrive$/);
	view.getByText(words);
	expect(view.getByText("Check your email address").getAttribute("href")).toBe("/profile");
	expect(open(null).texts("p")).toEqual([]);
});

test("the link to a person remembers the list that it stands in, with its filters", () => {
	const person = { id: 20, firstName: "Noura", lastName: "Saleh" };
	const named = { ...person, firstNameAr: "نورة", lastNameAr: "صالح" };
	const view = renderPart(<PersonLink person={named as never} />, {
		locale: "ar",
		at: "/users?role=coach",
	});
	fireEvent.click(view.getByText("نورة صالح"));
	expect(view.address()).toMatch(/\/20$/);
	expect(history.state.usr).toEqual({ list: "/users?role=coach" });
});
