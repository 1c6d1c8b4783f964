import { type ComponentProps, Fragment, type ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { typedDinars } from "#shared/core/texts/money.ts";
import type { useText } from "../../../core/language/messages.ts";
import {
	AreaField,
	CheckField,
	Field,
	NumberField,
	SelectField,
} from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { PictureField } from "../../pictures/PictureField.tsx";
import { BilingualField } from "../BilingualField.tsx";
import { OrderField } from "../OrderField.tsx";
import type { recordMessages } from "../records.messages.ts";
import type { useRecordDialog } from "../useRecordDialog.ts";
import { WholeField } from "../WholeField.tsx";

type RecordText = ReturnType<typeof useText<keyof (typeof recordMessages)["en"]>>;

type Drawn = Pick<ReturnType<typeof useRecordDialog<FieldValues, unknown, unknown>>, "field"> & {
	// biome-ignore lint/suspicious/noExplicitAny: a field knows its own values only.
	form: UseFormReturn<any>;
	text: RecordText;
};

/** An input of a record's form, or several of them, as data. */
export type RecordField<Values extends object = object> = {
	id: string;
	/** What the form begins with, for a record or for a new one. */
	values: (item: object | null) => Values;
	/** The label of each value, where two edits conflict. */
	labels: (text: RecordText) => Partial<Record<keyof Values, string>>;
	/** How a value reads where two edits conflict, if not as it is typed. */
	words?: { [Name in keyof Values]?: (value: never) => string };
	draw: (form: Drawn) => ReactNode;
};

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (
	all: infer All,
) => void
	? All
	: never;

/** The values of a form with these fields. */
export type ValuesOf<Fields extends readonly RecordField[]> = UnionToIntersection<
	ReturnType<Fields[number]["values"]>
> & { version?: number };

/** What a form begins with, for a record or for a new one. */
export const beginningOf = <const Fields extends readonly RecordField[]>(
	fields: Fields,
	item: object | null,
) =>
	Object.assign({}, ...fields.map(({ values }) => values(item)), {
		version: (item as { version?: number } | null)?.version,
	}) as ValuesOf<Fields>;

const storedIn = (item: object | null, name: string) =>
	(item as Record<string, unknown> | null)?.[name];

const asText = (value: unknown) => (Array.isArray(value) ? value.join("\n") : String(value ?? ""));

type Text<Name extends string> = RecordField<Record<Name, string>>;

/** One value as text; a list has one entry on each line. */
const textValue = <const Name extends string>(
	name: Name,
	label: string,
	draw: Text<Name>["draw"],
	first: string | number = "",
): Text<Name> => ({
	id: name,
	values: (item) => ({ [name]: asText(storedIn(item, name) ?? first) }) as Record<Name, string>,
	labels: () => ({ [name]: label }) as Record<Name, string>,
	draw,
});

type Input = Omit<ComponentProps<typeof Field>, "label" | "name">;

export const textField = <const Name extends string>(name: Name, label: string, input?: Input) =>
	textValue(name, label, ({ field }) => <Field {...input} {...field(name)} />);

/** A number as it is typed. */
export const numberField = <const Name extends string>(name: Name, label: string, input?: Input) =>
	textValue(name, label, ({ field }) => <NumberField {...input} {...field(name)} />);

/** An amount in dinars as it is typed; the record has fils. */
export const amountField = <const Name extends string>(
	name: Name,
	label: string,
	input?: Input,
): Text<Name> => ({
	...numberField(name, label, { inputMode: "decimal", ...input }),
	values: (item) =>
		({ [name]: typedDinars(storedIn(item, name) as number | null | undefined) }) as Record<
			Name,
			string
		>,
});

export const areaField = <const Name extends string>(
	name: Name,
	label: string,
	area?: Omit<ComponentProps<typeof AreaField>, "label" | "name">,
) => textValue(name, label, ({ field }) => <AreaField {...area} {...field(name)} />);

export const pictureField = <const Name extends string>(name: Name, label: string) =>
	textValue(name, label, ({ form }) => <PictureField form={form} name={name} label={label} />);

/** A whole number. `first`: its first value, and the one for a text that is no number. */
export const wholeField = <const Name extends string>(
	name: Name,
	label: string,
	first: number,
	fallback = first,
) =>
	textValue(
		name,
		label,
		({ form, field }) => <WholeField form={form} fallback={String(fallback)} {...field(name)} />,
		first,
	);

/** The position of a record among others. */
export const orderField = <const Name extends string>(
	name: Name,
	first: number,
	fallback = first,
): Text<Name> => ({
	...textValue(
		name,
		"",
		({ form, field }) => <OrderField form={form} fallback={String(fallback)} {...field(name)} />,
		first,
	),
	labels: (text) => ({ [name]: text("record.sortOrder") }) as Record<Name, string>,
});

type Choices<Choice extends string | number> = {
	of: readonly Choice[];
	word: (choice: Choice) => string;
	/** Label of the empty choice, if one is allowed. */
	none?: string;
	/** The choice of a new record; by default the empty one. */
	first?: Choice | "";
};

export const selectField = <const Name extends string, const Choice extends string | number>(
	name: Name,
	label: string,
	{ of, word, none, first = "" }: Choices<Choice>,
): RecordField<Record<Name, Choice | "">> => ({
	...(textValue(
		name,
		label,
		({ field }) => (
			<SelectField {...field(name)}>
				<Options of={of} word={word} none={none} />
			</SelectField>
		),
		first,
	) as unknown as RecordField<Record<Name, Choice | "">>),
	words: {
		[name]: (value: unknown) =>
			of
				.filter((choice) => String(choice) === String(value))
				.map(word)
				.join(),
	} as never,
});

/** A switch. */
export const switchField = <const Name extends string>(
	name: Name,
	label: string,
	{ hint, first = false }: { hint?: string; first?: boolean } = {},
): RecordField<Record<Name, boolean>> => ({
	id: name,
	values: (item) => ({ [name]: storedIn(item, name) ?? first }) as Record<Name, boolean>,
	labels: () => ({ [name]: label }) as Record<Name, string>,
	draw: ({ field }) => <CheckField role="switch" hint={hint} {...field(name)} />,
});

/** The switch that publishes a record. */
export const publishField: RecordField<{ published: boolean }> = {
	...switchField("published", ""),
	labels: (text) => ({ published: text("record.publishNow") }),
	draw: ({ field, text }) => (
		<CheckField role="switch" hint={text("record.publishHint")} {...field("published")} />
	),
};

type Pair<En extends string, Ar extends string> = RecordField<Record<En | Ar, string>>;

/** A text in both languages; `names`: of its two values. */
export const pairField = <const En extends string, const Ar extends string>(
	[en, ar]: readonly [En, Ar],
	label: string,
	more: Pick<ComponentProps<typeof BilingualField>, "rows" | "preview"> = {},
): Pair<En, Ar> => ({
	id: en,
	values: (item) =>
		({ [en]: asText(storedIn(item, en)), [ar]: asText(storedIn(item, ar)) }) as Record<
			En | Ar,
			string
		>,
	labels: (text) =>
		({ [en]: text("record.inEn", { label }), [ar]: text("record.inAr", { label }) }) as Record<
			En | Ar,
			string
		>,
	draw: ({ form }) => (
		<BilingualField
			form={form}
			fields={{ en: en as Path<FieldValues>, ar }}
			label={label}
			{...more}
		/>
	),
});

/** The same for values that end in `En` and `Ar`. */
export const bilingualField = <const Name extends string>(
	name: Name,
	label: string,
	more?: Parameters<typeof pairField>[2],
) => pairField([`${name}En`, `${name}Ar`], label, more);

/** Draws the fields of a form, one below the other. */
export const drawFields = (fields: readonly RecordField[], form: Drawn) =>
	fields.map(({ id, draw }) => <Fragment key={id}>{draw(form)}</Fragment>);

/** Fields side by side. */
export const fieldRow = <const Fields extends readonly RecordField[]>(
	...fields: Fields
): RecordField<UnionToIntersection<ReturnType<Fields[number]["values"]>> & object> => ({
	id: fields.map(({ id }) => id).join(),
	values: (item) => Object.assign({}, ...fields.map(({ values }) => values(item))),
	labels: (text) => Object.assign({}, ...fields.map(({ labels }) => labels(text))),
	words: Object.assign({}, ...fields.map(({ words }) => words)),
	draw: (form) => <div className="side-by-side">{drawFields(fields, form)}</div>,
});

/** What stands between fields and has no value. */
export const betweenFields = (id: string, draw: RecordField["draw"]): RecordField<object> => ({
	id,
	values: () => ({}),
	labels: () => ({}),
	draw,
});
