/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { renderPart } from "#tests/core/renderPart.tsx";
import PublicationDialog from "./PublicationDialog.tsx";
import { PublishButton } from "./PublishButton.tsx";

const write = { isPending: false, reason: undefined, mutate: () => undefined };

test.each([
	[true, 0, 4, "Publish 3", /Visitors see them at once/, null],
	[true, 2, 4, "Publish 3", /Visitors see them at once/, /2/],
	[false, 2, 0, "Unpublish 3", /Visitors no longer see them/, null],
	[false, 0, 4, "Unpublish 3", /Visitors no longer see them/, /4/],
])(
	"whether they are published: %s, with %d left out and %d people, says who sees it",
	(published, leftOut, people, button, words, more) => {
		const view = renderPart(
			<PublicationDialog
				{...{ published, leftOut, people, write }}
				count={3}
				onClose={() => undefined}
			/>,
		);
		view.getByRole("button", { name: button });
		const dialog = view.getByRole("dialog");
		expect(dialog.querySelector("p")?.textContent).toMatch(words);
		const notes = [...dialog.querySelectorAll(".notice, p.soft")];
		expect(notes.map(({ textContent }) => textContent)).toEqual(
			more ? [expect.stringMatching(more)] : [],
		);
	},
);

test.each([
	[{ titleEn: "Cup", titleAr: "كأس" }, "Publish Cup", "published"],
	[{ titleEn: "Cup", titleAr: " " }, "Add Arabic: Cup", "ar"],
	[{ titleEn: "", titleAr: "كأس" }, "Add English: Cup", "en"],
])("a draft %j is published, or completed first", (record, name, done) => {
	const calls: string[] = [];
	const view = renderPart(
		<PublishButton
			record={record}
			fields={["title"]}
			name="Cup"
			label="Publish"
			labelOf="Publish Cup"
			isPending={false}
			onPublish={() => calls.push("published")}
			onFill={(missing) => calls.push(missing)}
		/>,
	);
	fireEvent.click(view.getByRole("button", { name }));
	expect(calls).toEqual([done]);
});
