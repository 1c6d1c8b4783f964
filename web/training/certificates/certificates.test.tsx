/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import Certificates from "./Certificates.tsx";
import { danRegisterPages, ownCertificatesQuery } from "./certificates.queries.ts";
import DanRegisterPage from "./dan-register/DanRegisterPage.tsx";
import RevokeDialog from "./RevokeDialog.tsx";

const certificate = (id: string, wish: object = {}) => ({
	id,
	number: `D-${id}`,
	belt: "black-1",
	date: "2027-04-17",
	state: "valid",
	changedOn: "2027-05-18",
	...wish,
});
const none = () => undefined;

test("a certificate is revoked with a reason, and all lists of certificates are read again", async () => {
	const { title, sent, toast, notReadAgain } = await confirmIn(
		<RevokeDialog certificate={certificate("7") as never} onClose={none} />,
		{
			press: "Revoke",
			enter: { Reason: "Wrong person" },
			lists: [ownCertificatesQuery(20 as never)],
		},
	);
	expect(title).toBe("Revoke certificate D-7?");
	expect(sent).toEqual([["POST", "/certificates/7/revoke", { reason: "Wrong person" }]]);
	expect(toast).toContain("The certificate is revoked");
	expect(notReadAgain).toEqual([]);
});

test("without a reason no certificate is revoked", async () => {
	const calls = answerCalls(() => ({}));
	const { findByRole, getByRole, getByLabelText, findByText } = renderPart(
		<RevokeDialog certificate={certificate("7") as never} onClose={none} />,
	);
	await findByRole("dialog");
	fireEvent.change(getByLabelText(/^Reason/), { target: { value: " " } });
	fireEvent.click(getByRole("button", { name: "Revoke" }));
	await findByText("Please give a reason.");
	expect(calls).toEqual([]);
});

const listed = (role: string, locale: "en" | "ar" = "en") =>
	renderPart(<Certificates id={20 as never} />, {
		locale,
		data: [
			[userQuery.queryKey, { id: 1, role }],
			[
				ownCertificatesQuery(20 as never).queryKey,
				[
					certificate("7"),
					certificate("8", { state: "revoked" }),
					certificate("9", { state: "superseded" }),
				],
			],
		],
	});

test.each([
	["super-admin", ["Revoke certificate D-7"]],
	["admin", []],
	["coach", []],
])("%s may revoke %j", (role, buttons) => {
	const names = listed(role)
		.all("button")
		.map((one) => one.getAttribute("aria-label"));
	expect(names).toEqual(buttons);
});

test("each certificate has its day and number, a mark unless it is valid, and its print", () => {
	const view = listed("member");
	expect(view.texts("li .small").map(plainText)).toEqual([
		"April 17, 2027 D-7",
		"April 17, 2027 D-8",
		"April 17, 2027 D-9",
	]);
	expect(view.texts("li").map((text) => /Revoked|Replaced|Valid/.exec(text)?.[0])).toEqual([
		undefined,
		"Revoked",
		"Replaced",
	]);
	const hrefs = listed("member", "ar")
		.all("a")
		.map((one) => one.getAttribute("href"));
	expect(hrefs[1]).toBe("/api/certificates/8/print?lang=ar");
});

test("the register names black belts by rank, each with dojo, day and number as far as known", () => {
	const holder = (id: number, wish: object = {}) => ({
		id,
		firstName: "Omar",
		lastName: `Saleh ${id}`,
		firstNameAr: "عمر",
		lastNameAr: `صالح ${id}`,
		currentBelt: "black-2",
		dojoLocation: "Salmiya",
		dojoLocationAr: "السالمية",
		date: "2027-04-17",
		number: `D-${id}`,
		...wish,
	});
	const rows = [
		holder(1),
		holder(2, { date: null, dojoLocation: null }),
		holder(3, { currentBelt: "black-1", number: null }),
	];
	const open = (locale: "en" | "ar") =>
		renderPart(<DanRegisterPage />, {
			locale,
			data: [[danRegisterPages.queryKey, firstPage({ rows } as never)]],
		});
	const view = open("en");
	expect(view.all(".dan-rank").map((rank) => rank.querySelectorAll("li").length)).toEqual([2, 1]);
	const [first, second, third] = view.texts("li").map(plainText);
	expect(first).toMatch(/^Omar Saleh 1.*Salmiya.*April 17, 2027.*D-1$/);
	expect(second).toMatch(/^Omar Saleh 2.*السالمية.*D-2$/);
	expect(second).not.toContain("2027");
	expect(third).toMatch(/^Omar Saleh 3.*April 17, 2027$/);
	expect(open("ar").texts("li strong")).toEqual(["عمر صالح 1", "عمر صالح 2", "عمر صالح 3"]);
});
