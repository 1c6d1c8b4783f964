/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import * as z from "zod/mini";
import { useSchemaForm } from "./forms.ts";

const Values = z.object({
	title: z.string().check(z.minLength(1)),
	kind: z.string().check(z.minLength(1)),
	place: z.string().check(z.minLength(1)),
});

/** Registers its fields in another order than it shows them. */
function Form({ title = "" }) {
	const { field, handleSubmit, setError } = useSchemaForm<z.infer<typeof Values>>(Values, {
		title,
		kind: "",
		place: "",
	});
	const [kind, place, first] = [field("kind"), field("place"), field("title")];
	const input = (
		label: string,
		{ error, optional: _, ...props }: typeof kind | typeof place | typeof first,
	) => <input aria-label={label} aria-invalid={error ? true : undefined} {...props} />;
	const refuse = () => {
		setError("title", { message: "invalid" }, { shouldFocus: true });
		setError("place", { message: "invalid" }, { shouldFocus: true });
	};
	return (
		<form onSubmit={handleSubmit(() => {})}>
			{input("title", first)}
			{input("kind", kind)}
			{input("place", place)}
			<button type="submit">Save</button>
			<button type="button" onClick={refuse}>
				Refuse
			</button>
		</form>
	);
}

const press = (name: string) =>
	act(async () => {
		fireEvent.click(screen.getByRole("button", { name }));
	});

const Kinds = z.object({
	title: z.string().check(z.minLength(1)),
	place: z.optional(z.string()),
	belt: z.enum(["white", "blue"]),
});

/** Shows for each field whether it may be left empty. */
function Marks() {
	const { field } = useSchemaForm<z.infer<typeof Kinds>>(Kinds, {
		title: "",
		place: "",
		belt: "white",
	});
	return (["title", "place", "belt"] as const).map((name) => (
		<p key={name}>{`${name}: ${field(name).optional}`}</p>
	));
}

test("a field says whether it may be left empty, as the schema has it", () => {
	const { container } = render(<Marks />);
	expect([...container.children].map(({ textContent }) => textContent)).toEqual([
		"title: false",
		"place: true",
		"belt: false",
	]);
});

test("an empty form focuses its first wrong field in document order", async () => {
	render(<Form />);
	await press("Save");
	expect(document.activeElement).toBe(screen.getByLabelText("title"));
});

test("a form focuses the first field that is wrong", async () => {
	render(<Form title="Basics" />);
	await press("Save");
	expect(document.activeElement).toBe(screen.getByLabelText("kind"));
});

test("errors of the server focus the first of their fields", async () => {
	render(<Form title="Basics" />);
	await press("Refuse");
	expect(document.activeElement).toBe(screen.getByLabelText("title"));
});
