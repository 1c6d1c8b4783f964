/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import { peoplePages, personQuery, staffPeopleQuery } from "../people.queries.ts";
import { MailFaultNotice } from "./MailFaultNotice.tsx";
import { PasswordLost } from "./PasswordLost.tsx";
import PersonPage from "./PersonPage.tsx";
import { PersonProfile } from "./PersonProfile.tsx";
import PersonStudents from "./PersonStudents.tsx";

const whole = (wish: object = {}) =>
	personForTest(1_204, "Noura", {
		firstNameAr: "نورة",
		lastNameAr: "صالح",
		phoneNumber: "+96550000001",
		isApproved: true,
		isDisabled: false,
		mayEdit: false,
		gender: "female",
		dateOfBirth: "1990-05-06",
		dojoId: 4,
		dojoLocation: "North",
		dojoLocationAr: "الشمال",
		coaches: [personForTest(2, "Omar"), personForTest(3, "Dana")],
		address: "Block 3",
		emergencyContact: "Mother",
		competitionReadiness: "Worldwide",
		isNationalTeamMember: true,
		preferredLanguage: "ar",
		hasNeverSignedIn: false,
		invitedAt: null,
		country: null,
		mailFault: null,
		createdAt: "2026-03-04T09:00:00Z",
		updatedAt: "2026-03-04T09:00:00Z",
		...wish,
	}) as never;

describe("the profile of a person", () => {
	const open = (wish: object = {}, locale: "en" | "ar" = "en", answer?: object) => {
		const calls = answerCalls(() => (answer ? { body: answer } : new Promise(() => undefined)));
		const view = renderPart(<PersonProfile person={whole(wish)} />, { locale });
		const facts = () =>
			Object.fromEntries(
				view
					.all("dl > div")
					.map((one) => [...one.children].map(({ textContent }) => plainText(textContent))),
			) as Record<string, string>;
		return { ...view, calls, facts };
	};

	test("has what is known of them, with links to coaches and dojo", () => {
		const view = open();
		expect(view.facts()).toEqual({
			"Current belt": staffBeltName("green-4", "en"),
			Email: "1204@club.example",
			Phone: expect.stringContaining("5000"),
			"Name in Arabic": "نورة صالح",
			Gender: "Female",
			"Date of birth": "May 6, 1990",
			Coach: "Omar SalehDana SalehCoach’s view",
			Dojo: "North",
			Address: "Block 3",
			"Emergency contact": "Mother",
			"Competition readiness": "Worldwide",
			"National team": "Yes",
			Language: "Arabic",
			Joined: "March 4, 2026",
			"Member no.": "1204",
		});
		const links = view.all("a").map((link) => link.getAttribute("href"));
		expect(links).toEqual([
			"mailto:1204@club.example",
			"tel:+96550000001",
			expect.stringMatching(/\/2$/),
			expect.stringMatching(/\/3$/),
			expect.stringContaining("1204"),
			expect.stringMatching(/dojos\/4$/),
		]);
		expect(view.getByLabelText("Call +96550000001")).toBeTruthy();
	});

	test("in Arabic shows the English name second, and all labels in Arabic", () => {
		const facts = open({}, "ar").facts();
		expect(Object.values(facts)).toEqual(
			expect.arrayContaining(["Noura Saleh", "أنثى", "الشمال", "العربية", "١٢٠٤"]),
		);
	});

	test("names what is missing, and leaves out what the reader may not see", () => {
		const bare = {
			firstNameAr: null,
			lastNameAr: null,
			phoneNumber: null,
			gender: null,
			dateOfBirth: null,
			coaches: [],
			dojoId: null,
			dojoLocation: null,
			dojoLocationAr: null,
			competitionReadiness: undefined,
			isNationalTeamMember: false,
			preferredLanguage: null,
		};
		const facts = open(bare).facts();
		expect(facts.Coach).toBe("No coach");
		expect(facts["Date of birth"]).toBe(facts.Phone);
		for (const hidden of ["Name in Arabic", "National team", "Competition readiness", "Sign-in"])
			expect(Object.keys(facts)).not.toContain(hidden);
		expect(Object.keys(open({ dateOfBirth: undefined }).facts())).not.toContain("Date of birth");
	});

	test.each([
		[{ hasNeverSignedIn: true }, "No password yet; not invited"],
		[
			{ hasNeverSignedIn: true, invitedAt: "2026-04-05T09:00:00Z" },
			"No password yet; invited on April 5, 2026",
		],
		[{ hasNeverSignedIn: false, invitedAt: "2026-04-05T09:00:00Z" }, undefined],
	])("with %j says of the first sign-in: %s", (wish, words) => {
		expect(open(wish).facts()["Sign-in"]).toBe(words);
	});

	test("of a guest names club and country in place of what only members have", () => {
		const guest = { role: "guest", dojoLocation: "Dragons", country: "JP", coaches: [] };
		const facts = open(guest).facts();
		expect([facts.Club, facts.Country]).toEqual(["Dragons", "Japan"]);
		for (const own of ["Email", "Coach", "Dojo", "Language", "Joined", "Member no."])
			expect(Object.keys(facts)).not.toContain(own);
		expect(open({ ...guest, country: null }).facts().Country).not.toBe("Japan");
	});

	test("shows address and emergency contact to admins once they press", async () => {
		const hidden = { emergencyContact: undefined, address: undefined };
		const view = open(hidden, "en", { address: "Street 9", emergencyContact: "Father" });
		expect(view.facts()["Emergency contact"]).toContain("Opening is logged.");
		expect(view.calls).toEqual([]);
		fireEvent.click(view.getByRole("button", { name: "Show contact and address" }));
		await view.findByText("Father");
		expect(view.facts().Address).toBe("Street 9");
		expect(view.calls.map(({ path }) => path)).toEqual([
			expect.stringMatching(/\/users\/1204\/emergency/),
		]);
		expect(open({ emergencyContact: null, address: null }).queryByRole("button")).toBeNull();
	});
});

describe("the page of a person", () => {
	const open = (
		wish: object | null = {},
		{ locale = "en", status = 200 }: { locale?: "en" | "ar"; status?: number } = {},
	) => {
		answerCalls(() =>
			status === 200
				? new Promise(() => undefined)
				: { status, body: { code: status === 404 ? "not_found" : "invalid_input" } },
		);
		return renderPart(
			<Routes>
				<Route path="/admin/people/:id" element={<PersonPage />} />
			</Routes>,
			{
				at: "/admin/people/1204",
				locale,
				data: [
					[userQuery.queryKey, { id: 1, role: "super-admin" }],
					...(wish ? [[personQuery(1_204 as never).queryKey, whole(wish)] as const] : []),
				],
			},
		);
	};
	const tabs = ({ queryAllByRole }: ReturnType<typeof open>) =>
		queryAllByRole("tab").map(({ textContent }) => textContent);
	const parts = ({ texts }: ReturnType<typeof open>) => texts("h2");

	test("is headed by name, role and number", () => {
		const view = open();
		expect(view.texts("h1")).toEqual(["Noura Saleh"]);
		expect(plainText(view.all(".person-head .row")[0].textContent)).toBe("MemberMember no. 1204");
		expect(view.queryByText(/^This account is closed/)).toBeNull();
		expect(view.getByText("People").getAttribute("href")).toBe("/people");
		const closed = open({ isDisabled: true, role: "coach", isApproved: false }, { locale: "ar" });
		expect(closed.texts("h1")).toEqual(["نورة صالح"]);
		expect(closed.texts(".person-head .row")[0]).toMatch(/^مدرب.*رقم العضوية ١٢٠٤$/);
		closed.getByText(/^هذا الحساب مغلق/);
	});

	test.each([
		["member", {}, ["Overview", "Registrations", "Belts", "Fees", "Documents", "History"]],
		[
			"minor",
			{ dateOfBirth: "2090-01-01" },
			["Overview", "Registrations", "Belts", "Fees", "Documents", "Family", "History"],
		],
		[
			"young coach",
			{ dateOfBirth: "2090-01-01", role: "coach" },
			["Overview", "Registrations", "Belts", "Fees", "Documents", "History"],
		],
		["guest", { role: "guest" }, ["Overview", "Registrations", "Fees", "Documents", "History"]],
	])("of a %s has the sections that they have", (_, wish, sections) => {
		expect(tabs(open(wish))).toEqual(sections);
	});

	test("of a coach lists students and judging, of a guest nothing of members", () => {
		const [member, coach, guest] = ["member", "coach", "guest"].map((role) =>
			parts(open({ role })),
		);
		expect(member).toContain("Sign-in");
		expect(coach.length).toBe(member.length + 2);
		expect(guest).not.toContain("Sign-in");
		expect(guest).toEqual(["Profile"]);
		expect(parts(open({ role: "admin" })).length).toBe(member.length + 1);
	});

	test("says that there is no such person, or that it could not be read", async () => {
		const missing = open(null, { status: 404 });
		await missing.findByText("There is no person with this number.");
		expect(missing.queryByRole("button", { name: /try again/i })).toBeNull();
		const failed = open(null, { status: 400 });
		await failed.findByRole("button", { name: /try again/i });
		expect(failed.queryByText("There is no person with this number.")).toBeNull();
	});
});

describe("emails that do not arrive", () => {
	const open = (mailFault: object | null) => {
		const calls = answerCalls(() => ({ body: {} }));
		const view = renderPart(<MailFaultNotice person={whole({ mailFault })} />, {
			data: [[staffPeopleQuery.queryKey, {}]],
		});
		return { ...view, calls };
	};

	test.each([
		["bounce", /^They have come back since April 5, 2026/],
		["complaint", /^One was marked as spam, so no more have been sent since April 5, 2026/],
	])("because of a %s are named with their day, and sent again", async (kind, words) => {
		const view = open({ kind, since: "2026-04-05T09:00:00Z" });
		expect(view.texts("strong").map(plainText)).toEqual([
			"Emails to 1204@club.example do not arrive",
		]);
		view.getByText(words);
		fireEvent.click(view.getByRole("button", { name: "Try again" }));
		await view.findByText("Emails will be sent again");
		expect(view.calls.map(({ path }) => path)).toEqual([expect.stringContaining("/1204/")]);
		expect(view.queries.getQueryState(staffPeopleQuery.queryKey)?.isInvalidated).toBe(true);
	});

	test("are not mentioned while they arrive", () => {
		expect(open(null).container.textContent).toBe("");
	});
});

test("a member whose password was lost with the answer is invited instead", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	let closed = 0;
	const view = renderPart(
		<PasswordLost
			user={whole()}
			onClose={() => {
				closed += 1;
			}}
		/>,
		{ data: [[staffPeopleQuery.queryKey, {}]] },
	);
	view.getByText(/^The member was added, but the answer was lost/);
	fireEvent.click(view.getByRole("button", { name: "Send an invitation" }));
	await view.findByText("An invitation is on its way to 1204@club.example");
	expect(calls[0].path).toContain("/1204/");
	await waitFor(() => expect(closed).toBe(1));
});

test("a coach’s students are listed, and lead to the whole list", () => {
	const open = (rows: object[]) =>
		renderPart(<PersonStudents id={2 as never} />, {
			data: [[peoplePages({ coach: "2" }).queryKey, firstPage({ rows, next: undefined } as never)]],
		});
	const view = open([whole(), personForTest(7, "Reem", { isDisabled: true })]);
	expect(view.texts("li").map(plainText)).toEqual([
		expect.stringMatching(/Noura Saleh.*1204@club.example$/),
		expect.stringMatching(/Reem Saleh.*7@club.example.*Closed$/),
	]);
	expect(view.getByText("All students as a list").getAttribute("href")).toMatch(/\?coach=2$/);
	expect(open([]).container.textContent).toBe("No students.");
});
