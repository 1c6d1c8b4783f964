/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Link } from "react-router-dom";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { Belt } from "../base/ranks/Belt.tsx";
import { Button } from "./Button.tsx";
import { FailedRecords } from "./dialogs/FailedRecords.tsx";
import { RowIcons } from "./menus/RowIcons.tsx";
import { SheetButton } from "./menus/SheetButton.tsx";
import { CrashBoundary, Parts } from "./states/CrashBoundary.tsx";
import { Crashed } from "./states/Crashed.tsx";
import { Empty } from "./states/Empty.tsx";
import { KeysHelp } from "./tables/KeysHelp.tsx";

let isBroken = true;
function Fragile() {
	if (isBroken) throw new Error("broken");
	return <p>Whole</p>;
}

describe("a part that fails", () => {
	beforeEach(() => {
		isBroken = true;
		console.error = () => undefined;
	});

	test("leaves the others as they are, and is tried again by its button or with the network", () => {
		const view = renderPart(
			<Parts>
				<p>Other</p>
				{false}
				<Fragile />
			</Parts>,
		);
		view.getByText("Other");
		expect(view.getByRole("alert").textContent).toContain(
			"This part of the page could not be shown.",
		);
		fireEvent.click(view.getByRole("button", { name: "Try again" }));
		view.getByRole("alert");
		isBroken = false;
		fireEvent(window, new Event("online"));
		view.getByText("Whole");
		expect(view.queryByRole("alert")).toBeNull();
	});

	test("has what stands instead of it", () => {
		const view = renderPart(
			<CrashBoundary instead={() => <p>Instead</p>}>
				<Fragile />
			</CrashBoundary>,
			{ locale: "ar" },
		);
		expect(view.container.textContent).toBe("Instead");
	});
});

test("a page that failed says whether that is for want of a network", async () => {
	const calls = answerCalls(() => ({ status: 503 }));
	const heading = () => renderPart(<Crashed />).texts("h1");
	expect(heading()).toEqual(["This page could not be shown"]);
	fireEvent(window, new Event("online"));
	expect(calls).toEqual([]);
	document.documentElement.dataset.kept = "";
	expect(heading()).toEqual(["No network"]);
	fireEvent(window, new Event("online"));
	expect(calls.map(({ method, path }) => [method, path])).toEqual([["HEAD", "/mark.svg"]]);
	const arabic = renderPart(<Crashed />, { locale: "ar" });
	expect(arabic.all("h1")[0].textContent).not.toMatch(/[a-z]/i);
	delete document.documentElement.dataset.kept;
});

test("records that could not be changed are listed, each with its reason", () => {
	const failures = [
		{ key: "1", name: "Noura", reason: "Full" },
		{ key: "2", name: "", reason: "Gone" },
	];
	const view = renderPart(<FailedRecords failures={failures as never} />);
	expect(plainText(view.getByRole("alert").textContent)).toBe(
		"2 records could not be changed:Noura: FullGone",
	);
	const one = renderPart(<FailedRecords failures={failures.slice(0, 1) as never} />);
	one.getByText("One record could not be changed:");
	expect(renderPart(<FailedRecords failures={[]} />).container.textContent).toBe("");
});

test("a sheet asks its question, and closes by its button, its answers, Escape, and another page", () => {
	const view = renderPart(
		<>
			<SheetButton label="Register" name="Register for the cup" title="Who is it for?">
				{(close) => <Button onClick={close}>Me</Button>}
			</SheetButton>
			<Link to="/news">News</Link>
		</>,
	);
	const button = view.getByRole("button", { name: "Register for the cup" });
	const isOpen = () => [view.all("dialog").length, button.ariaExpanded];
	expect([button.textContent, ...isOpen(), button.getAttribute("aria-controls")]).toEqual([
		"Register",
		0,
		"false",
		null,
	]);
	const open = () => {
		fireEvent.click(button);
		const sheet = view.getByRole("dialog", { name: "Who is it for?" });
		expect([...isOpen(), button.getAttribute("aria-controls")]).toEqual([1, "true", sheet.id]);
		return sheet;
	};
	open();
	fireEvent.click(view.getByRole("button", { name: "Close" }));
	expect([...isOpen(), document.activeElement === button]).toEqual([0, "false", true]);
	const sheet = open();
	fireEvent.click(sheet.querySelector("h2") as HTMLElement);
	expect(isOpen()).toEqual([1, "true"]);
	fireEvent.click(view.getByRole("button", { name: "Me" }));
	expect(isOpen()).toEqual([0, "false"]);
	fireEvent(open(), new Event("cancel", { cancelable: true }));
	expect(isOpen()).toEqual([0, "false"]);
	fireEvent.click(open());
	expect(isOpen()).toEqual([0, "false"]);
});

test("icon buttons are named by their action and row, unless they have a title", () => {
	const pressed: string[] = [];
	const action = (icon: string, wish: object = {}) => ({
		icon,
		label: icon,
		onSelect: () => pressed.push(icon),
		...wish,
	});
	const view = renderPart(
		<RowIcons
			name="Noura"
			actions={
				[
					action("edit"),
					action("delete", { danger: true, disabled: true }),
					action("progress", { title: "Progress of Noura" }),
				] as never
			}
		/>,
	);
	const buttons = view.all("button") as HTMLButtonElement[];
	expect(
		buttons.map(({ ariaLabel, disabled, className }) => [
			ariaLabel,
			disabled,
			/danger/.test(className),
		]),
	).toEqual([
		["edit: Noura", false, false],
		["delete: Noura", true, true],
		["Progress of Noura", false, false],
	]);
	fireEvent.click(buttons[0]);
	fireEvent.click(buttons[1]);
	expect(pressed).toEqual(["edit"]);
});

test("the help with keys names each key", () => {
	const view = renderPart(<KeysHelp />);
	fireEvent.click(view.getByRole("button", { name: "Shortcuts" }));
	expect(view.texts("dl > div")).toEqual([
		"JNext row",
		"KPrevious row",
		"XSelect",
		"AApprove",
		"RReject",
		"EnterOpen",
		"?Show these shortcuts",
	]);
});

test("a belt has a stripe for each step of its colour, and none while it is new", () => {
	const stripes = (belt: string) =>
		renderPart(<Belt belt={belt as never} />).all("rect").length - 1;
	expect(["white", "black-1", "black-3"].map(stripes)).toEqual([0, 1, 3]);
	const colour = (belt: string) =>
		renderPart(<Belt belt={belt as never} />)
			.all("rect")[0]
			.getAttribute("fill");
	expect(colour("white")).not.toBe(colour("black-1"));
	expect(colour("orange-9")).toBe(colour("orange-10"));
});

test("an empty place has its words and its action only if there are some", () => {
	const view = renderPart(
		<Empty text="Try another name" action={<Button>Clear</Button>}>
			Nobody
		</Empty>,
	);
	view.getByText("Try another name");
	view.getByRole("button", { name: "Clear" });
	const plain = renderPart(<Empty>Nobody</Empty>);
	expect([plain.container.textContent, plain.all("button")]).toEqual(["Nobody", []]);
});
