/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { CoachCard } from "./CoachCard.tsx";

describe("a coach’s card", () => {
	const coach = {
		id: 20,
		firstName: "Omar",
		lastName: "Saleh",
		firstNameAr: null,
		lastNameAr: null,
		profileImageUrl: null,
		currentBelt: "black-2",
		dojoId: null,
		dojoLocation: "North",
		dojoLocationAr: null,
		specialties: [],
		teaches: [],
		languages: [],
	} as never;
	const at = (id: number, place: string) => ({ id, when: `Sunday at ${id}`, place });
	const open = (classes?: ReturnType<typeof at>[]) =>
		renderPart(<CoachCard coach={coach} classes={classes} />, {
			data: [[["user"], { id: 5, firstName: "Noura", lastName: "Ali", email: "n@example.org" }]],
		});

	test("names the places of classes only if there are several", () => {
		expect(open([at(4, "North"), at(5, "North")]).queryAllByText("North")).toHaveLength(1);
		const { queryAllByText, getByText } = open([at(4, "North"), at(5, "South")]);
		expect(queryAllByText("South")).toHaveLength(1);
		expect(getByText("Sunday at 4").getAttribute("href")).toMatch(/\/4$/);
		expect(open([]).texts(".coach-card > p.soft")).toHaveLength(1);
		expect(open().texts(".coach-card > p.soft")).toHaveLength(0);
	});

	test("sends a message to this coach", async () => {
		const calls = answerCalls(() => ({ status: 201, body: {} }));
		const view = open();
		fireEvent.click(view.getByRole("button", { name: /^Contact Sensei .?Omar Saleh/ }));
		await view.findByRole("dialog", { name: /^Message to Sensei .?Omar Saleh/ });
		fireEvent.change(view.getByLabelText("Message"), { target: { value: "May I visit you?" } });
		fireEvent.click(view.getByRole("button", { name: "Send" }));
		await view.findByText("Message sent");
		expect(document.body.textContent).toMatch(/Sensei .?Omar Saleh.? will answer by email\./);
		expect(calls.map(({ path }) => path)).toEqual([expect.stringContaining("/20/")]);
	});
});
