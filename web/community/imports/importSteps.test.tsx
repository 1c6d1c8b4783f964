/** @jest-environment jsdom */
import { TextDecoder } from "node:util";
import { fireEvent, waitFor } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import { publishedDojosQuery } from "../../people/dojos/dojos.queries.ts";
import { useFaultTexts } from "./faults/useFaultTexts.ts";
import { readFile } from "./files/readFile.ts";
import ImportPage from "./ImportPage.tsx";
import { importsPages } from "./imports.queries.ts";
import type { CheckedRow } from "./sendRows.ts";
import { ChoosePart } from "./steps/ChoosePart.tsx";

// The tests' browser has no reader of bytes.
Object.assign(globalThis, { TextDecoder });

beforeEach(() => sessionStorage.clear());

type Verdict = { verdict: string; faults?: object[]; person?: object | null };
type Sent = { rows: { row: number; values: Record<string, string>; confirmed?: string[] }[] };

/** Opens the page and chooses a file. */
async function open(
	content: string,
	{
		name = "list.csv",
		locale = "en" as "en" | "ar",
		judge = (_row: Sent["rows"][number]): Verdict => ({ verdict: "create" }),
	} = {},
) {
	const calls = answerCalls(({ method, path, body }) => {
		if (method === "GET") return new Promise(() => undefined);
		if (path.endsWith("/check"))
			return {
				body: (body as Sent).rows.map((row) => ({
					row: row.row,
					faults: [],
					person: null,
					...judge(row),
				})),
			};
		return { body: { id: "01J0000000000000000000000A" } };
	});
	const view = renderPart(<ImportPage />, {
		at: "/admin/import",
		locale,
		data: [
			[userQuery.queryKey, { id: 1, role: "admin" }],
			[importsPages.queryKey, firstPage({ rows: [], next: undefined } as never)],
			[publishedDojosQuery.queryKey, []],
			[coachesPages.queryKey, firstPage({ rows: [], next: undefined } as never)],
		],
	});
	const choose = (text: string, file = name) => {
		const bytes = new Uint8Array([...text].flatMap((one) => [...new TextEncoder().encode(one)]));
		const input = view.all("input[type=file]")[0];
		fireEvent.change(input, {
			target: {
				files: [{ name: file, size: bytes.length, arrayBuffer: async () => bytes.buffer }],
			},
		});
	};
	choose(content);
	await waitFor(() => expect(view.all("table select")).not.toEqual([]));
	return {
		...view,
		choose,
		fields: () =>
			view
				.all("table select")
				.map((field) => (field as HTMLSelectElement).selectedOptions[0].textContent),
		button: (label: string) => view.getByRole("button", { name: label }) as HTMLButtonElement,
		press: (label: string) => fireEvent.click(view.getByRole("button", { name: label })),
		checks: () =>
			calls
				.filter(({ path }) => path.endsWith("/check"))
				.map(({ body }) => (body as Sent).rows.map(({ row, values }) => [row, values])),
		/** The list in the workbook that a button downloads. */
		download: async (label: string) => {
			const files: Blob[] = [];
			URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
			fireEvent.click(view.getByRole("button", { name: label }));
			await waitFor(() => expect(files).toHaveLength(1));
			const reader = new FileReader();
			reader.readAsArrayBuffer(files[0]);
			await waitFor(() => expect(reader.result).not.toBeNull());
			const bytes = reader.result as ArrayBuffer;
			return readFile({ name: "x.xlsx", size: bytes.byteLength, arrayBuffer: async () => bytes });
		},
		writes: () => calls.filter(({ method, path }) => method !== "GET" && !path.endsWith("/check")),
	};
}

const list =
	"First name,Last name,Email,Shoe size\nNoura,Saleh,n@club.example,38\nReem,Ali,r@club.example,39";

test("a file is read, its columns are matched, and each can become something else", async () => {
	const view = await open(list);
	expect(plainText(view.texts("[role=status]")[0])).toBe("list.csv: 2 rows");
	view.getByText("3 of 4 columns recognised. Change what is wrong.");
	expect(view.fields()).toEqual(["First name", "Last name", "Email", "Skipped"]);
	expect(view.texts("tbody tr").map((row) => row.match(/38|Noura/)?.[0])).toEqual([
		"Noura",
		undefined,
		undefined,
		"38",
	]);
	const select = (at: number, value: string) =>
		fireEvent.change(view.all("table select")[at], { target: { value } });
	select(3, "firstName");
	expect(view.fields()).toEqual(["Skipped", "Last name", "Email", "First name"]);
	select(3, "");
	expect(view.texts("[role=status]").some((one) => one === "Still to be matched: First name")).toBe(
		true,
	);
	expect(view.button("Check the rows").disabled).toBe(true);
	select(0, "firstName");
	expect(view.button("Check the rows").disabled).toBe(false);
	expect(view.queryByText(/^Still to be matched/)).toBeNull();
});

test.each([
	["en", "There are no rows below the headings."],
	["ar", "لا توجد صفوف تحت العناوين."],
] as const)(
	"a file without rows is refused, and what was read before stays: %s",
	async (locale, words) => {
		const view = await open(list, { locale });
		const before = view.fields();
		view.choose("First name", "other.csv");
		await view.findByText(words);
		expect(view.fields()).toEqual(before);
		view.choose("First name\nSara", "third.csv");
		await waitFor(() => expect(view.fields()).toHaveLength(1));
		expect(view.queryByText(words)).toBeNull();
	},
);

test("rows are checked and imported, and those that are left out are named", async () => {
	const view = await open(list, {
		judge: ({ row }) => ({ verdict: row === 2 ? "create" : "exists", person: null }),
	});
	view.press("Check the rows");
	await view.findByText("Check and import");
	expect(view.checks()).toEqual([
		[
			[2, { firstName: "Noura", lastName: "Saleh", email: "n@club.example" }],
			[3, { firstName: "Reem", lastName: "Ali", email: "r@club.example" }],
		],
	]);
	view.getByText(/^one will be added.*one is already a member$/);
	expect(view.texts(".url-filter button")).toEqual([
		"All rows2",
		"Will be added1",
		"Already a member1",
		"Possible duplicates0",
		"Errors0",
	]);
	expect(view.texts(".row > span").map(plainText)).toEqual(
		expect.arrayContaining(["list.csv: 2 rows", "3 of 4 columns matched"]),
	);
	expect(view.texts(".import-verdict")).toEqual(["Will be added", "Skipped"]);
	expect(document.activeElement?.textContent).toBe("Check and import");
	view.press("Import one member");
	const dialog = await view.findByRole("dialog");
	expect(plainText(dialog.textContent)).toMatch(
		/^Import one member\?They become members.*for 30 days\.One row is left out\./,
	);
	fireEvent.click([...dialog.querySelectorAll("button")].at(-1) as HTMLElement);
	await view.findByText("The import has begun");
	expect(view.writes().map(({ body }) => body)).toEqual([
		{ fileName: "list.csv", rows: 1 },
		{
			rows: [
				{ row: 2, values: { firstName: "Noura", lastName: "Saleh", email: "n@club.example" } },
			],
		},
		undefined,
	]);
	view.getByText("One row was left out. Download it, and import it once it is corrected.");
	view.getByRole("button", { name: "Download the row with its reason" });
	expect(view.all("input[type=file]")).toHaveLength(1);
	expect(view.queries.getQueryState(importsPages.queryKey)?.isInvalidated).toBe(true);
});

test("wrong cells are corrected in place, and only what was corrected is checked again", async () => {
	const view = await open(list, {
		judge: ({ row, values }) =>
			row === 3 && values.email !== "reem@club.example"
				? { verdict: "fault", faults: [{ field: "email", code: "email" }] }
				: { verdict: "create" },
	});
	view.press("Check the rows");
	await view.findByText("Check and import");
	await waitFor(() => expect(view.texts("table .import-verdict")).toEqual(["Cannot be added"]));
	expect(view.address()).toBe("/admin/import?show=fault");
	expect(plainText(view.all(".why li")[0].textContent)).toMatch(/^Row 3, Email “r@club.example”: /);
	const { headings, rows } = await view.download("Download the row with its reason");
	expect(headings).toEqual([
		"First name",
		"Last name",
		"Email",
		"Shoe size",
		"Row in the file",
		"Why it was left out",
	]);
	expect(rows.map(({ cells }) => cells.map(String))).toEqual([
		["Reem", "Ali", "r@club.example", "39", "3", expect.stringMatching(/^Row 3, Email/)],
	]);
	const field = view.getByLabelText("Email, row 3") as HTMLInputElement;
	expect([field.value, field.dir]).toEqual(["r@club.example", "ltr"]);
	fireEvent.change(field, { target: { value: "reem@club.example" } });
	view.press("Check the corrections");
	await view.findByRole("button", { name: "Import 2 members" });
	expect(view.checks()[1]).toEqual([
		[3, { firstName: "Reem", lastName: "Ali", email: "reem@club.example" }],
	]);
	await waitFor(() => expect(view.address()).toBe("/admin/import"));
	const again = await open(list, {
		judge: () => ({ verdict: "fault", faults: [{ field: "lastName", code: "required" }] }),
	});
	again.getByRole("button", { name: /^Discard/ });
	again.press("Check the rows");
	await again.findByText(
		"No row can be added. Correct the rows here, or correct the file and choose it again.",
	);
	again.getByText("2 rows have errors");
	again.getByRole("button", { name: "Download the 2 rows with their reasons" });
	expect(again.queryByRole("button", { name: /^Import/ })).toBeNull();
});

test("gender and belt are corrected by a choice", async () => {
	const view = await open("First name,Email,Gender,Belt\nNoura,n@club.example,?,Rainbow", {
		judge: ({ values }) =>
			values.currentBelt === "black-1"
				? { verdict: "create" }
				: {
						verdict: "fault",
						faults: [
							{ field: "gender", code: "gender_unknown" },
							{ field: "currentBelt", code: "belt_unknown" },
						],
					},
	});
	view.press("Check the rows");
	await view.findByText("Check and import");
	const field = (label: string) => view.getByLabelText(label) as HTMLSelectElement;
	expect([field("Gender, row 2").value, field("Belt, row 2").value]).toEqual(["", ""]);
	fireEvent.change(field("Gender, row 2"), { target: { value: "female" } });
	fireEvent.change(field("Belt, row 2"), { target: { value: "black-1" } });
	expect([field("Gender, row 2").value, field("Belt, row 2").value]).toEqual(["female", "black-1"]);
	view.press("Check the corrections");
	await view.findByRole("button", { name: "Import one member" });
	expect(view.checks()[1][0][1]).toMatchObject({ gender: "female", currentBelt: "black-1" });
});

test("people who may be members already are added only if that is chosen", async () => {
	const other = {
		id: 1_204,
		firstName: "Noora",
		lastName: "Saleh",
		firstNameAr: null,
		lastNameAr: null,
		email: "",
	};
	const view = await open(list, {
		judge: ({ row }) => ({
			verdict: row === 2 ? "maybeSame" : "create",
			person: row === 2 ? other : null,
		}),
	});
	view.press("Check the rows");
	await view.findByRole("button", { name: "Import one member" });
	expect(plainText(view.all(".why li")[0].textContent)).toBe(
		"May be Noora Saleh (member no. 1,204).",
	);
	fireEvent.click(
		view.getByLabelText("Also add the person who is perhaps there already", { exact: false }),
	);
	view.getByRole("button", { name: "Import 2 members" });
	fireEvent.click(view.getByRole("button", { name: /^Possible duplicates/ }));
	expect(view.texts("table .import-verdict")).toEqual(["Possible duplicate"]);
	fireEvent.click(view.getByRole("button", { name: /^Errors/ }));
	view.getByText("No rows of this kind");
});

test("a belt that names no rank is confirmed once for all rows, or another is chosen", async () => {
	const view = await open(
		"First name,Email,Belt\nNoura,n@club.example,Green\nReem,r@club.example,Green\nSara,s@club.example,white",
	);
	view.press("Check the rows");
	const button = await view.findByRole("button", { name: "Import 3 members" });
	expect((button as HTMLButtonElement).disabled).toBe(true);
	view.getByText("Confirm the belts first.");
	const field = view.getByLabelText(/^.?Green.? \(2 rows\) becomes$/) as HTMLSelectElement;
	expect(field.value).toMatch(/^green-/);
	fireEvent.click(view.getByLabelText(/^.?Green.? means /));
	expect(view.queryByText("Confirm the belts first.")).toBeNull();
	fireEvent.change(field, { target: { value: "black-1" } });
	view.press("Import 3 members");
	const dialog = await view.findByRole("dialog");
	fireEvent.click([...dialog.querySelectorAll("button")].at(-1) as HTMLElement);
	await view.findByText("The import has begun");
	const { rows } = view.writes()[1].body as Sent;
	expect(rows.map(({ values }) => values.currentBelt)).toEqual(["black-1", "black-1", "white"]);
	expect(view.queryByText(/Download/)).toBeNull();
});

test("whole names are divided into first and last name as chosen", async () => {
	const view = await open(
		"Full name,Email\nNoura Fahad Saleh,n@club.example\nReem Ali,r@club.example",
	);
	expect(view.button("Check the rows").disabled).toBe(true);
	const radio = (label: RegExp) => view.getByLabelText(label) as HTMLInputElement;
	expect([/^The last name/, /^All names after/].map((label) => radio(label).checked)).toEqual([
		false,
		false,
	]);
	const names = () => view.texts(".import-names li").map(plainText);
	expect(names()[0]).toBe("First name: Noura Fahad. Family name: Saleh.");
	fireEvent.click(radio(/^All names after/));
	expect(names()).toEqual([
		"First name: Noura. Family name: Fahad Saleh.",
		"First name: Reem. Family name: Ali.",
	]);
	view.press("Check the rows");
	await view.findByText("Check and import");
	expect(view.checks()[0].map(([, values]) => (values as { lastName: string }).lastName)).toEqual([
		"Fahad Saleh",
		"Ali",
	]);
	const plain = await open("Full name,Email\nReem Ali,r@club.example\nDana,d@club.example");
	expect(plain.texts(".import-names li").map(plainText)).toContain("First name: Dana.");
	expect(plain.button("Check the rows").disabled).toBe(true);
	fireEvent.click(plain.getByLabelText("The names are divided correctly"));
	expect(plain.button("Check the rows").disabled).toBe(false);
	fireEvent.click(plain.getByLabelText("The names are divided correctly"));
	expect(plain.button("Check the rows").disabled).toBe(true);
});

test("dates that can be read in two ways are asked about once", async () => {
	const view = await open("First name,Email,Date of birth\nNoura,n@club.example,03/04/2001");
	view.getByText(
		/^The dates in this file can be read in two ways. What does .03\/04\/2001. mean\?$/,
	);
	expect(view.button("Check the rows").disabled).toBe(true);
	view.getByLabelText("April 3, 2001 (day first)");
	fireEvent.click(view.getByLabelText("March 4, 2001 (month first)"));
	view.press("Check the rows");
	await view.findByText("Check and import");
	expect(view.checks()[0][0][1]).toMatchObject({ dateOfBirth: "2001-03-04" });
	const mixed = await open(
		"First name,Email,Date of birth\nNoura,n@club.example,13/04/2001\nReem,r@club.example,04/13/2001",
		{ locale: "ar" },
	);
	mixed.getByText("يسبق اليوم الشهر في بعض التواريخ، ويسبق الشهر اليوم في غيرها. أيهما الصحيح؟");
	expect(mixed.all("[type=radio]")).toHaveLength(2);
});

describe("the part of a file that is the list", () => {
	const sheet = (wish: object = {}) => ({
		fileName: "list.xlsx",
		at: 0,
		headingRow: 1,
		withHidden: false,
		headings: ["First name", "", "Note"],
		rows: [{ row: 2, cells: ["Noura"] }],
		hiddenColumns: [],
		hiddenRows: 0,
		totalRows: 0,
		sheets: [
			{
				name: "Members",
				rows: [
					{ row: 1, cells: ["First name", "Note"] },
					{ row: 2, cells: ["Noura", "x".repeat(80)] },
				],
				hiddenColumns: [],
			},
		],
		...wish,
	});
	const openPart = (wish: object = {}, disabled = false) => {
		const changes: unknown[] = [];
		const view = renderPart(
			<ChoosePart
				sheet={sheet(wish) as never}
				disabled={disabled}
				onChange={(part) => changes.push(part)}
			/>,
		);
		return { ...view, changes };
	};

	test("is one of its sheets, below the row of its headings", () => {
		const { sheets } = sheet();
		const view = openPart({
			sheets: [...sheets, { ...sheets[0], name: "Coaches" }],
			headingRow: 2,
		});
		const [which, heading] = ["Sheet", "Row with the headings"].map(
			(label) => view.getByLabelText(label) as HTMLSelectElement,
		);
		expect([...which.options].map(({ textContent }) => textContent)).toEqual([
			"Members",
			"Coaches",
		]);
		view.getByText("2 sheets have rows, and this one was read.");
		view.getByText("The rows above it are left out.");
		expect(
			[...heading.options].map(({ textContent }) =>
				plainText(textContent.replace(/[\u2068\u2069]/g, "")),
			),
		).toEqual(["Row 1: First name · Note", `Row 2: Noura · ${"x".repeat(52)}…`]);
		fireEvent.change(which, { target: { value: "1" } });
		fireEvent.change(heading, { target: { value: "1" } });
		expect(view.changes).toEqual([{ at: 1 }, { at: 0, headingRow: 1, withHidden: false }]);
		const plain = openPart();
		expect(plain.queryByLabelText("Sheet")).toBeNull();
		expect(plain.queryByText("The rows above it are left out.")).toBeNull();
	});

	test("leaves out hidden rows, columns and totals, and says so", () => {
		const view = openPart({ hiddenRows: 3, hiddenColumns: [1, 2], totalRows: 1 });
		fireEvent.click(view.getByLabelText("Also import the 3 hidden rows", { exact: false }));
		expect(view.changes).toEqual([{ at: 0, headingRow: 1, withHidden: true }]);
		const words = plainText(view.container.textContent);
		expect(words).toContain("2 columns are hidden in the file: 2 and Note.");
		expect(words).toContain("One line with a total is skipped.");
		const plain = plainText(openPart().container.textContent);
		expect(plain).not.toMatch(/hidden|total/);
		expect(plainText(openPart({ hiddenColumns: [2], totalRows: 2 }).container.textContent)).toMatch(
			/One column is hidden in the file: Note\..*2 lines with totals are skipped\./,
		);
	});
});

const Texts = ({ row }: { row: CheckedRow }) => <output>{useFaultTexts()(row).join("\n")}</output>;

describe("what is wrong with a row", () => {
	const say = (row: object, locale: "en" | "ar" = "en") => {
		const whole = { row: 3, values: {}, verdict: "fault", faults: [], person: null, ...row };
		const view = renderPart(<Texts row={whole as never} />, { locale });
		return view.all("output")[0].textContent.split("\n").map(plainText);
	};
	const other = {
		id: 9,
		firstName: "Noora",
		lastName: "Saleh",
		firstNameAr: "نورة",
		lastNameAr: "صالح",
		email: "n@club.example",
	};

	test.each([
		[{ faults: [{ field: "firstName", code: "required" }] }, /^Row 3, First name: .+\.$/],
		[
			{
				values: { phoneNumber: "9".repeat(50) },
				faults: [{ field: "phoneNumber", code: "phone" }],
			},
			/^Row 3, Phone.* “9{40}…”: .+\.$/,
		],
		[
			{ values: { email: "a@b.example" }, repeats: 2 },
			/^Row 3, Email: The same email as in row 2\.$/,
		],
		[{ repeats: 2 }, /^Row 3: the same person as in row 2\.$/],
		[{ verdict: "exists", person: other }, /^This email belongs to Noora Saleh\.$/],
		[{ verdict: "maybeSame", person: other }, /^May be Noora Saleh \(n@club.example\)\.$/],
		[{ verdict: "fault", person: other }, /^$/],
		[{ surplus: ["x", "y"], repeats: 2 }, /^Row 3 has more cells than headings.*: x, y\. Correct/],
	])("is reported in words: %#", (row, words) => {
		const lines = say(row).map((line) => line.replace(/[\u2068\u2069]/g, ""));
		expect(lines).toEqual([expect.stringMatching(words)]);
	});

	test("names people in the reader’s language", () => {
		expect(say({ verdict: "exists", person: other }, "ar")[0]).toContain("نورة صالح");
	});
});
