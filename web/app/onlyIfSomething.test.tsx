/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import type { ReactNode } from "react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../base/session/session.ts";
import FamilyCard from "../community/family/FamilyCard.tsx";
import MyErasure from "../community/my-data/MyErasure.tsx";
import { erasureQuery } from "../community/my-data/my-data.queries.ts";
import { RoleBadge } from "../community/people/lists/RoleBadge.tsx";
import { Price } from "../competition/events/prices/Price.tsx";
import { LevelBadge } from "../competition/judges/LevelBadge.tsx";
import OwedFees from "../competition/online-payments/OwedFees.tsx";
import { ownOnlineQuery } from "../competition/online-payments/online-payments.queries.ts";
import { EnteredEvent } from "../competition/registrations/EnteredEvent.tsx";
import { MembershipNotice } from "../competition/registrations/enter/MembershipNotice.tsx";
import { PlanLines } from "../content/annual-plan/PlanLines.tsx";
import { Answers } from "../people/contact/Answers.tsx";
import { familyQuery } from "../people/families/families.queries.ts";
import { Amount } from "../people/memberships/Amount.tsx";
import { PaymentBadge } from "../people/memberships/PaymentBadge.tsx";
import { AthletePortrait } from "../people/national-team/AthletePortrait.tsx";
import { Portrait } from "../people/users/Portrait.tsx";
import { AttendanceHistory } from "../training/attendance/AttendanceHistory.tsx";

const today = kuwaitDate(Date.now());
type Data = readonly (readonly [readonly unknown[], unknown])[];

/** What a part shows, without the toasts around it. */
const textOf = (part: ReactNode, data: Data = []) =>
	(renderPart(part, { data }).container.textContent ?? "").replace(/\s/g, " ");

const fee = (owed: number, paid: number) => ({ owed, paid });
const event = {
	id: 5,
	titleEn: "Cup",
	titleAr: "كأس",
	eventDate: dayAfter(today, 9),
	endDate: null,
	classes: [],
	registrationState: "open",
	membershipRule: "require",
	fee: null,
	lateFee: null,
	lateFrom: null,
	memberFee: null,
};
const entry = (wish: object = {}) =>
	({
		id: "5-1",
		event,
		class: null,
		status: "approved",
		awaitsGuardian: false,
		fee: null,
		...wish,
	}) as never;

test.each([
	["nothing owed", [entry()], ""],
	["a fee that is paid", [entry({ fee: fee(5_000, 5_000) })], ""],
	["a fee that is partly paid", [entry({ fee: fee(5_000, 2_000) })], "Pay KD 3"],
	["two fees", [entry({ fee: fee(5_000, 0) }), entry({ fee: fee(1_000, 0) })], "Pay KD 6"],
])("of registrations with %s, the button reads “%s”", (_, entries, expected) => {
	const online = [ownOnlineQuery.queryKey, { sources: ["knet"], waiting: [] }] as const;
	expect(textOf(<OwedFees entries={entries as never[]} />, [online])).toBe(expected);
	expect(textOf(<OwedFees entries={entries as never[]} />)).toBe("");
});

test("a registration names its class and what is still to pay, each only if there is one", () => {
	const row = (wish: object) => textOf(<EnteredEvent entry={entry(wish)} to="/events/5" />);
	const plain = row({});
	expect(plain).toContain("Cup");
	expect(plain).not.toMatch(/KD|Kata/);
	expect(row({ fee: fee(5_000, 5_000) })).not.toMatch(/KD/);
	expect(row({ fee: fee(5_000, 4_000) })).toContain("KD 1");
	expect(row({ class: { className: "Kata", classNameAr: null } })).toContain("Kata");
});

test.each([
	["none is stated", {}, "Free"],
	["it is free", { fee: 0 }, "Free"],
	["it was", { eventDate: dayAfter(today, -9) }, ""],
	["it is cancelled", { registrationState: "cancelled" }, ""],
	["a membership is needed", { membershipRule: "warn" }, /^Membership needed$/],
	[
		"it costs a fee and a membership",
		{ membershipRule: "require", fee: 8_000 },
		/^KD 8 · Membership needed$/,
	],
	["all pay the same", { fee: 10_000 }, /^KD 10$/],
	[
		"classes differ",
		{
			classes: [
				{ id: 1, fee: 5_000 },
				{ id: 2, fee: 9_000 },
			],
			fee: null,
		},
		/^From KD 5$/,
	],
])("the price of an event reads as it is if %s", (_, wish, expected) => {
	const text = textOf(<Price event={{ ...event, membershipRule: "none", ...wish } as never} />);
	if (typeof expected === "string") expect(text).toBe(expected);
	else expect(text).toMatch(expected);
});

describe("a membership that is required", () => {
	const notice = (user: object | null, wish: object = {}) =>
		textOf(<MembershipNotice event={{ ...event, ...wish } as never} />, [
			[userQuery.queryKey, user],
		]);
	const unpaid = {
		id: 1,
		role: "member",
		membershipFeeStatus: "overdue",
		membershipExpiryDate: null,
	};
	const paid = {
		...unpaid,
		membershipFeeStatus: "paid",
		membershipExpiryDate: dayAfter(today, 90),
	};

	test("is explained to a person without one, while the event takes registrations", () => {
		const required = notice(unpaid);
		expect(required).not.toBe("");
		const warned = notice(unpaid, { membershipRule: "warn" });
		expect([warned !== "", warned === required]).toEqual([true, false]);
		expect(notice(unpaid, { membershipRule: "none" })).toBe("");
		expect(notice(unpaid, { registrationState: "closed" })).toBe("");
		expect([notice(paid), notice(null)]).toEqual(["", ""]);
	});
});

describe("the family on the dashboard", () => {
	const card = (children: object[], invitations: object[] = []) =>
		renderPart(<FamilyCard />, {
			data: [[familyQuery.queryKey, { children, invitations, guardians: [] }]],
		});

	test("lists the children, or says what it is for", () => {
		expect([card([]).all("ul").length, card([]).all("p.soft").length]).toEqual([0, 1]);
		const child = { id: 7, firstName: "Reem", lastName: "Saleh", state: "active" };
		const { all, getByRole } = card([child]);
		expect(getByRole("link", { name: "Reem Saleh" }).getAttribute("href")).toBe("/child/7");
		expect(all(".card > p.soft")).toHaveLength(0);
	});
});

describe("the deletion of an account", () => {
	const erasure = { comingEvents: 0, needsSuccessor: false, going: { children: 0 }, endsAt: null };
	const open = (wish: object, role = "member") =>
		renderPart(<MyErasure />, {
			data: [
				[userQuery.queryKey, { id: 1, role }],
				[erasureQuery.queryKey, { ...erasure, ...wish }],
			],
		});
	const notices = (wish: object) => {
		const view = open(wish);
		fireEvent.click(view.getByRole("button", { name: "Delete my account" }));
		const dialog = view.getByRole("dialog");
		const submit = dialog.querySelector("[type=submit]") as HTMLButtonElement;
		return { count: dialog.querySelectorAll(".notice").length, canAsk: !submit.disabled };
	};

	test.each([
		[{}, 0, true],
		[{ comingEvents: 1 }, 1, false],
		[{ needsSuccessor: true }, 1, false],
		[{ going: { children: 1 } }, 1, false],
		[{ comingEvents: 2, needsSuccessor: true, going: { children: 1 } }, 3, false],
	])(
		"with %j says what prevents it, and can be asked for only without that",
		(wish, count, canAsk) => {
			expect(notices(wish)).toEqual({ count, canAsk });
		},
	);

	test("that was asked for says when it comes, and what it still waits for", () => {
		const endsAt = "2027-04-17T06:00:00Z";
		const view = open({ endsAt });
		expect(view.container.textContent).toContain("Your account will be deleted on April 17, 2027");
		expect(view.container.textContent).not.toContain("It waits until this is settled:");
		view.getByRole("button", { name: "Keep my account" });
		expect(open({ endsAt, comingEvents: 1 }).container.textContent).toContain(
			"It waits until this is settled:",
		);
	});

	test("is not offered to a super-admin", () => {
		expect(open({}, "super-admin").container.textContent).toBe("");
	});
});

test("a payment is marked as voided or by where its refund is, and else not", () => {
	const badge = (wish: object) =>
		textOf(<PaymentBadge payment={{ atBank: null, voidedAt: null, ...wish } as never} />);
	const voided = badge({ voidedAt: "2027-01-01" });
	expect([badge({}), voided]).toEqual(["", "Voided"]);
	const waits = badge({ atBank: "waiting", voidedAt: "2027-01-01" });
	expect([waits === "", waits === voided]).toEqual([false, false]);
});

test("an amount is struck through only if its payment was voided", () => {
	const classes = (isVoided?: boolean) =>
		renderPart(<Amount fils={1} isVoided={isVoided} />).all(".voided").length;
	expect([classes(true), classes(false), classes()]).toEqual([1, 0, 0]);
});

test("levels and roles are neutral badges, and coaches who wait are marked", () => {
	const strong = (part: ReactNode) => renderPart(part).all(".strong").length;
	expect(strong(<LevelBadge level="International" />)).toBe(0);
	const role = (role: string, isApproved = true) => (
		<RoleBadge person={{ role, isApproved } as never} />
	);
	expect(strong(role("super-admin"))).toBe(0);
	const pending = (part: ReactNode) => renderPart(part).all(".draft").length;
	expect([
		pending(role("coach", false)),
		pending(role("coach")),
		pending(role("member", false)),
	]).toEqual([1, 0, 0]);
});

test("a month's activities are listed in the reader's language, and nothing without any", () => {
	expect(textOf(<PlanLines title="Goals" lines={[]} />)).toBe("");
	expect(textOf(<PlanLines title="Goals" lines={["One", "Two"]} />)).toBe("GoalsOneTwo");
});

test("answers to a message are listed from the first one on", () => {
	expect(textOf(<Answers answers={[]} />)).toBe("");
	const answer = { at: "2027-04-17T06:05:00Z", text: "Yes" };
	expect(textOf(<Answers answers={[answer] as never} />)).toMatch(/April 17, 2027.*Yes/);
});

test("the attendance of past days is shown from the first marks on", () => {
	expect(textOf(<AttendanceHistory marks={[]} />)).toBe("");
	const marks = [
		{ date: "2027-04-12", userId: 1, present: true },
		{ date: "2027-04-12", userId: 2, present: false },
	];
	expect(textOf(<AttendanceHistory marks={marks as never} />)).toMatch(/Apr 12.*1.*2/);
});

describe("a portrait", () => {
	const person = {
		firstName: "Reem",
		lastName: "Al-Saleh",
		currentBelt: "green-4",
		profileImageUrl: null,
	};
	const portrait = (wish: object = {}, size?: number) => {
		const { container } = renderPart(
			<Portrait person={{ ...person, ...wish } as never} size={size} />,
		);
		return container.querySelector(".portrait") as HTMLElement;
	};

	test("has the initials without a picture, and smaller ones in Arabic", () => {
		const latin = portrait();
		expect([latin.tagName, latin.textContent, latin.lang]).toEqual(["SPAN", "R\u2009S", "en"]);
		const arabic = renderPart(
			<Portrait person={{ ...person, firstNameAr: "ريم", lastNameAr: "الصالح" } as never} />,
			{ locale: "ar" },
		).container.querySelector(".portrait") as HTMLElement;
		expect([arabic.textContent, arabic.lang]).toEqual(["ر\u2009ص", "ar"]);
		expect(Number(/\d+(\.\d+)?/.exec(arabic.style.fontSize)?.[0])).toBeLessThan(
			Number(/\d+(\.\d+)?/.exec(latin.style.fontSize)?.[0]),
		);
	});

	test("is the picture if it is one of this site or was just chosen", () => {
		const tag = (profileImageUrl: string) => portrait({ profileImageUrl }).tagName;
		expect([
			tag("blob:1"),
			tag("/images/people/1.webp"),
			tag("https://other.example/1.png"),
		]).toEqual(["IMG", "IMG", "SPAN"]);
	});

	test("of an athlete has the ends of the name, in Arabic only with two of them", () => {
		const text = (wish: object, locale: "en" | "ar" = "en") =>
			renderPart(
				<AthletePortrait
					athlete={
						{
							photoUrl: null,
							currentBelt: "black-1",
							nameEn: "Noura Ali Saleh",
							nameAr: null,
							...wish,
						} as never
					}
					size={96}
				/>,
				{ locale },
			).container.textContent;
		expect(text({})).toBe("N\u2009S");
		expect(text({ nameEn: "Noura" })).toBe("N\u2009");
		expect(text({ nameAr: "نورة صالح" }, "ar")).toBe("ن\u2009ص");
		expect(text({ nameAr: "نورة" }, "ar")).toBe("N\u2009S");
	});
});
