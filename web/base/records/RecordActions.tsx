import { type ReactNode, useState } from "react";
import { useAddress } from "../../core/address/useAddress.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import type { Deletion } from "./DeleteDialog.tsx";
import { EditDelete } from "./EditDelete.tsx";

const DeleteDialog = lazyPart(() => import("./DeleteDialog.tsx"));

type Props = {
	/** The record's id, as in the query string. */
	id: number;
	/** The record's name, for the buttons' accessible labels. */
	name: string;
	/** Query parameter of the record's list. */
	word?: string;
	/** How the record is deleted; undefined if it cannot be. */
	deletion?: Deletion;
	/** Additional buttons, shown first. */
	children?: ReactNode;
};

/** Actions of a record in a list. */
export function RecordActions({ id, name, word = "id", deletion, children }: Props) {
	const { set } = useAddress();
	const [isDeleting, setDeleting] = useState(false);
	return (
		<span className="row">
			{children}
			<EditDelete
				name={name}
				onEdit={() => set({ [word]: String(id) }, { step: true })}
				onDelete={deletion && (() => setDeleting(true))}
			/>
			{deletion && isDeleting && <DeleteDialog {...deletion} onClose={() => setDeleting(false)} />}
		</span>
	);
}
