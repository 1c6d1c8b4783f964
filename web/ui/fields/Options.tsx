type Choice = string | number | { id: number } | { value: string };

type Props<C extends Choice> = {
	of: readonly C[];
	/** What somebody reads of one. */
	word: (choice: C) => string;
	/** What choosing none of them says, where that may be. */
	none?: string;
};

/** What can be chosen in a `<select>`. */
export function Options<C extends Choice>({ of, word, none }: Props<C>) {
	const keyOf = (choice: Choice) => {
		if (typeof choice !== "object") return choice;
		return "id" in choice ? choice.id : choice.value;
	};
	return (
		<>
			{none !== undefined && <option value="">{none}</option>}
			{of.map((choice) => (
				<option key={keyOf(choice)} value={keyOf(choice)}>
					{word(choice)}
				</option>
			))}
		</>
	);
}
