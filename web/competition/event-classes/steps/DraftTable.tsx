import type { ReactNode } from "react";
import type { EventClassReach } from "#shared/competition/event-classes/event-classes.schema.ts";
import { genders } from "#shared/core/people.ts";
import { WholeField } from "../../../base/records/WholeField.tsx";
import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { BeltOptions } from "../manage/BeltOptions.tsx";
import { manageEventClassMessages } from "../manage/manageEventClasses.messages.ts";
import type { DraftValues } from "./grid.ts";
import { stepsMessages } from "./steps.messages.ts";
import "./steps.css";

export type DraftForm = SchemaForm<{ classes: DraftValues[] }>;

/** A column of the table: its heading and its field in a row. */
type DraftColumn = {
	id: keyof DraftValues;
	head: string;
	cell: (row: { form: DraftForm; name: `classes.${number}.${keyof DraftValues}` }) => ReactNode;
};

/** The columns in their order. */
function useColumns(): DraftColumn[] {
	const text = useText(stepsMessages);
	const words = useText(manageEventClassMessages);
	const named = (
		id: "className" | "classNameAr",
		head: string,
		lang: "en" | "ar",
	): DraftColumn => ({
		id,
		head,
		cell: ({ form, name }) => (
			<Field label={head} lang={lang} dir={lang === "ar" ? "rtl" : "ltr"} {...form.field(name)} />
		),
	});
	const whole = (
		id: "minAge" | "maxAge" | "minWeight" | "maxWeight" | "maxParticipants",
		head: string,
	): DraftColumn => ({
		id,
		head,
		cell: ({ form, name }) => (
			<WholeField
				label={head}
				name={name}
				form={form}
				error={form.field(name).error}
				{...(id === "maxParticipants" ? { none: "0" } : { cuts: true })}
			/>
		),
	});
	const belt = (id: "minBeltLevel" | "maxBeltLevel", head: string): DraftColumn => ({
		id,
		head,
		cell: ({ form, name }) => (
			<SelectField label={head} {...form.field(name)}>
				<BeltOptions />
			</SelectField>
		),
	});
	return [
		named("className", text("steps.nameEn"), "en"),
		named("classNameAr", text("steps.nameAr"), "ar"),
		{
			id: "genderRestriction",
			head: words("manageEventClass.gender"),
			cell: ({ form, name }) => (
				<SelectField label={words("manageEventClass.gender")} {...form.field(name)}>
					<Options
						of={genders}
						word={(gender) => words(`manageEventClass.${gender}`)}
						none={words("manageEventClass.any")}
					/>
				</SelectField>
			),
		},
		whole("minAge", words("manageEventClass.minAge")),
		whole("maxAge", words("manageEventClass.maxAge")),
		whole("minWeight", words("manageEventClass.minWeight")),
		whole("maxWeight", words("manageEventClass.maxWeight")),
		belt("minBeltLevel", words("manageEventClass.minBelt")),
		belt("maxBeltLevel", words("manageEventClass.maxBelt")),
		whole("maxParticipants", text("steps.places")),
	];
}

function Reach({ of }: { of: EventClassReach["classes"][number] | undefined }) {
	const text = useText(stepsMessages);
	if (!of) return "–";
	return text(of.unknown > 0 ? "steps.reachMore" : "steps.reach", of);
}

type Props = {
	form: DraftForm;
	/** Keys of the rows, in their order. */
	rows: readonly { id: string }[];
	/** Whether the columns with the belts are shown. */
	hasBelts: boolean;
	reaches: readonly (EventClassReach["classes"][number] | undefined)[];
	onCopy: (row: number) => void;
	onRemove: (row: number) => void;
};

/** A table of event classes that are not saved yet; on phones each row is a card. */
export function DraftTable({ form, rows, hasBelts, reaches, onCopy, onRemove }: Props) {
	const text = useText(stepsMessages);
	const columns = useColumns().filter(
		({ id }) => hasBelts || (id !== "minBeltLevel" && id !== "maxBeltLevel"),
	);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
		<section className="table-scroll" aria-label={text("steps.table")} tabIndex={0}>
			<table className="draft-table">
				<thead>
					<tr>
						{columns.map(({ id, head }) => (
							<th key={id} scope="col">
								{head}
							</th>
						))}
						<th scope="col">{text("steps.mayEnter")}</th>
						<td />
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id: key }, row) => (
						<tr key={key} aria-label={text("steps.row", { row: row + 1 })}>
							{columns.map(({ id, cell }) => (
								<td key={id} data-field={id}>
									{cell({ form, name: `classes.${row}.${id}` })}
								</td>
							))}
							<td data-head={text("steps.mayEnter")} className="draft-reach">
								<Reach of={reaches[row]} />
							</td>
							<td>
								<span className="row">
									<Button
										kind="plain"
										aria-label={text("steps.copyRow", { row: row + 1 })}
										onClick={() => onCopy(row)}
									>
										{text("steps.copy")}
									</Button>
									<Button
										kind="plain"
										aria-label={text("steps.removeRow", { row: row + 1 })}
										onClick={() => onRemove(row)}
									>
										{text("steps.remove")}
									</Button>
								</span>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
