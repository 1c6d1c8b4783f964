/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { PersonChoice } from "./PersonChoice.tsx";
import { PersonFilter } from "./PersonFilter.tsx";
import { PersonSearch } from "./PersonSearch.tsx";

const person = (id: number, firstName: string, wish: object = {}) => ({
	id,
	role: "member",
	isApproved: true,
	firstName,
	lastName: "Saleh",
	firstNameAr: "نورة",
	lastNameAr: "صالح",
	email: `${id}@club.example`,
	currentBelt: "orange-9",
	dojoLocation: null,
	country: null,
	...wish,
});
const guest = person(9, "Ken", {
	role: "guest",
	email: null,
	dojoLocation: "Tokyo Dojo",
	country: "JP",
});

type Wish = { found: object[]; chosen?: { id: number }[]; choose?: string; locale?: "en" | "ar" };
function open({ found, chosen = [], choose, locale }: Wish) {
	const calls = answerCalls(() => ({ body: found }));
	const picked: number[] = [];
	const field = { current: null };
	const view = renderPart(
		<PersonSearch
			field={field}
			chosen={chosen as never}
			choose={choose}
			roles={["member", "coach"] as never}
			guests
			onChoose={({ id }) => picked.push(id)}
		/>,
		{ locale },
	);
	const input = view.all("input")[0] as HTMLInputElement;
	const type = (value: string) => fireEvent.change(input, { target: { value } });
	return { ...view, calls, picked, input, type };
}

test("people are found by what was typed, among the roles; who is on the list already says so", async () => {
	const view = open({
		found: [person(20, "Noura"), person(21, "Omar"), guest],
		chosen: [{ id: 21 }],
	});
	view.type("  sal ");
	await view.findByText("3 people found");
	const { pathname, searchParams } = new URL(view.calls[0].path, "http://a.example");
	expect([pathname, Object.fromEntries(searchParams)]).toEqual([
		"/api/users",
		{ search: "sal", limit: "9", roles: "member,coach", guests: "true" },
	]);
	expect(view.texts(".found-people > li").map(plainText)).toEqual([
		"Noura Saleh20@club.exampleOrange Belt - 9th KyuAdd",
		"Omar Saleh21@club.exampleOrange Belt - 9th KyuOn the list",
		"Ken SalehGuest: Tokyo Dojo, JapanOrange Belt - 9th KyuAdd",
	]);
	fireEvent.click(view.getByRole("button", { name: "Add Ken Saleh" }));
	expect([view.picked, view.input.value, view.all(".found-people")]).toEqual([[9], "", []]);
	expect(document.activeElement).toBe(view.input);
});

test("eight people are shown, and more are hinted at", async () => {
	const many = Array.from({ length: 9 }, (_, at) => person(20 + at, `Noura ${at}`));
	const view = open({ found: many, choose: "Choose" });
	view.type("nou");
	await view.findByText("The first 8 are shown. Type more of the name.");
	expect(view.all(".found-people > li")).toHaveLength(8);
	view.getByRole("button", { name: "Choose: Noura 7 Saleh" });
	const eight = open({ found: many.slice(1) });
	eight.type("nou");
	await eight.findByText("8 people found");
	const none = open({ found: [], locale: "ar" });
	none.type("xyz");
	await waitFor(() => expect(none.texts("[role=status]")[0]).not.toMatch(/^(|جار.*)$/));
	expect(none.all(".found-people")).toEqual([]);
});

test("Enter chooses the only match that is not on the list, and none among several", async () => {
	const one = open({ found: [person(20, "Noura"), person(21, "Omar")], chosen: [{ id: 21 }] });
	one.type("sal");
	fireEvent.keyDown(one.input, { key: "Enter" });
	await waitFor(() => expect(one.picked).toEqual([20]));
	const two = open({ found: [person(20, "Noura"), person(21, "Omar")] });
	two.type("sal");
	fireEvent.keyDown(two.input, { key: "Enter" });
	await two.findByText("2 people found");
	expect(two.picked).toEqual([]);
	const blank = open({ found: [] });
	expect(fireEvent.keyDown(blank.input, { key: "Enter" })).toBe(false);
	expect(blank.calls).toEqual([]);
});

test("a search that failed can be made again", async () => {
	const view = open({ found: [] });
	let isBroken = true;
	answerCalls(() => (isBroken ? { status: 400, body: {} } : { body: [person(20, "Noura")] }));
	view.type("nou");
	await view.findByText("The search failed.");
	isBroken = false;
	fireEvent.click(view.getByRole("button", { name: "Search again" }));
	await view.findByText("1 person found");
});

test("a chosen person is named until another one is to be chosen; what is wrong is shown", () => {
	const choices: unknown[] = [];
	const choice = (one: object | null, wrong?: string) =>
		renderPart(
			<PersonChoice
				label="Coach"
				hint="Who teaches"
				person={one as never}
				wrong={wrong}
				onChoose={(next) => choices.push(next)}
			/>,
		);
	const view = choice(person(20, "Noura"));
	view.getByRole("region", { name: "Coach" });
	expect(view.texts("strong, bdi.small")).toEqual(["Noura Saleh", "20@club.example"]);
	expect([view.all("input"), view.queryByText("Who teaches")]).toEqual([[], null]);
	fireEvent.click(view.getByRole("button", { name: "Choose another person" }));
	expect(choices).toEqual([null]);
	const empty = choice(null, "Choose somebody");
	empty.getByText("Who teaches");
	expect([empty.all("input").length, empty.getByRole("alert").textContent]).toEqual([
		1,
		"Choose somebody",
	]);
	expect(choice(null).queryByRole("alert")).toBeNull();
});

test("a list is filtered by a person, known or found, until the filter is removed", async () => {
	const filter = (at: string, known: object[]) =>
		renderPart(
			<PersonFilter
				name="by"
				choose="Choose a person"
				chosen={(name) => `Done by ${name}`}
				known={known as never}
			/>,
			{ at },
		);
	const known = [person(20, "Noura"), person(21, "Omar")];
	filter("/audit?by=21", known).getByText("Done by Omar Saleh");
	filter("/audit?by=99", known).getByText("Done by 99");
	answerCalls(() => ({ body: [person(30, "Reem")] }));
	const view = filter("/audit", known);
	fireEvent.click(view.getByRole("button", { name: "Choose a person" }));
	fireEvent.change(view.all("input")[0], { target: { value: "reem" } });
	fireEvent.click(await view.findByRole("button", { name: "Choose: Reem Saleh" }));
	view.getByText("Done by Reem Saleh");
	expect(view.address()).toBe("/audit?by=30");
	fireEvent.click(view.getByRole("button", { name: "Remove this filter" }));
	expect(view.address()).toBe("/audit");
	fireEvent.click(view.getByRole("button", { name: "Choose a person" }));
	fireEvent.click(view.getByRole("button", { name: "Cancel" }));
	expect(view.all("input")).toEqual([]);
});
