/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import MyData from "./MyData.tsx";
import MyErasure from "./MyErasure.tsx";
import { erasureQuery, erasuresQuery, exportQuery } from "./my-data.queries.ts";
import { RequestedErasures } from "./RequestedErasures.tsx";

const archive = (state: string, wish: object = {}) => ({
	state,
	askedAt: "2027-04-17T06:00:00Z",
	until: "2027-05-18T06:00:00Z",
	size: 2_500_000,
	...wish,
});

test.each([
	["none", ["Prepare my download"], /^(?!.*(Ready since|preparing))/],
	["making", [], /We’re preparing your download\.\.\./],
	[
		"ready",
		["Download my data", "Prepare a new one"],
		/Ready since April 17, 2027 at 9:00 AM, 2.5 MB. You can download it until May 18, 2027/,
	],
])("an archive whose state is “%s” offers %j", (state, buttons, words) => {
	const view = renderPart(<MyData />, { data: [[exportQuery.queryKey, archive(state)]] });
	expect(view.texts("button")).toEqual(buttons);
	expect(plainText(view.container.textContent)).toMatch(words);
});

test("an archive that was asked for is being prepared", async () => {
	const view = renderPart(<MyData />, { data: [[exportQuery.queryKey, archive("none")]] });
	const calls = answerCalls(() => ({ body: archive("making") }));
	fireEvent.click(view.getByRole("button"));
	await view.findByText("It takes a minute at most. You can leave this page.");
	expect(calls[0]).toMatchObject({ method: "POST", path: "/api/me/export" });
	await view.findByText("We’re preparing your download...");
});

const erasure = { comingEvents: 0, needsSuccessor: false, going: { children: 0 }, endsAt: null };

test.each([
	[
		"is asked for",
		null,
		"2027-04-17T06:00:00Z",
		"Delete in a week",
		"POST",
		"Your account will be deleted",
	],
	[
		"is taken back",
		"2027-04-17T06:00:00Z",
		null,
		"Keep my account",
		"DELETE",
		"Your account stays",
	],
])(
	"the deletion of an account %s, and the page shows it",
	async (_, before, after, press, method, words) => {
		const view = renderPart(<MyErasure />, {
			data: [
				[userQuery.queryKey, { id: 1, role: "member" }],
				[erasureQuery.queryKey, { ...erasure, endsAt: before }],
			],
		});
		const calls = answerCalls(() => ({ body: { ...erasure, endsAt: after } }));
		if (!before) fireEvent.click(view.getByRole("button", { name: "Delete my account" }));
		fireEvent.click(await view.findByRole("button", { name: press }));
		await waitFor(() => expect(view.texts(".toast strong")).toEqual([words]));
		expect(calls[0]).toMatchObject({ method, path: "/api/me/erasure" });
		await view.findByRole("button", { name: after ? "Keep my account" : "Delete my account" });
	},
);

test("staff read who asked to be deleted, and may stop it", async () => {
	const person = (id: number, firstName: string) => ({
		id,
		firstName,
		lastName: "Saleh",
		firstNameAr: null,
		lastNameAr: null,
		createdAt: "2027-04-17T06:00:00Z",
		endsAt: "2027-04-24T06:00:00Z",
	});
	const view = renderPart(<RequestedErasures />, {
		data: [[erasuresQuery.queryKey, [person(20, "Noura"), person(30, "Omar")]]],
	});
	expect(view.texts("li .small")[0]).toBe("Asked on April 17, 2027, deleted on April 24, 2027");
	expect(view.all("li a").map((link) => link.getAttribute("href"))).toEqual([
		"/people/20",
		"/people/30",
	]);
	const calls = answerCalls(() => ({ body: [] }));
	fireEvent.click(view.getByRole("button", { name: "Stop the deletion of Omar Saleh" }));
	const dialog = await view.findByRole("dialog");
	expect(plainText(dialog.querySelector("h2")?.textContent)).toBe(
		"Stop the deletion of Omar Saleh?",
	);
	fireEvent.click(dialog.querySelector("[type=submit]") as HTMLButtonElement);
	await view.findByText("The account stays");
	expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/erasures/30" });
	await view.findByText("Nobody has asked.");
});
