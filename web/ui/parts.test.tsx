/** @jest-environment jsdom */
import { act, fireEvent } from "@testing-library/react";
import { Link } from "react-router-dom";
import { renderPart } from "#tests/core/renderPart.tsx";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";
import { MonthBars } from "./charts/MonthBars.tsx";
import { NameBars } from "./charts/NameBars.tsx";
import { AreaField, CheckField, Field, PasswordField, SelectField } from "./fields/Field.tsx";
import { Options } from "./fields/Options.tsx";
import { UrlFilter } from "./fields/UrlFilter.tsx";
import { FoldedPart } from "./folds/FoldedPart.tsx";
import { PanelButton } from "./menus/PanelButton.tsx";
import { RowMenu } from "./menus/RowMenu.tsx";
import { Page } from "./Page.tsx";
import { PageCard } from "./PageCard.tsx";
import { ShowMore } from "./ShowMore.tsx";
import { StatCard } from "./StatCard.tsx";
import { Wrong } from "./states/Notice.tsx";
import { Tabs } from "./Tabs.tsx";
import { BarTable } from "./tables/BarTable.tsx";
import { SelectionBar } from "./tables/SelectionBar.tsx";
import { Moment } from "./texts/Moment.tsx";
import { PhoneLink } from "./texts/PhoneLink.tsx";
import { Sentence } from "./texts/Sentence.tsx";
import { WrittenIn } from "./texts/WrittenIn.tsx";

test.each([
	[{ value: undefined }, "…"],
	[{ value: 0 }, "0"],
	[{ value: 12 }, "12"],
	[{ value: 12, more: "next" }, "\u206612+\u2069"],
	[{ value: 0, more: "next" }, "–"],
	[{ value: 45, percent: true }, "45%"],
	[{ value: 45, line: "of 100" }, "45"],
])("a figure of %j reads %s", (wish, expected) => {
	const { texts, getByRole } = renderPart(<StatCard label="Members" to="/members" {...wish} />);
	expect(texts(".stat-value")).toEqual([expected]);
	expect(texts("a > span").slice(1)).toEqual(["Members", ...("line" in wish ? ["of 100"] : [])]);
	expect(getByRole("link").getAttribute("href")).toBe("/members");
});

test("more of a list can be read unless it ends, or is being read", () => {
	const clicks: string[] = [];
	const pages = { more: () => clicks.push("more"), isReadingMore: false, isMoreFailed: false };
	const { getByRole, queryByRole, container } = renderPart(<ShowMore pages={pages} />);
	fireEvent.click(getByRole("button", { name: "Show more" }));
	expect([clicks.length, queryByRole("alert")]).toEqual([1, null]);
	expect(container.textContent).toBe("Show more");
	const reading = renderPart(<ShowMore pages={{ ...pages, isReadingMore: true }} />);
	const button = reading.getByRole("button", { name: "Loading more..." }) as HTMLButtonElement;
	expect(button.disabled).toBe(true);
	renderPart(<ShowMore pages={{ ...pages, isMoreFailed: true }} />).getByRole("alert");
	const end = renderPart(<ShowMore pages={{ ...pages, more: undefined }} />);
	expect(end.container.textContent).toBe("");
});

const tabs = ["news", "events", "people"].map((id, at) => ({
	id,
	label: id.toUpperCase(),
	...(at === 1 && { count: 0 }),
	part: () => <p>The {id}</p>,
}));

const openTabs = (at: string) => {
	const view = renderPart(<Tabs label="RecordList" tabs={tabs} />, { at });
	const open = () => view.texts("[aria-selected=true]").join();
	const press = (key: string) => fireEvent.keyDown(view.getByRole("tablist"), { key });
	return { ...view, open, press };
};

test("the open tab is the one of the address, else the first one", () => {
	const { open, getByRole, getByText, texts, all } = openTabs("/admin?tab=events");
	expect(open()).toBe("EVENTS0");
	getByText("The events");
	expect(texts(".tab-count")).toEqual(["0"]);
	expect(all("[role=tab]").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
	const [news, events] = all("[role=tab]");
	const panel = getByRole("tabpanel");
	expect([news.getAttribute("aria-controls"), events.getAttribute("aria-controls")]).toEqual([
		null,
		panel.id,
	]);
	expect(panel.getAttribute("aria-labelledby")).toBe(events.id);
	expect(openTabs("/admin?tab=none").open()).toBe("NEWS");
});

test("a tab that is opened leaves the other parameters behind, and can be left by Back", () => {
	const { open, getByRole, address } = openTabs("/admin?tab=news&id=5");
	const length = history.length;
	fireEvent.click(getByRole("tab", { name: "PEOPLE" }));
	expect([open(), address(), history.length]).toEqual(["PEOPLE", "/admin?tab=people", length + 1]);
});

test.each([
	["ltr", "ArrowRight", "PEOPLE"],
	["ltr", "ArrowLeft", "NEWS"],
	["rtl", "ArrowRight", "NEWS"],
	["rtl", "ArrowLeft", "PEOPLE"],
	["ltr", "Home", "NEWS"],
	["ltr", "End", "PEOPLE"],
	["ltr", "a", "EVENTS0"],
])("in %s, the key %s leads from the second tab to %s, with the focus", (dir, key, next) => {
	const { open, press } = openTabs("/admin?tab=events");
	document.documentElement.dir = dir;
	press(key);
	expect(open()).toBe(next);
	if (next !== "EVENTS0") expect(document.activeElement?.textContent).toBe(next);
	document.documentElement.dir = "ltr";
});

test("the arrows lead from the last tab to the first one and back", () => {
	const { open, press } = openTabs("/admin?tab=people");
	press("ArrowRight");
	expect(open()).toBe("NEWS");
	press("ArrowLeft");
	expect(open()).toBe("PEOPLE");
});

test("bars of months are as high as their share of the highest one, and mark the current month", () => {
	const rows = [
		{ month: "2027-01", paid: 10, open: 0 },
		{ month: "2027-02", paid: 40, open: 20 },
		{ month: "2027-03", paid: -5, open: 0 },
	];
	const { all, texts } = renderPart(
		<MonthBars
			caption="Fees"
			rows={rows}
			now="2027-02"
			showsNumbers
			series={[
				{ name: "Paid", tone: "strong", amountOf: ({ paid }) => paid },
				{ name: "Open", tone: "soft", amountOf: ({ open }) => open },
			]}
		/>,
	);
	expect(all(".month-bar").map(({ style }) => style.blockSize)).toEqual([
		"25%",
		"0%",
		"100%",
		"50%",
		"0%",
		"0%",
	]);
	expect(texts(".month-bar")).toEqual(["10", "", "40", "20", "", ""]);
	expect(texts(".month-name")).toEqual(["Jan", "Feb", "Mar"]);
	expect(texts(".now .month-name")).toEqual(["Feb"]);
	expect(texts("figcaption > *")).toEqual(["Fees", "Paid", "Open"]);
});

test("bars of months are shortened, or without numbers, only where it is asked for", () => {
	const props = { caption: "", now: "", rows: [{ month: "2027-01" }] };
	const series = [{ name: "", tone: "soft" as const, amountOf: () => 0 }];
	const { all } = renderPart(<MonthBars {...props} series={series} isShortened />);
	expect(all(".shortened")).toHaveLength(1);
	const others = [{ ...series[0], amountOf: () => 3 }];
	const plain = renderPart(<MonthBars {...props} series={others} />);
	expect([plain.all(".shortened").length, plain.texts(".month-bar")]).toEqual([0, [""]]);
});

test("bars of names are as long as their share of the longest one of all kinds", () => {
	const rows = [
		{ id: 1, name: "Salmiya", present: 10, absent: 5 },
		{ id: 2, name: "Jahra", present: 0, absent: 40 },
		{ id: 3, name: "Hawalli", present: -5, absent: 20 },
	];
	const { all, texts } = renderPart(
		<NameBars
			caption="Attendance"
			rows={rows}
			series={[
				{ name: "Present", tone: "strong", amountOf: ({ present }) => present },
				{ name: "Absent", tone: "soft", amountOf: ({ absent }) => absent },
			]}
		/>,
	);
	// The longest bar leaves 15 % for its number.
	expect(all(".name-bar > :first-child").map(({ style }) => style.inlineSize)).toEqual([
		"21.25%",
		"10.625%",
		"0%",
		"85%",
		"0%",
		"42.5%",
	]);
	expect(texts(".name-row")).toEqual(["Salmiya105", "Jahra040", "Hawalli020"]);
	expect(texts("figcaption > *")).toEqual(["Attendance", "Present", "Absent"]);
});

test("a bar is as long as its share of its limit, else of the longest one, and never longer", () => {
	const bars = [
		{ id: 1, label: "A", value: 5, words: "five" },
		{ id: 2, label: "B", value: 20, words: "twenty" },
		{ id: 3, label: "C", value: 5, limit: 10, words: "five of ten" },
		{ id: 4, label: "D", value: 15, limit: 10, words: "fifteen of ten" },
	];
	const { all, texts } = renderPart(
		<BarTable title="Places" heads={["Class", "Taken"]} bars={bars} />,
	);
	const cells = all("tbody td");
	expect(cells.map(({ style }) => style.getPropertyValue("--share"))).toEqual([
		"0.25",
		"1",
		"0.5",
		"1",
	]);
	expect(cells.map(({ dataset }) => dataset.limited)).toEqual([
		undefined,
		undefined,
		"true",
		"true",
	]);
	expect(texts("tr")).toEqual([
		"ClassTaken",
		"Afive",
		"Btwenty",
		"Cfive of ten",
		"Dfifteen of ten",
	]);
});

test("a filter marks the choice of the address, else the one without a value, and sets it", () => {
	const choices = [
		{ value: "", label: "All", count: 0 },
		{ value: "open", label: "Open" },
	];
	const filter = <UrlFilter name="status" label="Status" choices={choices} />;
	const { texts, getByRole, address } = renderPart(filter, { at: "/list" });
	expect(texts("[aria-pressed=true]")).toEqual(["All0"]);
	fireEvent.click(getByRole("button", { name: "Open" }));
	expect([texts("[aria-pressed=true]"), address()]).toEqual([["Open"], "/list?status=open"]);
	fireEvent.click(getByRole("button", { name: /All/ }));
	expect(address()).toBe("/list");
});

test("options have the value of a choice, its words, and an empty one if it may be left out", () => {
	const word = (one: string | number | object) => `the ${JSON.stringify(one)}`;
	const options = (
		<select aria-label="Choice">
			<Options of={["a"]} word={word} none="Any" />
			<Options of={[3]} word={word} />
			<Options of={[{ id: 7 }]} word={word} />
			<Options of={[{ value: "b" }]} word={word} />
		</select>
	);
	const { all } = renderPart(options);
	expect(all("option").map((one) => (one as HTMLOptionElement).value)).toEqual([
		"",
		"a",
		"3",
		"7",
		"b",
	]);
	expect(all("option").map(({ textContent }) => textContent)).toEqual([
		"Any",
		'the "a"',
		"the 3",
		'the {"id":7}',
		'the {"value":"b"}',
	]);
});

test("shows the selection bar only when rows are selected; its button clears the selection", () => {
	let cleared = 0;
	const bar = (count: number) => (
		<SelectionBar count={count} onClear={() => (cleared += 1)}>
			<Button>Approve</Button>
		</SelectionBar>
	);
	expect(renderPart(bar(0)).queryByRole("toolbar")).toBeNull();
	const { getByRole } = renderPart(bar(3));
	expect(getByRole("toolbar").textContent).toBe("3 selectedApproveClear selection");
	fireEvent.click(getByRole("button", { name: "Clear selection" }));
	expect(cleared).toBe(1);
});

test("a menu has its actions, and none without any", async () => {
	const chosen: string[] = [];
	const actions = [
		{ label: "Edit", onSelect: () => chosen.push("edit") },
		{ label: "Remove", danger: true, disabled: true, onSelect: () => chosen.push("remove") },
		{ label: "Open", to: "/people/5" },
		{ label: "Print", href: "/print", opens: true },
		{ label: "Save", href: "/file" },
	];
	const { getByRole, findByRole } = renderPart(<RowMenu name="Muna" actions={actions} />);
	const button = getByRole("button", { name: "More for Muna" });
	expect([button.textContent, button.getAttribute("aria-expanded")]).toEqual(["⋯", "false"]);
	fireEvent.click(button);
	const item = (name: string) => findByRole("menuitem", { name });
	expect((await item("Open")).getAttribute("href")).toBe("/people/5");
	const [print, save] = [await item("Print"), await item("Save")];
	expect([print.getAttribute("href"), print.getAttribute("target")]).toEqual(["/print", "_blank"]);
	expect([print.hasAttribute("download"), save.hasAttribute("download")]).toEqual([false, true]);
	expect([save.getAttribute("href"), save.getAttribute("target")]).toEqual(["/file", null]);
	expect((await item("Remove")).getAttribute("aria-disabled")).toBe("true");
	expect((await item("Edit")).getAttribute("aria-disabled")).toBeNull();
	fireEvent.click(await item("Edit"));
	expect(chosen).toEqual(["edit"]);
	await act(async () => {});
	expect(renderPart(<RowMenu name="Muna" actions={[]} />).container.textContent).toBe("");
	const labelled = renderPart(<RowMenu label="Export" actions={actions} />).getByRole("button", {
		name: "Export",
	});
	expect([labelled.className, labelled.dataset.tooltip]).toEqual(["button", undefined]);
});

describe("a panel", () => {
	const panel = (
		<>
			<PanelButton label="Keys" name="Help with keys" keys="?">
				{(close) => <Button onClick={close}>Done</Button>}
			</PanelButton>
			<Link to="/news">News</Link>
		</>
	);
	const open = () => {
		const view = renderPart(panel);
		const button = view.getByRole("button", { name: "Help with keys" });
		fireEvent.click(button);
		view.getByRole("button", { name: "Done" });
		return {
			...view,
			button,
			isOpen: () => view.queryByRole("button", { name: "Done" }) !== null,
		};
	};

	test("opens and closes by its button, which says so", () => {
		const { button, isOpen } = open();
		expect(button.getAttribute("aria-expanded")).toBe("true");
		expect(button.getAttribute("aria-controls")).not.toBeNull();
		fireEvent.click(button);
		expect([isOpen(), button.getAttribute("aria-expanded")]).toEqual([false, "false"]);
		expect(button.getAttribute("aria-controls")).toBeNull();
	});

	test("closes on Escape and by its content, with the focus on its button", () => {
		const first = open();
		fireEvent.keyDown(document.body, { key: "a" });
		expect(first.isOpen()).toBe(true);
		fireEvent.keyDown(document.body, { key: "Escape" });
		expect([first.isOpen(), document.activeElement === first.button]).toEqual([false, true]);
		first.unmount();
		const second = open();
		fireEvent.click(second.getByRole("button", { name: "Done" }));
		expect([second.isOpen(), document.activeElement === second.button]).toEqual([false, true]);
	});

	test("closes on a press or focus outside, not inside, and keeps the focus where it went", () => {
		for (const leave of [fireEvent.pointerDown, fireEvent.focusIn]) {
			const { isOpen, getByRole, button, unmount } = open();
			leave(getByRole("button", { name: "Done" }));
			expect(isOpen()).toBe(true);
			leave(getByRole("link"));
			expect([isOpen(), document.activeElement === button]).toEqual([false, false]);
			unmount();
		}
	});

	test("closes when another page is opened", () => {
		const { isOpen, getByRole } = open();
		fireEvent.click(getByRole("link"));
		expect(isOpen()).toBe(false);
	});
});

describe("a folded section", () => {
	const section = (
		<>
			<FoldedPart title="Documents" anchor="#documents">
				<p>The passport</p>
			</FoldedPart>
			<Link to="#documents">To the documents</Link>
		</>
	);
	const isOpen = ({ container }: ReturnType<typeof renderPart>) =>
		container.querySelector("details")?.open;
	const toggle = (view: ReturnType<typeof renderPart>, open: boolean) => {
		const details = view.container.querySelector("details") as HTMLDetailsElement;
		details.open = open;
		fireEvent(details, new Event("toggle"));
	};

	test("renders its content when first opened, and keeps it when closed", () => {
		const view = renderPart(section, { at: "/profile" });
		expect([isOpen(view), view.queryByText("The passport")]).toEqual([false, null]);
		toggle(view, true);
		view.getByText("The passport");
		toggle(view, false);
		view.getByText("The passport");
		expect(isOpen(view)).toBe(false);
	});

	test("is open at an address that names it, and opens each time a link names it", () => {
		const view = renderPart(section, { at: "/profile#documents" });
		expect([isOpen(view), view.container.querySelector("details")?.id]).toEqual([
			true,
			"documents",
		]);
		view.getByText("The passport");
		toggle(view, false);
		fireEvent.click(view.getByRole("link"));
		expect(isOpen(view)).toBe(true);
		expect(isOpen(renderPart(section, { at: "/profile#mail" }))).toBe(false);
	});

	test("without an anchor opens at no address", () => {
		const view = renderPart(
			<FoldedPart title="More">
				<p>Inside</p>
			</FoldedPart>,
		);
		expect(isOpen(view)).toBe(false);
	});
});

describe("a field", () => {
	test("refers to its hint and its error, and is invalid only with an error", () => {
		const { getByLabelText, getByText, queryByRole } = renderPart(
			<>
				<Field label="Name" hint="As in the passport" error="required" />
				<Field label="Town" />
				<Field label="City" hint="Where you live" />
			</>,
		);
		const [name, town, city] = ["Name", "Town", "City"].map((label) => getByLabelText(label));
		expect([name.ariaInvalid, town.ariaInvalid].map(String)).toEqual(["true", "null"]);
		const described = (one: HTMLElement) =>
			(one.getAttribute("aria-describedby") ?? "")
				.split(" ")
				.map((id) => document.getElementById(id)?.textContent);
		expect(described(name)).toEqual(["As in the passport", getByText(/fill in/).textContent]);
		expect(town.getAttribute("aria-describedby")).toBeNull();
		expect(described(city)).toEqual(["Where you live"]);
		expect(queryByRole("alert")?.textContent).toMatch(/fill in/);
	});

	test.each([
		[true, "(optional)", null],
		[false, undefined, "true"],
		[undefined, undefined, null],
	])("that may be left empty: %j", (optional, mark, required) => {
		const { getByLabelText, all } = renderPart(
			<>
				<Field label="A" optional={optional} />
				<AreaField label="B" optional={optional} />
				<SelectField label="C" optional={optional} />
			</>,
		);
		expect(all("label").map(({ dataset }) => dataset.optional)).toEqual([mark, mark, mark]);
		for (const label of ["A", "B", "C"])
			expect(getByLabelText(label).getAttribute("aria-required")).toBe(required);
		const twice = renderPart(<Field label="D (optional)" optional />);
		expect(twice.all("label")[0].dataset.optional).toBeUndefined();
	});

	test("asks whether an unusual value is right", () => {
		const { getByLabelText } = renderPart(
			<Field
				label="Weight"
				confirm={{ name: "confirmed", value: "weight", checked: false, onChange() {} }}
			/>,
		);
		expect(getByLabelText("Yes, this is right").getAttribute("value")).toBe("weight");
		expect(renderPart(<Field label="Age" />).queryByRole("checkbox")).toBeNull();
	});

	test("for a password shows and hides it", () => {
		const { getByLabelText, getByRole } = renderPart(
			<PasswordField label="Word" error="required" />,
		);
		const type = () => getByLabelText("Word").getAttribute("type");
		expect(type()).toBe("password");
		fireEvent.click(getByRole("button", { name: "Show password" }));
		expect([type(), getByRole("button", { name: "Hide password" }).textContent]).toEqual([
			"text",
			"Hide",
		]);
		fireEvent.click(getByRole("button", { name: "Hide password" }));
		expect([type(), getByRole("button").textContent]).toEqual(["password", "Show"]);
	});

	test("for a tick has its label, hint and error too", () => {
		const { getByRole } = renderPart(
			<CheckField label="I agree" hint="Read it first" error="required" />,
		);
		const box = getByRole("checkbox", { name: "I agree" });
		expect([
			box.getAttribute("aria-invalid"),
			box.getAttribute("aria-describedby")?.split(" ").length,
		]).toEqual(["true", 2]);
	});
});

test("a page has its title, its way back, its lead and its actions, each only if there is one", () => {
	const { texts, getByRole } = renderPart(
		<Page
			title="News"
			back={{ to: "/", text: "Home" }}
			lead="What happened"
			actions={<Button>Write</Button>}
		/>,
	);
	expect([texts("header"), texts(".lead")]).toEqual([["NewsWrite"], ["What happened"]]);
	expect(getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
	const plain = renderPart(<Page title="News">Text</Page>);
	expect(plain.container.textContent).toBe("NewsText");
	expect([plain.all("header, .lead, a").length, plain.texts("h1")]).toEqual([0, ["News"]]);
	expect(renderPart(<Page>Text</Page>).all("h1")).toHaveLength(0);
});

test("a card is a form only with what a form needs", () => {
	const card = (form?: object) =>
		renderPart(
			<PageCard title="Sign in" form={form}>
				Text
			</PageCard>,
		).all("form").length;
	expect([card({ action: "/api/login" }), card()]).toEqual([1, 0]);
});

test.each([
	[<Button key="1">A</Button>, "button"],
	[
		<Button key="2" kind="primary">
			A
		</Button>,
		"button primary",
	],
	[
		<Button key="3" kind="plain" className="wide">
			A
		</Button>,
		"button plain wide",
	],
	[
		<Button key="4" kind="link">
			A
		</Button>,
		"link",
	],
	[
		<ButtonLink key="5" kind="primary" to="/news">
			A
		</ButtonLink>,
		"button primary",
	],
	[
		<ButtonLink key="6" href="/file.csv">
			A
		</ButtonLink>,
		"button",
	],
])("buttons and links that look like them have the classes of their kind: %#", (element, name) => {
	const [control] = renderPart(element).all("a, button");
	expect(control.className).toBe(name);
	if (control.tagName === "BUTTON") expect(control.getAttribute("type")).toBe("button");
	expect(control.getAttribute("aria-haspopup")).toBeNull();
});

test("a button says that it opens a dialog, and a form says what is wrong only if something is", () => {
	expect(
		renderPart(<Button opens>A</Button>)
			.getByRole("button")
			.getAttribute("aria-haspopup"),
	).toBe("dialog");
	expect(renderPart(<Wrong>Full</Wrong>).getByRole("alert").textContent).toBe("Full");
	expect(renderPart(<Wrong>{undefined}</Wrong>).container.textContent).toBe("");
});

test("a moment has its day and time, or its day alone with the rest under the pointer", () => {
	const at = "2027-04-17T06:05:00Z";
	const { all } = renderPart(
		<>
			<Moment at={at} />
			<Moment at={at} isShort />
		</>,
	);
	const [whole, short] = all("time");
	expect(whole.textContent).toBe("April 17, 2027 at 9:05\u00a0AM");
	expect([whole.title, short.textContent, short.title]).toEqual([
		"",
		"Apr 17, 2027",
		whole.textContent,
	]);
	expect(short.getAttribute("datetime")).toBe(at);
});

test("a telephone number is a link if it can be dialled", () => {
	const { getByRole } = renderPart(<PhoneLink phone="+96522345678" label="2234 5678" />);
	const link = getByRole("link");
	expect([link.getAttribute("href"), link.textContent, link.dir]).toEqual([
		"tel:+96522345678",
		"2234 5678",
		"ltr",
	]);
	const none = renderPart(<PhoneLink phone="ask me" />);
	expect([none.queryByRole("link"), none.texts("bdi")]).toEqual([null, ["ask me"]]);
});

test("names in a sentence have the language of their script, and the sentence keeps its words", () => {
	const { container, all } = renderPart(
		<Sentence>{"Welcome, \u2068نورة\u2069 and \u2068Ali\u2069!"}</Sentence>,
	);
	expect(container.textContent).toBe("Welcome, نورة and Ali!");
	expect(all("bdi").map(({ lang, textContent }) => [lang, textContent])).toEqual([
		["ar", "نورة"],
		["en", "Ali"],
	]);
});

test("says in which language a text is written, if it is not the reader's", () => {
	expect(renderPart(<WrittenIn of="Hello" />).container.textContent).toBe("");
	expect(renderPart(<WrittenIn of="مرحبًا" />).container.textContent).toMatch(/Arabic/);
	expect(renderPart(<WrittenIn of="Hello" />, { locale: "ar" }).container.textContent).toMatch(
		/الإنجليزية/,
	);
});
