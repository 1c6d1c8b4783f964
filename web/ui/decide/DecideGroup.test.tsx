/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import type { ComponentProps } from "react";
import { renderPart } from "#tests/core/renderPart.tsx";
import { DecideGroup, type Waiting } from "./DecideGroup.tsx";

const waiting = (at: number, warning?: string): Waiting => ({
	key: `k${at}`,
	name: `Person ${at}`,
	to: `/people/${at}`,
	facts: `Belt ${at}`,
	// The later in the list, the longer it waits.
	since: `2027-01-${String(30 - at).padStart(2, "0")}T09:00:00Z`,
	warning,
});

const records = (count: number) => Array.from({ length: count }, (_, at) => waiting(at));

function open(rows: Waiting[] | undefined, wish: Partial<ComponentProps<typeof DecideGroup>> = {}) {
	const [approved, rejected]: string[][][] = [[], []];
	const view = renderPart(
		<DecideGroup
			id="promotions"
			title="Promotions"
			to="/promotions"
			rows={rows}
			approve={{ run: (keys) => approved.push(keys), isPending: false }}
			reject={(keys) => rejected.push(keys)}
			{...wish}
		>
			<p>The dialog</p>
		</DecideGroup>,
	);
	const press = (name: string | RegExp) => fireEvent.click(view.getByRole("button", { name }));
	const tick = (at: number) =>
		fireEvent.click(view.getByRole("checkbox", { name: `Select Person ${at}` }));
	return {
		...view,
		approved,
		rejected,
		press,
		tick,
		keys: () => view.all("li").map((row) => row.dataset.row),
	};
}

test("shows what has waited longest first, with its facts, its day and its link", () => {
	const { keys, texts, getByRole, all } = open(records(3));
	expect(keys()).toEqual(["k2", "k1", "k0"]);
	expect(texts("li .soft.block")).toEqual(["Belt 2", "Belt 1", "Belt 0"]);
	expect(texts("time")).toEqual(["Jan 28, 2027", "Jan 29, 2027", "Jan 30, 2027"]);
	expect(all("time")[0].title).toBe("Waiting since January 28, 2027");
	expect(getByRole("link", { name: "Person 1" }).getAttribute("href")).toBe("/people/1");
	expect(getByRole("link", { name: "Open the list: Promotions" }).getAttribute("href")).toBe(
		"/promotions",
	);
	expect(texts("h2 .badge")).toEqual(["3"]);
	expect(open(records(3), { more: "next" }).texts("h2 .badge")).toEqual(["\u20663+\u2069"]);
});

test("shows placeholders while it loads, and its dialogs alone if nothing waits", () => {
	expect(open(undefined).all(".skeleton")).toHaveLength(2);
	expect(open([]).container.textContent).toBe("The dialog");
});

test("shows eight records until all are asked for", () => {
	expect(open(records(8)).queryByRole("button", { name: /^Show all/ })).toBeNull();
	const { keys, press } = open(records(9));
	expect(keys()).toHaveLength(8);
	press("Show all 9");
	expect(keys()).toHaveLength(9);
});

test("approves or rejects a single record; a record with a warning offers Open instead of Approve", () => {
	const { press, approved, rejected, getByRole, queryByRole, texts } = open([
		waiting(1),
		waiting(2, "No document"),
	]);
	press("Approve Person 1");
	press("Reject Person 2");
	expect([approved, rejected]).toEqual([[["k1"]], [["k2"]]]);
	expect(queryByRole("button", { name: "Approve Person 2" })).toBeNull();
	expect(getByRole("link", { name: "Open Person 2" }).getAttribute("href")).toBe("/people/2");
	expect(texts(".early")).toEqual(["No document"]);
});

test("without actions, records are opened; with one of them they can be selected", () => {
	const none = open(records(2), { approve: undefined, reject: undefined });
	expect(none.queryByRole("button", { name: /Approve|Reject/ })).toBeNull();
	expect(none.queryByRole("checkbox")).toBeNull();
	none.getByRole("link", { name: "Open Person 1" });
	expect(open(records(2), { approve: undefined }).queryAllByRole("checkbox")).toHaveLength(2);
	const approvedOnly = open(records(2), { reject: undefined });
	expect(approvedOnly.queryAllByRole("checkbox")).toHaveLength(2);
	expect(approvedOnly.queryByRole("button", { name: /Reject/ })).toBeNull();
});

test("approves all without a warning, if there are at least two, and asks above five", () => {
	expect(
		open([waiting(1), waiting(2, "!")]).queryByRole("button", { name: /with no warnings/ }),
	).toBeNull();
	const five = open([...records(5), waiting(9, "!")]);
	five.press("Approve 5 with no warnings");
	expect(five.approved).toEqual([["k4", "k3", "k2", "k1", "k0"]]);
	five.unmount();
	const six = open(records(6));
	six.press("Approve 6 with no warnings");
	expect(six.approved).toEqual([]);
	const dialog = six.getByRole("dialog", { name: "Approve 6 requests: Promotions?" });
	fireEvent.click(dialog.querySelector("[type=submit]") as HTMLElement);
	expect(six.approved).toEqual([["k5", "k4", "k3", "k2", "k1", "k0"]]);
});

test("approves the selected records without a warning, and rejects several only where that is meant", () => {
	const { tick, press, approved, rejected, queryByRole, getByRole } = open([
		waiting(1),
		waiting(2),
		waiting(3, "!"),
	]);
	expect(queryByRole("toolbar")).toBeNull();
	tick(3);
	const approve = () => getByRole("button", { name: "Approve" }) as HTMLButtonElement;
	expect(approve().disabled).toBe(true);
	press("Reject");
	expect(rejected).toEqual([["k3"]]);
	tick(1);
	expect([approve().disabled, queryByRole("button", { name: "Reject" })]).toEqual([false, null]);
	press("Approve");
	expect(approved).toEqual([["k1"]]);
	tick(1);
	getByRole("button", { name: "Reject" });
	press("Clear selection");
	expect(queryByRole("toolbar")).toBeNull();
});

test("rejects several selected records at once where that is meant", () => {
	const { tick, press, rejected } = open(records(3), { rejectsMany: true });
	tick(0);
	tick(2);
	press("Reject");
	expect(rejected).toEqual([["k2", "k0"]]);
});

test("its buttons wait while records are being approved", () => {
	const { getAllByRole, tick } = open(records(2), { approve: { run() {}, isPending: true } });
	tick(1);
	const buttons = getAllByRole("button", { name: /^Approve/ }) as HTMLButtonElement[];
	expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
});
