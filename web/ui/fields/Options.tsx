import { asWritten } from "../../core/language/langOf.ts";

type Choice = string | number | { id: number } | { value: string };

type Props<C extends Choice> = {
	of: readonly C[];
	/** Label of a choice. */
	word: (choice: C) => string;
	/** Label of the empty choice, if one is allowed. */
	none?: string;
};

/** The options of a `<select>`. */
export function Options<C extends Choice>({ of, word, none }: Props<C>) {
	const keyOf = (choice: Choice) => {
		if (typeof choice !== "object") return choice;
		return "id" in choice ? choice.id : choice.value;
	};
	return (
		<>
			{none !== undefined && <option value="">{none}</option>}
			{of.map((choice) => (
				<option key={keyOf(choice)} value={keyOf(choice)} {...asWritten(word(choice))}>
					{word(choice)}
				</option>
			))}
		</>
	);
}
