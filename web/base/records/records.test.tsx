/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from "@testing-library/react";
import * as z from "zod/mini";
import { publishedRoutes } from "#shared/core/http/recordRoutes.ts";
import { routes } from "#shared/core/http/route.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { client } from "../../core/calls/client.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import { messages } from "../../core/language/messages.ts";
import { userQuery } from "../session/session.ts";
// Forms load it when they are drawn, which may be after a test.
import "../history/history/HistorySection.tsx";
import { RecordForm } from "./form/RecordForm.tsx";
import {
	bilingualField,
	fieldRow,
	orderField,
	selectField,
	switchField,
} from "./form/recordFields.tsx";
import { defineKind } from "./kind/defineKind.ts";
import { useRecordWords } from "./kind/recordWords.ts";
import { useRecordColumns } from "./kind/useRecordColumns.tsx";
import { PublicationBar } from "./publication/PublicationBar.tsx";
import { PublishedRecords } from "./publication/PublishedRecords.tsx";

/** A kind of records as a domain defines it, with the usual calls, words and fields. */
const input = {
	titleEn: z.string(),
	titleAr: z.string(),
	level: z.string(),
	sortOrder: z.string(),
	isActive: z.boolean(),
	version: z.optional(z.number()),
};
const Item = z.object({ ...input, id: z.number(), version: z.number(), published: z.boolean() });
type Item = z.output<typeof Item>;

const things = client(
	routes(
		publishedRoutes("things", {
			access: "admin",
			one: "a thing",
			list: "Things",
			params: z.object({ id: z.number() }),
			query: z.object({ cursor: z.optional(z.string()) }),
			input: z.object(input),
			edit: z.object(input),
			item: Item,
		}),
	),
);
const kind = defineKind<Item, z.output<z.ZodMiniObject<typeof input>>>("thing", things as never);

const table = messages(
	{
		"things.kind": "Thing",
		"things.title": "Things",
		"things.new": "New thing",
		"things.none": "No things",
		"things.noneText": "Write the first one.",
		"things.wasPublished": "Thing published",
	},
	{
		"things.kind": "الشيء",
		"things.title": "الأشياء",
		"things.new": "شيء جديد",
		"things.none": "لا أشياء",
		"things.noneText": "اكتب الأول.",
		"things.wasPublished": "نُشر الشيء",
	},
);

const thing = (wish: Partial<Item> = {}): Item => ({
	id: 7,
	titleEn: "Camp",
	titleAr: "معسكر",
	level: "low",
	sortOrder: "3",
	isActive: true,
	version: 1,
	published: false,
	...wish,
});

const levels = { low: "For beginners", high: "For champions" };

function ThingDialog({ item }: { item: Item | null }) {
	const fields = [
		bilingualField("title", "Title"),
		fieldRow(
			selectField("level", "Level", {
				of: ["low", "high"],
				word: (level) => levels[level as keyof typeof levels],
			}),
			orderField("sortOrder", 0),
		),
		switchField("isActive", "Active", { first: true }),
	] as const;
	return (
		<RecordForm
			item={item}
			onClose={() => {}}
			kind={kind}
			words={useRecordWords(table, "things")}
			schema={z.object(input)}
			fields={fields}
		/>
	);
}

const signedIn = [[userQuery.queryKey, { id: 1, role: "member" }]] as const;

function openDialog(item: Item | null) {
	const view = renderPart(<ThingDialog key={item?.id} item={item} />, { data: signedIn });
	const field = (label: string) => view.getByLabelText(label) as HTMLInputElement;
	return {
		...view,
		field,
		type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
		submit: () => act(async () => void fireEvent.submit(document.querySelector("form") as Element)),
	};
}

beforeEach(() => localStorage.clear());

test("what is typed for one record is kept for that record alone", () => {
	answerCalls(() => ({ status: 500 }));
	openDialog(thing({ id: 7 })).type("Title (English)", "Half a camp");
	expect(openDialog(thing({ id: 8, titleEn: "Cup" })).field("Title (English)").value).toBe("Cup");
	expect(openDialog(null).field("Title (English)").value).toBe("");
	const again = openDialog(thing({ id: 7 }));
	again.getByText(/^You wrote this/);
	expect(again.field("Title (English)").value).toBe("Half a camp");
});

test("after a record is created the form of the next one is empty", async () => {
	answerCalls(() => ({ status: 201, body: thing() }));
	const { type, submit, findByText } = openDialog(null);
	type("Title (English)", "Camp");
	await submit();
	await findByText("Thing created");
	expect(openDialog(null).field("Title (English)").value).toBe("");
});

describe("an edit of a record that another person has changed", () => {
	const theirs = thing({ titleEn: "Cup", level: "high", sortOrder: "5", version: 2 });

	/** The dialog after the server has refused the edit, which it was before the other person's. */
	async function openConflict() {
		const calls = answerCalls(({ method }) =>
			method === "PUT"
				? { status: 409, body: { code: "changed_meanwhile" } }
				: { status: 200, body: theirs },
		);
		const view = openDialog(thing());
		view.type("Title (English)", "Kata day");
		view.type("Level", "");
		await view.submit();
		await view.findByText(/^Another person changed the same fields/);
		return { ...view, calls };
	}

	test("says what the other person saved in the words of the form", async () => {
		await openConflict();
		const clashes = [...document.querySelectorAll(".clashes > li")].map(({ textContent }) => [
			textContent.split(" Saved")[0],
			textContent.split("meanwhile:")[1].split("Use")[0],
		]);
		expect(clashes).toEqual([
			["Title (English)", "Cup"],
			["Level", "For champions"],
		]);
	});

	test("takes over what only the other person changed", async () => {
		const { field } = await openConflict();
		expect(field("Sort order").value).toBe("5");
	});

	test("is saved after a choice for each field, and not before", async () => {
		const { calls, field, getAllByRole, getByRole, submit } = await openConflict();
		const save = getByRole("button", { name: "Update" }) as HTMLButtonElement;
		expect(save.disabled).toBe(true);
		fireEvent.click(getAllByRole("button", { name: "Keep mine" })[0]);
		expect(save.disabled).toBe(true);
		fireEvent.click(getByRole("button", { name: "Use theirs" }));
		expect([save.disabled, field("Level").value]).toEqual([false, "high"]);
		await submit();
		expect(calls.at(-2)?.body ?? calls.at(-1)?.body).toMatchObject({
			titleEn: "Kata day",
			level: "high",
			sortOrder: "5",
			version: 2,
		});
	});

	test("can be dropped for what the other person saved", async () => {
		const { queries: _, unmount } = await openConflict();
		unmount();
		const again = openDialog(theirs);
		again.type("Title (English)", "Kata night");
		answerCalls(({ method }) =>
			method === "PUT"
				? { status: 409, body: { code: "changed_meanwhile" } }
				: { status: 200, body: thing({ titleEn: "Tournament", version: 3 }) },
		);
		await again.submit();
		await again.findByText("Tournament");
		fireEvent.click(again.getByRole("button", { name: "Discard what I typed" }));
		expect(again.field("Title (English)").value).toBe("Tournament");
	});
});

function ThingList() {
	const columns = useRecordColumns<Item>();
	return (
		<PublishedRecords<Item, "title">
			name="things"
			kind={kind}
			words={useRecordWords(table, "things")}
			texts={["title"]}
			columns={[
				columns.name(["title"], "Thing"),
				columns.order(({ sortOrder }) => Number(sortOrder)),
				columns.state(({ published }) => published),
			]}
		/>
	);
}

const listed = (rows: Item[], next?: string, at = "/?all=1") =>
	renderPart(<ThingList />, {
		at,
		data: [...signedIn, [kind.pages.queryKey, firstPage({ rows, next })]],
	});

test("drafts come first in staff's list of records, each part in the order of the server", () => {
	const rows = [
		thing({ id: 1, titleEn: "New", published: true }),
		thing({ id: 2, titleEn: "Old draft" }),
		thing({ id: 3, titleEn: "Old", published: true }),
		thing({ id: 4, titleEn: "Older draft" }),
	];
	expect(listed(rows).texts("th[scope=row]")).toEqual(["Old draft", "Older draft", "New", "Old"]);
});

test("staff read on in a list of which the server sent the first page", async () => {
	const calls = answerCalls(() => ({ body: [thing({ id: 2, titleEn: "From page two" })] }));
	const view = listed([thing({ id: 1, titleEn: "From page one" })], "behind-1");
	view.getByText("From page one");
	fireEvent.click(view.getByRole("button", { name: "Show more" }));
	await view.findByText("From page two");
	expect(calls.map(({ path }) => path)).toEqual(["/api/things?cursor=behind-1"]);
});

test.each([
	["name", ["Camp", "Cup", "Kata day"]],
	["order", ["Cup", "Kata day", "Camp"]],
	["status", ["Kata day", "Camp", "Cup"]],
])("the column %s sorts the list by what it says", (column, names) => {
	const rows = [
		thing({ id: 1, titleEn: "Kata day", sortOrder: "10" }),
		thing({ id: 2, titleEn: "Camp", sortOrder: "100", published: true }),
		thing({ id: 3, titleEn: "Cup", sortOrder: "9", published: true }),
	];
	const { texts } = listed(rows, undefined, `/?all=1&sort=${column}`);
	expect(texts("th[scope=row]")).toEqual(names);
});

test("a record in the list says which language it lacks", () => {
	const rows = [thing(), thing({ id: 2, titleEn: "Cup", titleAr: "" })];
	expect(listed(rows).texts("th[scope=row]")).toEqual(["Camp", "CupArabic is missing"]);
});

test("a record is deleted after a question that names it, and the list is read anew", async () => {
	const calls = answerCalls(({ method }) =>
		method === "DELETE" ? { status: 204 } : { body: [thing({ id: 2, titleEn: "Cup" })] },
	);
	const view = listed([thing({ id: 1 }), thing({ id: 2, titleEn: "Cup" })]);
	fireEvent.click(view.getByRole("button", { name: "Delete Camp" }));
	const dialog = within(await view.findByRole("dialog"));
	dialog.getByText(/^Are you sure you want to delete “Camp”/);
	expect(calls).toEqual([]);
	fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
	await view.findByText("Thing deleted");
	await waitFor(() => expect(view.texts("th[scope=row]")).toEqual(["Cup"]));
	expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
		"DELETE /api/things/1",
		"GET /api/things",
	]);
});

test("a record that could not be deleted stays, with the reason in the dialog", async () => {
	answerCalls(({ method }) => (method === "DELETE" ? { status: 500 } : { body: [thing()] }));
	const view = listed([thing()]);
	fireEvent.click(view.getByRole("button", { name: "Delete Camp" }));
	const dialog = within(await view.findByRole("dialog"));
	fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
	await view.findByText("Failed to delete thing");
	await dialog.findByRole("alert");
	expect(view.texts("th[scope=row]")).toEqual(["Camp"]);
});

test("a draft that was published in the list becomes one again by Undo", async () => {
	const calls = answerCalls(({ method }) => ({
		body: method === "GET" ? [thing()] : thing({ published: true, version: 2 }),
	}));
	const view = listed([thing()]);
	fireEvent.click(view.getByRole("button", { name: "Publish Camp" }));
	await view.findByText("Thing published");
	fireEvent.click(view.getByText("Undo"));
	const changes = () => calls.filter(({ method }) => method !== "GET");
	await waitFor(() => expect(changes()).toHaveLength(2));
	expect(changes().map(({ path, body }) => [path, body])).toEqual([
		["/api/things/7", { published: true }],
		["/api/things/7", { published: false }],
	]);
});

describe("selected records", () => {
	const chosen = [
		thing({ id: 1 }),
		thing({ id: 2 }),
		thing({ id: 3, titleAr: "" }),
		thing({ id: 4, published: true }),
		thing({ id: 5, published: true }),
	];

	function openBar() {
		const calls: [id: number, published: boolean][] = [];
		let cleared = 0;
		const view = renderPart(
			<PublicationBar<Item, "title">
				chosen={chosen}
				fields={["title"]}
				call={async ({ id }, published) => void calls.push([id, published])}
				peopleOf={({ id }) => 10 * id}
				onClear={() => {
					cleared += 1;
				}}
			/>,
		);
		return { ...view, calls, cleared: () => cleared };
	}

	test("are published if they are whole drafts, and the others that stay drafts are counted", async () => {
		const { calls, cleared, getByRole, findByRole, findByText } = openBar();
		fireEvent.click(getByRole("button", { name: "Publish 2" }));
		const dialog = within(await findByRole("dialog"));
		dialog.getByText("Publish 2 drafts?");
		dialog.getByText("One lacks a language and stays a draft.");
		expect(dialog.queryByText(/registered/)).toBeNull();
		fireEvent.click(dialog.getByRole("button", { name: "Publish 2" }));
		await findByText("2 published");
		expect([calls.splice(0), cleared()]).toEqual([
			[
				[1, true],
				[2, true],
			],
			1,
		]);
		fireEvent.click(await findByText("Undo"));
		await findByText("2 turned back into drafts");
		expect(calls).toEqual([
			[1, false],
			[2, false],
		]);
	});

	test("become drafts again if visitors see them, which says how many people lose them from sight", async () => {
		const { calls, cleared, getByRole, findByRole, findByText } = openBar();
		fireEvent.click(getByRole("button", { name: "Unpublish 2" }));
		const dialog = within(await findByRole("dialog"));
		dialog.getByText("Turn 2 back into drafts?");
		dialog.getByText("90 people have registered and will no longer see it.");
		expect(dialog.queryByText(/lack/)).toBeNull();
		fireEvent.click(dialog.getByRole("button", { name: "Unpublish 2" }));
		await findByText("2 turned back into drafts");
		expect([calls.splice(0), cleared()]).toEqual([
			[
				[4, false],
				[5, false],
			],
			1,
		]);
		fireEvent.click(await findByText("Undo"));
		await findByText("2 published");
		expect(calls).toEqual([
			[4, true],
			[5, true],
		]);
	});
});
