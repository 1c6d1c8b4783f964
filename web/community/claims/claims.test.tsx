/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import ApproveDialog from "./ApproveDialog.tsx";
import { AskForm } from "./AskForm.tsx";
import ClaimsPage from "./ClaimsPage.tsx";
import { claimsPages, ownClaimsQuery } from "./claims.queries.ts";
import DeclineDialog from "./DeclineDialog.tsx";
import { RecordForm } from "./RecordForm.tsx";
import WaitingClaims from "./WaitingClaims.tsx";

const person = (id: number, firstName: string, firstNameAr: string) =>
	personForTest(id, firstName, { firstNameAr, lastNameAr: "صالح" });
const claim = (wish: object = {}) =>
	({
		id: "01J0000000000000000000000A",
		relation: "self",
		state: "pending",
		createdAt: "2027-04-17T09:00:00Z",
		reason: "medical",
		isBirthDateRight: false,
		claimant: person(20, "Noura", "نورة"),
		record: person(30, "Layan", "ليان"),
		typedName: null,
		dateOfBirth: "2001-02-03",
		note: "In Hawalli",
		...wish,
	}) as never;
const none = () => undefined;

test.each([
	[
		"self",
		"Link record",
		"Link the record with the account?",
		"Noura Saleh keeps their",
		"Record linked",
	],
	[
		"guardian",
		"Invite as guardian",
		"Invite this person as the child’s guardian?",
		"Noura Saleh accepts under",
		"Invited as guardian",
	],
])(
	"the approval of a claim for %s says what follows",
	async (relation, press, title, words, done) => {
		const read = await confirmIn(<ApproveDialog claim={claim({ relation })} onClose={none} />, {
			press,
			lists: [claimsPages],
		});
		expect(read.title).toBe(title);
		expect(read.text).toContain(words);
		expect(read.sent).toEqual([
			["POST", "/claims/01J0000000000000000000000A/approve", { recordId: 30 }],
		]);
		expect(read.toast).toContain(done);
		expect(read.notReadAgain).toEqual([]);
	},
);

test("a claim without a record can only be approved once one is chosen", async () => {
	answerCalls(() => new Promise(none));
	const { findByRole, getByRole, getByDisplayValue } = renderPart(
		<ApproveDialog claim={claim({ record: null, typedName: "Layan S." })} onClose={none} />,
	);
	await findByRole("dialog");
	expect((getByRole("button", { name: "Link record" }) as HTMLButtonElement).disabled).toBe(true);
	getByDisplayValue("Layan S.");
});

test("a claim is declined with the reason, and its claimant is named", async () => {
	const { text, sent, toast, notReadAgain } = await confirmIn(
		<DeclineDialog claim={claim()} onClose={none} />,
		{ press: "رفض", enter: { السبب: "لا سجل" }, locale: "ar", lists: [claimsPages] },
	);
	expect(text).toContain("سيُبلَّغ نورة صالح بذلك.");
	expect(sent).toEqual([
		["POST", "/claims/01J0000000000000000000000A/decline", { reason: "لا سجل" }],
	]);
	expect(toast).toContain("رُفض الطلب");
	expect(notReadAgain).toEqual([]);
});

const open = (wish: object) =>
	renderPart(<ClaimsPage />, {
		data: [[claimsPages.queryKey, firstPage({ rows: [claim(wish)] } as never)]],
	});

test.each([
	["self", "Claims to be Layan Saleh", "Link record: Noura Saleh"],
	["guardian", "Guardian of Layan Saleh", "Invite as guardian: Noura Saleh"],
])("a claim for %s names its record and its claimant", (relation, heading, button) => {
	const { texts, getByRole } = open({ relation });
	expect(texts("li h2").map(plainText)).toEqual([heading]);
	getByRole("button", { name: button });
	getByRole("button", { name: "Decline: Noura Saleh" });
});

test("a claim shows what was stated, when, and why staff decide, and leaves out what is missing", () => {
	const facts = (wish: object) => {
		const { texts } = open(wish);
		const [heads, values] = [texts("dt"), texts("dd").map(plainText)];
		return heads.map((head, at) => `${head}: ${values[at]}`);
	};
	expect(facts({ isBirthDateRight: true })).toEqual([
		"Claimant: Noura Saleh 20@club.example",
		"Date of birth as typed: Feb 3, 2001",
		"Note: In Hawalli",
		"Why staff decide: The record holds medical documents. The birth date was right.",
		"Asked: Apr 17, 2027",
	]);
	expect(facts({ dateOfBirth: null, note: null, reason: "tries" })).toEqual([
		"Claimant: Noura Saleh 20@club.example",
		"Why staff decide: The birth date was wrong five times.",
		"Asked: Apr 17, 2027",
	]);
});

test.each([
	[{}, "Claims to be Layan Saleh"],
	[{ relation: "guardian" }, "Guardian of Layan Saleh"],
	[{ record: null, typedName: "Layan S." }, "Claims to be Layan S."],
])("in the list of waiting claims, %j reads “%s”", (wish, words) => {
	const { texts } = renderPart(<WaitingClaims />, {
		data: [[claimsPages.queryKey, firstPage({ rows: [claim(wish)] } as never)]],
	});
	expect(texts(".decide-record").map(plainText)).toEqual([`Noura Saleh${words}`]);
	expect(texts("time")).toEqual(["Apr 17, 2027"]);
});

const record = { id: 30, firstName: "Layan", firstNameAr: "ليان" } as never;

test.each([
	[{ outcome: "joined", isMinor: true }, "Record joined", "Its belts, registrations"],
	[{ outcome: "asked", isMinor: false }, "The federation decides", "as soon as it has"],
	[{ outcome: "asked", isMinor: true }, "The federation decides", "link your child"],
])("a claim by birth date that ends with %j says so", async (body, title, words) => {
	const calls = answerCalls(() => ({ body }));
	const lists = [ownClaimsQuery.queryKey, userQuery.queryKey, ["dashboard", "a"]];
	const { getByLabelText, getByRole, queries } = renderPart(<RecordForm record={record} />, {
		data: lists.map((key) => [key, {}] as const),
	});
	getByRole("heading", { name: "Layan" });
	fireEvent.change(getByLabelText(/^Who is it/), { target: { value: "guardian" } });
	fireEvent.change(getByLabelText(/^Date of birth/), { target: { value: "2015-06-07" } });
	fireEvent.click(getByRole("button", { name: "Claim this record" }));
	await waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain(title));
	expect(document.querySelector(".toast")?.textContent).toContain(words);
	expect(calls).toMatchObject([
		{
			path: "/api/me/claims/records/30",
			body: { relation: "guardian", dateOfBirth: "2015-06-07" },
		},
	]);
	await waitFor(() =>
		expect(lists.filter((key) => !queries.getQueryState(key)?.isInvalidated)).toEqual([]),
	);
});

test.each([
	["self", "We will tell you as soon as it has."],
	["guardian", "The federation will link your child"],
])(
	"who asks for a record for %s reads what comes, and the form is empty again",
	async (relation, words) => {
		const calls = answerCalls(({ body }) => ({ body }));
		const { getByLabelText, getByRole, queries } = renderPart(<AskForm />, {
			data: [[ownClaimsQuery.queryKey, {}]],
		});
		const name = () => getByLabelText("Name on the record") as HTMLInputElement;
		fireEvent.change(getByLabelText(/^Who is it/), { target: { value: relation } });
		fireEvent.change(name(), { target: { value: "Layan" } });
		fireEvent.change(getByLabelText(/^What else helps/), { target: { value: "In Hawalli" } });
		fireEvent.click(getByRole("button", { name: "Ask the federation" }));
		await waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain(words));
		expect(calls[0]).toMatchObject({
			path: "/api/me/claims",
			body: { relation, name: "Layan", note: "In Hawalli" },
		});
		await waitFor(() => expect(name().value).toBe(""));
		expect(queries.getQueryState(ownClaimsQuery.queryKey)?.isInvalidated).toBe(true);
	},
);
