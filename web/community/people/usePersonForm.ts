import type { Gender } from "#shared/core/people.ts";
import { useText } from "../../core/language/messages.ts";
import { useDojoNames } from "../../people/dojos/DojoField.tsx";
import { personFormMessages } from "./personForm.messages.ts";

type Ids = keyof (typeof personFormMessages)["en"];
type Labelled = Ids extends infer Id
	? Id extends `personForm.${infer Name}`
		? Name
		: never
	: never;

/** The words of the fields of a person, in dialogs in which others than the person fill them in. */
export function usePersonForm() {
	const text = useText(personFormMessages);
	const dojoNames = useDojoNames();
	const word = (gender: Gender) => text(`personForm.${gender}`);
	return {
		text,
		labelsOf: <const Name extends Labelled>(names: readonly Name[]) =>
			Object.fromEntries(names.map((name) => [name, text(`personForm.${name}`)])) as Record<
				Name,
				string
			>,
		gender: { word, none: text("personForm.notTold") },
		/** How values read where two edits conflict. */
		words: {
			gender: (value: string) => (value ? word(value as Gender) : ""),
			dojoId: (value: string) => dojoNames.get(value) ?? value,
		},
	};
}
