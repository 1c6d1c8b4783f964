/** @jest-environment jsdom */
import { Route, Routes } from "react-router-dom";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { studentQuery } from "../../people/coaches/students.queries.ts";
import StudentPage from "./StudentPage.tsx";

const student = (wish: object = {}) => ({
	...personForTest(20, "Noura"),
	email: "noura@example.org",
	phoneNumber: "+96522345678",
	emergencyContact: "Ali, 5000 1234",
	gender: "female",
	dateOfBirth: "2010-04-17",
	currentBelt: "orange-9",
	dojoId: 31,
	dojoLocation: "South",
	dojoLocationAr: "الجنوب",
	pendingPromotion: null,
	coaches: [personForTest(2, "Omar"), personForTest(3, "Hind")],
	mayEdit: true,
	passwordWay: "shown",
	...wish,
});

function open(wish: object, { role = "coach", locale = "en" as "en" | "ar" } = {}) {
	answerCalls(() => new Promise(() => undefined));
	const view = renderPart(
		<Routes>
			<Route path="/student/:id" element={<StudentPage />} />
		</Routes>,
		{
			at: "/student/20",
			locale,
			data: [
				[userQuery.queryKey, { id: 2, role, isApproved: true }],
				[studentQuery(20 as never).queryKey, student(wish)],
			],
		},
	);
	const facts = () =>
		Object.fromEntries(
			view
				.all(".person-facts > div")
				.map((fact) => [
					plainText(fact.querySelector("dt")?.textContent),
					plainText(fact.querySelector("dd")?.textContent),
				]),
		);
	return { ...view, facts };
}

test("a student's page has what a coach needs, and all parts", () => {
	const view = open({});
	expect(Object.values(view.facts())).toEqual([
		"noura@example.org",
		"+965 2234 5678",
		"Ali, 5000 1234",
		"South",
		"April 17, 2010",
		"Female",
		expect.stringMatching(/^Omar.*Hind/),
	]);
	expect(
		["mailto:noura@example.org", "tel:+96522345678", "/dojos/31"].map(
			(href) => view.all(`a[href="${href}"]`).length,
		),
	).toEqual([1, 1, 1]);
	expect(view.texts("h2")).toEqual([
		"Details",
		"Classes",
		"Attendance",
		"Registrations for events",
		"Results at tournaments",
		"Guardians",
		"Documents",
		"Belts",
	]);
	expect(view.all(".badge.strong")).toEqual([]);
});

test("what is not known of a student is left out or named so, and a requested promotion is marked", () => {
	const view = open(
		{
			coaches: [],
			dojoId: null,
			dojoLocation: null,
			dojoLocationAr: null,
			email: null,
			pendingPromotion: { toBelt: "green-4" },
		},
		{ role: "admin" },
	);
	expect(view.texts(".badge.strong")).toEqual(["Promotion requested"]);
	expect(view.facts().Coach).toBe("No coach");
	expect(Object.values(view.facts())).not.toContain("noura@example.org");
	expect(view.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/people/20");
	expect(open({}).getByRole("link", { name: "Back" }).getAttribute("href")).toBe(
		"/coach?tab=students",
	);
});

test("a student who is not the reader's says so", async () => {
	answerCalls(() => ({ status: 404, body: { code: "not_found" } }));
	const view = renderPart(
		<Routes>
			<Route path="/student/:id" element={<StudentPage />} />
		</Routes>,
		{ at: "/student/9", data: [[userQuery.queryKey, { id: 2, role: "coach" }]] },
	);
	await view.findByText("This person is not your student, or their account is gone.");
	expect(view.all("h2, [role=alert]")).toEqual([]);
});
