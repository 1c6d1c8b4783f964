import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { BilingualTexts } from "#shared/core/fields/bilingual.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import { MissingLanguage } from "../languages/MissingLanguage.tsx";
import { recordMessages } from "../records.messages.ts";
import { stateColumn } from "../stateColumn.tsx";

type Named<Item> = {
	id?: string;
	/** The name and the language that it lacks; by default one below the other. */
	cell?: (item: Item, lacking: ReactNode) => ReactNode;
};

/** Columns that lists of several kinds of records have. */
export function useRecordColumns<Item extends object>() {
	const text = useText(recordMessages);
	const pick = usePick();
	const { formatDate, formatNumber } = useIntl();
	return {
		/**
		 * The record's name, and which language it lacks.
		 * @param texts its bilingual fields; the first one names the record
		 */
		name: <Field extends string>(
			texts: readonly [Field, ...Field[]],
			head: string,
			{ id = "name", cell }: Named<Item> = {},
		): Column<Item> => {
			const nameOf = (item: Item) => pick(item as never, texts[0]);
			const plain = (item: Item, lacking: ReactNode) => (
				<>
					<span dir="auto">{nameOf(item)}</span>
					{lacking}
				</>
			);
			return {
				id,
				head,
				names: true,
				sort: nameOf,
				cell: (item) =>
					(cell ?? plain)(
						item,
						<MissingLanguage<Field> record={item as BilingualTexts<Field>} fields={texts} />,
					),
			};
		},
		/** Whether visitors see the record, in other words than "published" and "draft" if given. */
		state: (
			isOn: (item: Item) => boolean,
			on = text("record.isPublished"),
			off = text("record.isDraft"),
		): Column<Item> => stateColumn(isOn, { head: text("record.status"), on, off }),
		/** The number that sets the record's position. */
		order: (
			orderOf: (item: Item) => number,
			phone: Column<Item>["phone"] = "end",
		): Column<Item> => ({
			id: "order",
			head: text("record.order"),
			phone,
			sort: orderOf,
			cell: (item) => formatNumber(orderOf(item)),
		}),
		created: (createdAt: (item: Item) => string): Column<Item> => ({
			id: "created",
			head: text("record.created"),
			sort: createdAt,
			cell: (item) => (
				<time className="small soft" dateTime={createdAt(item)}>
					{formatDate(createdAt(item), { dateStyle: "medium" })}
				</time>
			),
		}),
	};
}
