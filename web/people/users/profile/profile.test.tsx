/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { beltsQuery } from "../../../base/ranks/belts.queries.ts";
import { userQuery } from "../../../base/session/session.ts";
import { dashboardQuery } from "../../../base/staff/dashboard.queries.ts";
import ProfilePage from "../../../community/account/ProfilePage.tsx";
import { publishedDojosQuery } from "../../dojos/dojos.queries.ts";
import BirthAndGenderDialog from "./BirthAndGenderDialog.tsx";
import CoachProfile from "./CoachProfile.tsx";
import ProfileDialog from "./ProfileDialog.tsx";

beforeEach(() => sessionStorage.clear());

const user = (wish: object = {}) => ({
	id: 5,
	role: "member",
	isApproved: true,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: "نورة",
	lastNameAr: "صالح",
	fatherNameAr: "علي",
	grandfatherNameAr: "خالد",
	email: "noura@example.org",
	phoneNumber: "+96550001234",
	address: "First Street",
	emergencyContact: "Ali, 5000 1234",
	declaredWeight: 61.5,
	bio: "Trains each day.",
	dojoId: null,
	dojoLocation: null,
	dojoLocationAr: null,
	preferredLanguage: "en",
	dateOfBirth: "1990-01-02",
	gender: "female",
	currentBelt: "orange-9",
	profileImageUrl: null,
	experience: null,
	teachingPhilosophy: null,
	certifications: null,
	specializations: [],
	availableDays: [],
	preferredTimeSlots: [],
	languagesSpoken: [],
	...wish,
});
const coachUser = (wish: object = {}) =>
	user({
		role: "coach",
		currentBelt: "black-1",
		experience: "Ten years.",
		teachingPhilosophy: "Patience.",
		certifications: "First aid",
		specializations: ["Kids", "Sword"],
		...wish,
	});
const dojo = (id: number, nameEn: string) => ({ id, nameEn, nameAr: nameEn });

describe("one’s own profile", () => {
	async function open(
		one: object,
		{ locale = "en" as "en" | "ar", answer = one, missing = false } = {},
	) {
		const calls = answerCalls(({ method }) => ({ body: method === "GET" ? [] : answer }));
		let closed = 0;
		const view = renderPart(
			<ProfileDialog user={one as never} missing={missing} onClose={() => closed++} />,
			{
				locale,
				data: [
					[userQuery.queryKey, one],
					[publishedDojosQuery.queryKey, [dojo(31, "South"), dojo(32, "North")]],
					[beltsQuery.queryKey, []],
					[dashboardQuery.queryKey, {}],
				],
			},
		);
		await view.findByRole("dialog");
		const field = (label: RegExp | string) => view.getByLabelText(label) as HTMLInputElement;
		const type = (label: RegExp | string, value: string) =>
			fireEvent.change(field(label), { target: { value } });
		const save = async () => {
			fireEvent.click(view.getByRole("button", { name: locale === "en" ? "Save" : "حفظ" }));
			const writes = () => calls.filter(({ method }) => method !== "GET");
			await waitFor(() =>
				expect([writes().length > 0, view.queries.isMutating()]).toEqual([true, 0]),
			);
			return writes().map(({ method, path, body }) => [method, path, body])[0];
		};
		return { ...view, field, type, save, closed: () => closed };
	}
	const toast = () => plainText(document.querySelector(".toast")?.textContent);
	const unchanged = {
		firstName: "Noura",
		lastName: "Saleh",
		firstNameAr: "نورة",
		lastNameAr: "صالح",
		fatherNameAr: "علي",
		grandfatherNameAr: "خالد",
		email: "noura@example.org",
		phoneNumber: "+96550001234",
		address: "First Street",
		emergencyContact: "Ali, 5000 1234",
		declaredWeight: "61.5",
		bio: "Trains each day.",
		preferredLanguage: "en",
	};

	test("is sent as it is typed, and what was cleared is named", async () => {
		const view = await open(user());
		view.type("Phone number", "+96550005678");
		view.type("Address", "");
		view.type("Weight in kg", "");
		view.type("Email language", "ar");
		view.type("Dojo", "32");
		const [method, path, body] = await view.save();
		const { address, declaredWeight, ...others } = unchanged;
		expect([method, path]).toEqual(["PUT", expect.stringMatching(/profile$/)]);
		expect(body).toEqual({
			...others,
			phoneNumber: "+96550005678",
			preferredLanguage: "ar",
			dojoId: "32",
			clear: ["address", "declaredWeight"],
		});
		expect(toast()).toContain("Profile Updated");
		expect(toast()).not.toContain("new belt");
		expect(view.closed()).toBe(1);
		expect(view.queries.getQueryState(beltsQuery.queryKey)?.isInvalidated).toBe(true);
		expect(view.queries.getQueryState(dashboardQuery.queryKey)?.isInvalidated).toBe(true);
	});

	test("has another place instead of a dojo, if that is chosen", async () => {
		const view = await open(user({ dojoId: 31, dojoLocation: "South" }));
		expect(view.field("Dojo").value).toBe("31");
		expect(view.queryByLabelText(/^Another place/)).toBeNull();
		const [, , , elsewhere] = (view.field("Dojo") as unknown as HTMLSelectElement).options;
		view.type("Dojo", elsewhere.value);
		view.type(/^Another place/, "Garage");
		const body = (await view.save())[2] as Record<string, unknown>;
		expect([body.dojoId, body.dojoLocation]).toEqual([undefined, "Garage"]);
	});

	test("asks to confirm a new address, which the answer does not have yet", async () => {
		const view = await open(user());
		view.type("Email", "new@example.org");
		await view.save();
		expect(toast()).toContain("Please confirm your new address");
		expect(toast()).toContain("We’ve sent a link to new@example.org.");
	});

	test("states birth and gender once they are on record, and asks for them before", async () => {
		const known = await open(user());
		expect([known.field("Date of birth").value, known.field("Date of birth").readOnly]).toEqual([
			"January 2, 1990",
			true,
		]);
		expect([known.field("Gender").value, known.field("Gender").readOnly]).toEqual(["Female", true]);
		const unknown = await open(user({ dateOfBirth: null, gender: null }), { missing: true });
		expect(unknown.field("Date of birth").type).toBe("date");
		expect(document.activeElement).toBe(unknown.field("Date of birth"));
		expect(unknown.getAllByText(/^You can enter this only once/)).toHaveLength(2);
		unknown.type("Gender", "male");
		unknown.type("Date of birth", "2000-05-06");
		expect((await unknown.save())[2]).toMatchObject({
			gender: "male",
			dateOfBirth: "2000-05-06",
		});
		const half = await open(user({ gender: null }), { missing: true });
		expect(document.activeElement).toBe(half.field("Gender"));
	});

	test("of a coach has a belt, which is asked for, and teaching; other people have none", async () => {
		const view = await open(coachUser());
		const belts = view.field("Current belt") as unknown as HTMLSelectElement;
		expect([...belts.options].map(({ value }) => value).slice(0, 2)).toEqual([
			"black-1",
			"black-2",
		]);
		expect(view.field("Sword").checked).toBe(true);
		expect(view.field("Women").checked).toBe(false);
		fireEvent.click(view.field("Kids"));
		fireEvent.click(view.field("Sword"));
		fireEvent.click(view.field("Monday"));
		view.type("Experience", "");
		view.type("Current belt", "black-2");
		expect((await view.save())[2]).toMatchObject({
			currentBelt: "black-2",
			availableDays: ["monday"],
			clear: ["experience", "specializations"],
		});
		expect(toast()).toContain("Your new belt is shown once the federation has approved it.");
		const brown = await open(coachUser({ currentBelt: "brown-1" }));
		const ranks = brown.field("Current belt") as unknown as HTMLSelectElement;
		expect([...ranks.options].map(({ value }) => value).slice(0, 2)).toEqual([
			"brown-1",
			"black-1",
		]);
		expect((await open(user())).queryByLabelText("Current belt")).toBeNull();
	});
});

test("the date of birth and gender that a profile lacks are asked for alone", async () => {
	const one = user({ dateOfBirth: null });
	const calls = answerCalls(() => ({ body: user({ dateOfBirth: "2010-05-06" }) }));
	const saved: unknown[] = [];
	const view = renderPart(
		<BirthAndGenderDialog
			user={one as never}
			reason="The class is for children."
			onSaved={({ dateOfBirth }) => saved.push(dateOfBirth)}
			onClose={() => undefined}
		/>,
		{ data: [[userQuery.queryKey, one]] },
	);
	await view.findByRole("dialog", { name: "First tell us your age and gender" });
	view.getByText("The class is for children.");
	expect(view.all("[role=dialog] input").length).toBeLessThan(3);
	fireEvent.change(view.getByLabelText("Date of birth"), { target: { value: "2010-05-06" } });
	fireEvent.click(view.getByRole("button", { name: "Save and continue" }));
	await waitFor(() => expect(saved).toEqual(["2010-05-06"]));
	expect(calls[0].body).toMatchObject({ dateOfBirth: "2010-05-06" });
	expect(view.queries.getQueryData(userQuery.queryKey)).toMatchObject({
		dateOfBirth: "2010-05-06",
	});
});

describe("the profile of a coach", () => {
	const open = (wish: object, locale: "en" | "ar" = "en") =>
		renderPart(<CoachProfile />, { locale, data: [[userQuery.queryKey, coachUser(wish)]] });
	const facts = (view: ReturnType<typeof open>) =>
		Object.fromEntries(
			view
				.all("dl > div")
				.map((fact) => [
					plainText(fact.querySelector("dt")?.textContent),
					plainText(fact.querySelector("dd")?.textContent),
				]),
		);

	test("states what is known, and what is not", () => {
		const view = open({ dojoId: 31, dojoLocation: "South", certifications: null });
		expect(facts(view)).toEqual({
			Email: "noura@example.org",
			"Phone number": "+96550001234",
			"Current belt": "1st Dan",
			Dojo: "South",
			"About me": "Trains each day.",
			Experience: "Ten years.",
			"Teaching philosophy": "Patience.",
			Certifications: "Not given yet",
		});
		expect(view.getByRole("link", { name: "South" }).getAttribute("href")).toBe("/dojos/31");
		expect(facts(open({ phoneNumber: null })).Dojo).toBe("Not given yet");
		expect(facts(open({ phoneNumber: null }))["Phone number"]).toBe("Not given yet");
	});

	test.each([
		[{ bio: null, experience: null }, 1],
		[{ bio: null }, 0],
		[{ experience: null }, 0],
	])("with %j is to be completed: %d", (wish, count) => {
		const view = open(wish, "ar");
		expect(view.all(".notice")).toHaveLength(count);
	});

	test("is edited by its button", async () => {
		answerCalls(() => ({ body: [] }));
		const view = open({});
		fireEvent.click(view.getByRole("button", { name: "Edit Profile" }));
		await view.findByRole("dialog", { name: "Edit Profile" });
	});
});

test("the profile page has its parts; only members are led to claim a record", () => {
	const open = (wish: object) => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(<ProfilePage />, { data: [[userQuery.queryKey, user(wish)]] });
	};
	const view = open({});
	expect(view.texts("summary")).toEqual([
		"Documents",
		"Consents",
		"Email settings",
		"Copy of my data, and deleting the account",
	]);
	expect(view.all("details").map(({ id }) => id)).toEqual([
		"documents",
		"consents",
		"mail",
		"my-data",
	]);
	expect(view.texts("strong")).toEqual(["Noura Saleh"]);
	expect(
		view
			.getByRole("link", { name: "Password, two-factor sign-in and devices" })
			.getAttribute("href"),
	).toBe("/account");
	expect(
		view
			.getByRole("link", { name: "Already trained with us? Find your record" })
			.getAttribute("href"),
	).toBe("/claim");
	expect(
		open({ role: "coach" }).queryByRole("link", { name: /^Already trained with us/ }),
	).toBeNull();
});
