/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { guardiansQuery, sentInvitationsQuery } from "../families.queries.ts";
import { familyKey } from "../familyKeys.ts";
import { CapacityField } from "./CapacityField.tsx";
import GuardianActs from "./GuardianActs.tsx";
import { GuardianNames } from "./GuardianNames.tsx";
import Guardians from "./Guardians.tsx";
import { Invitations } from "./Invitations.tsx";
import InviteDialog from "./InviteDialog.tsx";
import { SentInvitations } from "./SentInvitations.tsx";

const person = (id: number, firstName: string, firstNameAr: string) =>
	personForTest(id, firstName, { firstNameAr, lastNameAr: "صالح" });
const child = person(7, "Reem", "ريم");
const mother = person(8, "Noura", "نورة");

const isRead = ({ queries }: ReturnType<typeof renderPart>) =>
	!queries.getQueryState(familyKey)?.isInvalidated;

const changesOf = (calls: ReturnType<typeof answerCalls>) =>
	calls
		.filter(({ method }) => method !== "GET")
		.map(({ method, path, body }) => [method, path, body]);

describe("the guardians of a person", () => {
	const guardian = (wish: object) => ({
		...mother,
		capacity: "mother",
		email: "noura@example.org",
		phoneNumber: null,
		basis: "declared",
		state: "active",
		endsOn: "2030-01-02",
		createdAt: "2025-01-02T09:00:00Z",
		changedAt: null,
		...wish,
	});
	const open = (guardians: object[], role = "admin", locale: "en" | "ar" = "en") => {
		const calls = answerCalls(({ method, path }) => ({
			body: method !== "GET" ? {} : path.endsWith("/guardians") ? guardians : [],
		}));
		const view = renderPart(<Guardians id={7 as never} />, {
			locale,
			data: [
				[["user"], { id: 1, role }],
				[guardiansQuery(7 as never).queryKey, guardians],
				[sentInvitationsQuery(7 as never).queryKey, []],
				[familyKey, {}],
			],
		});
		return { ...view, calls, tools: () => view.texts(".guardians button") };
	};

	test.each([
		["active", "declared", ["Freeze", "End", "Document seen"]],
		["active", "documentSeen", ["Freeze", "End"]],
		["frozen", "documentSeen", ["Open again", "End"]],
		["ended", "documentSeen", ["Open again"]],
		["waiting", "declared", ["End", "Document seen"]],
	])("who is %s by what was %s can be changed by: %j", (state, basis, tools) => {
		expect(open([guardian({ state, basis })]).tools()).toEqual(tools);
	});

	test.each([
		["Freeze", {}, { state: "frozen" }],
		["Open again", { state: "frozen" }, { state: "active" }],
		["Open again", { state: "ended" }, { state: "active" }],
		["End", {}, { state: "ended" }],
		["Document seen", {}, { basis: "documentSeen" }],
		["Document seen", { state: "waiting" }, { basis: "documentSeen", state: "active" }],
	])("“%s” of %j stores %j, and the family is read again", async (name, wish, body) => {
		const view = open([guardian(wish)]);
		fireEvent.click(view.getByText(name, { selector: "button" }));
		await view.findByText("Guardianship changed");
		expect(changesOf(view.calls)).toEqual([["PATCH", "/api/users/7/guardians/8", body]]);
		await waitFor(() => expect(isRead(view)).toBe(false));
	});

	test("are named with their relation and state, and what proves it is for staff only", () => {
		const all = [guardian({ state: "frozen", phoneNumber: "+96550001234" })];
		expect(open(all, "admin", "ar").texts(".guardians .row span")).toEqual(
			expect.arrayContaining(["الأم", "بإقراره", "مجمّدة"]),
		);
		const { texts, tools, all: find } = open(all, "coach");
		expect(texts(".guardians .badge")).toEqual(["Frozen"]);
		expect(texts(".guardians")[0]).not.toContain("Stated by the guardian");
		expect(tools()).toEqual([]);
		expect(find(".guardians a").map((link) => link.getAttribute("href"))).toEqual([
			"tel:+96550001234",
			"mailto:noura@example.org",
		]);
		expect(open([guardian({})], "coach").texts(".guardians .badge")).toEqual([]);
	});

	test("say so if there are none", () => {
		expect(open([]).getByText("Nobody acts for this person.")).toBeTruthy();
	});
});

test("an invitation that was sent can be cancelled; it and the family are read again", async () => {
	const sent = [{ email: "omar@example.org", createdAt: "2026-03-04T09:00:00Z" }];
	const calls = answerCalls(({ method }) => ({ body: method === "GET" ? sent : {} }));
	const view = renderPart(<SentInvitations id={7 as never} />, {
		data: [
			[sentInvitationsQuery(7 as never).queryKey, sent],
			[familyKey, {}],
		],
	});
	view.getByText(/^Waiting for .omar@example.org. to accept$/);
	fireEvent.click(view.getByText("Cancel invitation"));
	await view.findByText("Invitation cancelled");
	expect(changesOf(calls)).toEqual([
		["POST", "/api/users/7/guardian-invitations/withdraw", { email: "omar@example.org" }],
	]);
	const isReadAgain = () =>
		calls.some(({ method, path }) => method === "GET" && path.includes("/guardian-invitations"));
	await waitFor(() => expect(isReadAgain()).toBe(true));
	await waitFor(() => expect(isRead(view)).toBe(false));
});

test("an invitation says who invites to which child, and can be declined", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	const one = { child, invitedBy: mother, createdAt: "2026-03-04T09:00:00Z" };
	const open = (invitations: object[]) =>
		renderPart(<Invitations invitations={invitations as never} />, { data: [[familyKey, {}]] });
	open([{ ...one, invitedBy: null }]).getByText("You’re invited to be a guardian of Reem Saleh.");
	expect(open([]).texts("section")).toEqual([]);
	const view = open([one]);
	view.getByText("Noura Saleh invites you to be a guardian of Reem Saleh.");
	fireEvent.click(view.getByText("Decline"));
	await view.findByText("Declined");
	view.getByText("Reem Saleh");
	expect(changesOf(calls)).toEqual([["POST", "/api/guardianships/7/decline", undefined]]);
	await waitFor(() => expect(isRead(view)).toBe(false));
});

test.each([
	["Reem", "Invite a guardian of Reem", /everything for Reem that you do/],
	[undefined, "Invite a guardian", /acts for this person until they are 18/],
])(
	"who invites a guardian of %s reads what follows, and to which address it was sent",
	async (name, title, words) => {
		const calls = answerCalls(() => ({ status: 201, body: {} }));
		const view = renderPart(
			<InviteDialog id={7 as never} name={name} onClose={() => undefined} />,
			{ data: [[familyKey, {}]] },
		);
		expect(view.getByRole("dialog", { name: title })).toBeTruthy();
		view.getByText(words);
		fireEvent.change(view.getByLabelText(/^Email/), { target: { value: "omar@example.org" } });
		fireEvent.click(view.getByRole("button", { name: "Invite a guardian" }));
		await view.findByText("Invitation sent");
		view.getByText("omar@example.org");
		expect(changesOf(calls)).toEqual([
			["POST", "/api/users/7/guardians", { email: "omar@example.org" }],
		]);
		await waitFor(() => expect(isRead(view)).toBe(false));
	},
);

test.each([
	["male", ["Father", "Grandfather"]],
	["female", ["Mother", "Grandmother"]],
	[null, ["Father", "Mother", "Grandfather", "Grandmother"]],
])("the relations offered to somebody whose gender is %s fit", (gender, fitting) => {
	const { texts } = renderPart(<CapacityField name="capacity" />, {
		data: [[["user"], { id: 5, gender }]],
	});
	expect(texts("option")).toEqual([
		"Choose",
		...fitting,
		"Court-appointed guardian",
		"Other relative",
	]);
});

test("guardians are named in the reader’s language with their relation", () => {
	const guardians = [{ ...mother, capacity: "mother" }];
	const open = (locale: "en" | "ar") =>
		renderPart(<GuardianNames guardians={guardians as never} />, { locale }).texts("li");
	expect(open("en")).toEqual(["Noura SalehMother"]);
	expect(open("ar")).toEqual(["نورة صالحالأم"]);
});

test("what a guardian did is named with who did it", () => {
	const act = {
		id: "a",
		createdAt: "2026-03-04T09:00:00Z",
		entityType: "registration",
		action: "create",
		guardian: mother,
	};
	const { texts } = renderPart(<GuardianActs acts={[act]} />);
	expect(texts("thead th")).toEqual(["What", "By", "When"]);
	expect(texts("tbody tr")[0]).toContain("Noura Saleh");
});
