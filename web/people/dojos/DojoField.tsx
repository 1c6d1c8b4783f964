import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { byDojoName } from "#shared/people/dojos/dojos.rules.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { SelectField } from "../../ui/fields/Field.tsx";
import { dojoFieldMessages } from "./dojoField.messages.ts";
import { publishedDojosQuery } from "./dojos.queries.ts";

const elsewhere = "elsewhere";

/** Names of dojos by id, in the reader's language and order. */
export function useDojoNames(): ReadonlyMap<string, string> {
	const pick = usePick();
	const locale = useLocale();
	const { data: dojos = [] } = useQuery(publishedDojosQuery);
	return new Map(
		dojos.toSorted(byDojoName(locale)).map((dojo) => [String(dojo.id), pick(dojo, "name")]),
	);
}

type Props<Values extends FieldValues> = {
	form: Pick<UseFormReturn<Values>, "control" | "register" | "setValue">;
	label: string;
	error?: string;
	/** The field with the dojo's id. */
	id: Path<Values>;
	/**
	 * The fields with the text of a place that is not a dojo; empty where only a dojo can be chosen.
	 */
	texts?: Path<Values>[];
	/** Inputs of these fields. */
	children?: ReactNode;
};

/**
 * A select for a dojo. With `texts`, it also offers "elsewhere", which the user describes in
 * words.
 */
export function DojoField<Values extends FieldValues>({
	form,
	label,
	error,
	id,
	texts = [],
	children,
}: Props<Values>) {
	const text = useText(dojoFieldMessages);
	const dojos = useDojoNames();
	const [chosen, ...typed] = useWatch({ control: form.control, name: [id, ...texts] });
	const [isElsewhere, setElsewhere] = useState(false);
	const names = new Map(dojos);
	// Until the dojos are there, the chosen one is shown by the text beside its id.
	if (chosen && !names.has(String(chosen))) names.set(String(chosen), String(typed[0] || chosen));
	const isPlace = !chosen && (isElsewhere || typed.some(Boolean));
	const set = (name: Path<Values>, value: string) =>
		form.setValue(name, value as never, { shouldDirty: true });
	const choose = (value: string) => {
		setElsewhere(value === elsewhere);
		set(id, value === elsewhere ? "" : value);
		for (const name of texts) set(name, "");
	};
	return (
		<>
			<input type="hidden" {...form.register(id)} />
			<SelectField
				label={label}
				error={error}
				value={isPlace ? elsewhere : String(chosen || "")}
				onChange={({ target }) => choose(target.value)}
			>
				<option value="">{text("dojoField.none")}</option>
				{[...names].map(([value, name]) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
				{texts.length > 0 && <option value={elsewhere}>{text("dojoField.elsewhere")}</option>}
			</SelectField>
			{isPlace && children}
		</>
	);
}
