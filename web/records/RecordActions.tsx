import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { useAddress } from "../core/address/useAddress.ts";
import { EditDelete } from "./EditDelete.tsx";

export type ItemDialog<Item> = ComponentType<{ item: Item; onClose: () => void }>;

type Props<Item> = {
	item: Item;
	/** Its number, as the address names it. */
	id: number;
	/** What it is called, for who hears the buttons only. */
	name: string;
	/** The word of its desk in the address. */
	word?: string;
	deleteDialog?: ItemDialog<Item>;
	/** Buttons before the others. */
	children?: ReactNode;
};

/** What can be done with a record where it stands in a list. */
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
			<Suspense>
				{Delete && isDeleting && <Delete item={item} onClose={() => setDeleting(false)} />}
			</Suspense>
		</span>
	);
}
