/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { renderPart } from "#tests/core/renderPart.tsx";
import { DataTable } from "./DataTable.tsx";

type Row = { id: number; name: string; rank: number };
const rows: Row[] = [
	{ id: 1, name: "Salma", rank: 2 },
	{ id: 2, name: "Adnan", rank: 10 },
	{ id: 3, name: "Muna", rank: 1 },
];

type Props = Partial<ComponentProps<typeof DataTable<Row>>>;

function Table(props: Props) {
	const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
	const selection = props.selection && { ...props.selection, selected, onSelect };
	return (
		<DataTable<Row>
			label="People"
			rows={rows}
			keyOf={({ id }) => `row-${id}`}
			columns={[
				{
					id: "name",
					head: "Name",
					names: true,
					sort: ({ name }) => name,
					cell: ({ name }) => name,
				},
				{
					id: "rank",
					head: "Rank",
					phone: "labelled",
					sort: ({ rank }) => rank,
					cell: (row) => row.rank,
				},
				{ id: "act", head: "Act", phone: "end", cell: () => "…" },
			]}
			{...props}
			selection={selection}
		/>
	);
}

const selectable = { nameOf: ({ name }: Row) => name } as Props["selection"];

const open = (props: Props = {}, at = "/list") => {
	const view = renderPart(<Table {...props} />, { at });
	return {
		...view,
		names: () => view.texts("tbody tr[data-row] th"),
		head: (name: string) => view.getByRole("columnheader", { name: new RegExp(name) }),
		press: (name: string | RegExp) => fireEvent.click(view.getByRole("button", { name })),
		tick: (name: string) => fireEvent.click(view.getByRole("checkbox", { name })),
		ticked: () => view.all("tbody input:checked").length,
	};
};

test("sorts by a column up, down, and then no more; a column without an order has no button", () => {
	const { names, head, press, address, queryByRole } = open();
	expect(names()).toEqual(["Salma", "Adnan", "Muna"]);
	expect([head("Name").textContent, head("Name").getAttribute("aria-sort")]).toEqual([
		"Name↕",
		null,
	]);
	press("Sort by Rank");
	expect([names(), address()]).toEqual([["Muna", "Salma", "Adnan"], "/list?sort=rank"]);
	expect([head("Rank").textContent, head("Rank").getAttribute("aria-sort")]).toEqual([
		"Rank↑",
		"ascending",
	]);
	expect(head("Name").getAttribute("aria-sort")).toBeNull();
	press("Sort by Rank");
	expect([names(), address()]).toEqual([["Adnan", "Salma", "Muna"], "/list?sort=-rank"]);
	expect([head("Rank").textContent, head("Rank").getAttribute("aria-sort")]).toEqual([
		"Rank↓",
		"descending",
	]);
	press("Sort by Rank");
	expect([names(), address()]).toEqual([["Salma", "Adnan", "Muna"], "/list"]);
	expect(queryByRole("button", { name: "Sort by Act" })).toBeNull();
});

test("keeps its order and its length under its name, where a page has several tables", () => {
	const { names, press, address } = open({ name: "people", first: 2 }, "/list?sort=rank&all=1");
	expect(names()).toEqual(["Salma", "Adnan"]);
	press("Sort by Name");
	press("Show all 3");
	expect(address()).toBe("/list?sort=rank&all=1&people.sort=name&people.all=1");
	expect(names()).toEqual(["Adnan", "Muna", "Salma"]);
});

test("shows the first rows until all are asked for, and then a button for the first ones", () => {
	const { names, press, address, queryByRole } = open({ first: 2 });
	expect(names()).toHaveLength(2);
	press("Show all 3");
	expect([names().length, address()]).toEqual([3, "/list?all=1"]);
	press("Show the first 2 only");
	expect([names().length, address()]).toEqual([2, "/list"]);
	expect(open({ first: 3 }).queryByRole("button", { name: /^Show/ })).toBeNull();
	expect(queryByRole("button", { name: "Show more" })).toBeNull();
});

test("offers further pages only below all rows that are read, whose number is then a least one", () => {
	const pages = { more: () => {}, isReadingMore: false, isMoreFailed: false };
	const { queryByRole, press, getByRole } = open({ first: 2, pages });
	expect(queryByRole("button", { name: "Show more" })).toBeNull();
	press("Show all \u20663+\u2069");
	getByRole("button", { name: "Show more" });
	open({ pages }, "/list");
});

test.each([
	["/list", null, null, "/list?order=-joined"],
	["/list?order=joined", "descending", null, "/list?order=-joined"],
	["/list?order=-joined", "ascending", null, "/list?order=joined"],
	["/list?order=fee", null, "ascending", "/list?order=joined"],
])("at %s, a list that the server sorts is sorted as its address says", (at, joined, fee, next) => {
	const { head, press, address } = open(
		{
			order: at === "/list" ? "joined" : undefined,
			columns: [
				{ id: "joined", head: "Joined", serverOrder: "descending", cell: () => "" },
				{ id: "fee", head: "Fee", serverOrder: "ascending", cell: () => "" },
			],
		},
		at,
	);
	const isDefault = at === "/list";
	expect(head("Joined").getAttribute("aria-sort")).toBe(isDefault ? "descending" : joined);
	expect(head("Fee").getAttribute("aria-sort")).toBe(fee);
	press("Sort by Joined");
	expect(address()).toBe(next);
	if (!isDefault) return;
	press("Sort by Joined");
	expect([address(), head("Joined").getAttribute("aria-sort")]).toEqual(["/list", "descending"]);
});

test("a row is a card on phones: its parts say where they stand there", () => {
	const { all } = open();
	const cells = all("tbody tr:first-child > *");
	expect(cells.map(({ tagName }) => tagName)).toEqual(["TH", "TD", "TD"]);
	expect(cells.map(({ dataset }) => [dataset.phone, dataset.head])).toEqual([
		[undefined, undefined],
		["labelled", "Rank"],
		["end", undefined],
	]);
	expect(all("thead th").map(({ dataset }) => dataset.phone)).toEqual([
		undefined,
		"labelled",
		"end",
	]);
});

test("selects rows one by one, all at once, and none", () => {
	const { tick, ticked, getByRole } = open({ selection: selectable });
	const isAll = () => (getByRole("checkbox", { name: /Select all/ }) as HTMLInputElement).checked;
	tick("Select Salma");
	tick("Select Muna");
	expect([ticked(), isAll()]).toEqual([2, false]);
	tick("Select Salma");
	expect(ticked()).toBe(1);
	tick("Select all that are shown");
	expect([ticked(), isAll()]).toEqual([3, true]);
	tick("Select all that are shown");
	expect([ticked(), isAll()]).toEqual([0, false]);
	expect(
		open({ selection: selectable, rows: [] }).queryByRole("checkbox", { checked: true }),
	).toBeNull();
	expect(open().queryByRole("checkbox", { name: "Select Salma" })).toBeNull();
});

test("selects of all rows only those that are shown", () => {
	const { tick, ticked, press } = open({ selection: selectable, first: 2 });
	tick("Select all that are shown");
	press(/^Show all/);
	expect(ticked()).toBe(2);
});

test.each([
	[selectable, 4],
	[undefined, 3],
])("what stands below a row is as wide as the table", (selection, columns) => {
	const { all } = open({ selection, below: ({ id }) => id === 2 && <p>The form of Adnan</p> });
	const [below, ...others] = all(".below-row");
	expect([below.textContent, others.length, below.getAttribute("colspan")]).toEqual([
		"The form of Adnan",
		0,
		String(columns),
	]);
	expect(below.parentElement?.previousElementSibling?.getAttribute("data-row")).toBe("row-2");
});
