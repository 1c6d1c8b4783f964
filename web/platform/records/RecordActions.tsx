import { type ComponentType, type ReactNode, useState } from "react";
import { useAddress } from "../../core/address/useAddress.ts";
import { EditDelete } from "./EditDelete.tsx";

export type ItemDialog<Item> = ComponentType<{ item: Item; onClose: () => void }>;

type Props<Item> = {
	item: Item;
	/** The record's id, as in the query string. */
	id: number;
	/** The record's name, for the buttons' accessible labels. */
	name: string;
	/** Query parameter of the record's list. */
	word?: string;
	deleteDialog?: ItemDialog<Item>;
	/** Additional buttons, shown first. */
	children?: ReactNode;
};

/** Actions of a record in a list. */
export function RecordActions<Item>({
	item,
	id,
	name,
	word = "id",
	deleteDialog: Delete,
	children,
}: Props<Item>) {
	const { set } = useAddress();
	const [isDeleting, setDeleting] = useState(false);
	return (
		<span className="row">
			{children}
			<EditDelete
				name={name}
				onEdit={() => set({ [word]: String(id) }, { step: true })}
				onDelete={Delete && (() => setDeleting(true))}
			/>
			{Delete && isDeleting && <Delete item={item} onClose={() => setDeleting(false)} />}
		</span>
	);
}
