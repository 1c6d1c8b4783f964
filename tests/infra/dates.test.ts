import { sourcesIn, walk } from "../core/syntax.ts";

/** The calendar page of a date is a picture of it: the long form stands beside it. */
test("no calendar page of a date stands without the date in its long form", () => {
	const used = sourcesIn("web", /\.tsx$/).map((source) => {
		const names = new Set<string>();
		walk(source.tree, ({ type, opening }) => {
			if (type === "JSXElement") names.add(opening.name.value);
		});
		return { file: source.file, names, says: /\buseWhen\(\)/.test(source.textOf(source.tree)) };
	});
	const withPicture = used.filter(({ names }) => names.has("DateBlock"));
	expect(withPicture.length).toBeGreaterThan(3);
	const alone = withPicture.filter(({ names, says }) => !names.has("EventDay") && !says);
	expect(alone.map(({ file }) => file)).toEqual([]);
});
