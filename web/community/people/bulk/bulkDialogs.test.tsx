/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { publishedDojosQuery } from "../../../people/dojos/dojos.queries.ts";
import { staffPeopleQuery } from "../people.queries.ts";
import SetCoachDialog from "./SetCoachDialog.tsx";
import SetDojoDialog from "./SetDojoDialog.tsx";

const people = [
	personForTest(20, "Noura", { dojoId: 4, dojoLocation: "North" }),
	personForTest(21, "Reem", { dojoId: null, dojoLocation: "At home" }),
	personForTest(22, "Sara", { dojoId: null, dojoLocation: null }),
] as never[];
const dojos = [
	{ id: 4, nameEn: "North", nameAr: "الشمال" },
	{ id: 5, nameEn: "East", nameAr: "الشرق" },
];

function open(dialog: "coach" | "dojo", some: never[], locale: "en" | "ar" = "en") {
	let done = 0;
	const calls = answerCalls(({ method, path }) =>
		method !== "GET"
			? { body: {} }
			: path.includes("/users?")
				? { body: [personForTest(2, "Omar", { role: "coach" })] }
				: new Promise(() => undefined),
	);
	const Dialog = dialog === "coach" ? SetCoachDialog : SetDojoDialog;
	const view = renderPart(
		<Dialog
			people={some}
			onDone={() => {
				done += 1;
			}}
			onClose={() => undefined}
		/>,
		{
			locale,
			data: [
				[publishedDojosQuery.queryKey, dojos],
				[staffPeopleQuery.queryKey, {}],
			],
		},
	);
	return {
		...view,
		calls,
		done: () => done,
		title: () => view.getByRole("dialog").querySelector("h2")?.textContent,
		save: () => view.getByRole("button", { name: "Set" }) as HTMLButtonElement,
		isOld: () => view.queries.getQueryState(staffPeopleQuery.queryKey)?.isInvalidated,
		writes: () =>
			calls
				.filter(({ method }) => method !== "GET")
				.map(({ path, body }) => [path.match(/\d+/)?.[0], body]),
	};
}

test("the dojo of several people is set, and each gets the former one back", async () => {
	const view = open("dojo", people);
	expect(view.title()).toBe("Set the dojo of 3 people");
	expect(view.save().disabled).toBe(true);
	const field = view.getByLabelText("Dojo") as HTMLSelectElement;
	expect([...field.options].map(({ textContent }) => textContent)).toEqual(["–", "East", "North"]);
	fireEvent.change(field, { target: { value: "5" } });
	fireEvent.click(view.save());
	await view.findByText("Dojo of 3 people set");
	expect(view.writes()).toEqual(["20", "21", "22"].map((id) => [id, { dojoId: 5 }]));
	expect([view.done(), view.isOld()]).toEqual([1, true]);
	fireEvent.click(view.getByRole("button", { name: "Undo", hidden: true }));
	await waitFor(() => expect(view.writes()).toHaveLength(6));
	expect(view.writes().slice(3)).toEqual([
		["20", { dojoId: 4 }],
		["21", { dojoId: null, dojoLocation: "At home" }],
		["22", { dojoId: null, dojoLocation: "" }],
	]);
	await view.findByText("Dojo of 3 people set");
	expect(open("dojo", people.slice(0, 1)).title()).toBe("Set the dojo of 1 person");
});

test("the coach of several people is set to one of the coaches", async () => {
	const view = open("coach", people.slice(1));
	expect(view.title()).toBe("Set the coach of 2 people");
	view.getByText("No coach");
	expect(view.save().disabled).toBe(true);
	fireEvent.click(view.getByRole("button", { name: "Choose a coach" }));
	fireEvent.change(view.getByLabelText("Name or email"), { target: { value: "Omar" } });
	fireEvent.click(await view.findByRole("button", { name: "Choose: Omar Saleh" }));
	expect(view.calls.find(({ path }) => path.includes("/users?"))?.path).toContain("roles=coach");
	fireEvent.click(view.save());
	await view.findByText("Coach of 2 people set");
	expect(view.writes()).toEqual([
		["21", { coachId: 2 }],
		["22", { coachId: 2 }],
	]);
	expect([view.done(), view.isOld()]).toEqual([1, true]);
	const taken = open("coach", people.slice(1), "ar");
	expect(taken.title()).toBe("تحديد مدرب شخصين");
});
