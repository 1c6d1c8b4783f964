import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { useAddress } from "../../core/address/useAddress.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { fillWord } from "./FillLanguage.tsx";

type Fresh<Item, Key extends QueryKey> = UseQueryOptions<Item, Error, Item, Key>;

type OpenProps<Item, Id extends number, Key extends QueryKey> = {
	word?: string;
	/** Fetches the current state of the record. */
	query: (id: Id) => Fresh<Item, Key>;
	dialog: ComponentType<{ item: Item | null; onClose: () => void }>;
};

type LoadedProps<Item, Key extends QueryKey> = {
	query: Fresh<Item, Key>;
	children: (item: Item) => ReactNode;
};

function Loaded<Item, Key extends QueryKey>({ query, children }: LoadedProps<Item, Key>) {
	// If the record was deleted meanwhile, the dialog stays open with the typed text.
	const { data, isLoadingError, refetch } = useQuery(query);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	return data && children(data);
}

/**
 * The dialog of the record named in the query string: a new one (`?<word>=new`) or an existing one
 * (`?<word>=7`), fetched again so that no stale data is edited.
 */
export function OpenRecord<Item, Id extends number, Key extends QueryKey>(
	props: OpenProps<Item, Id, Key>,
) {
	const { word = "id", query, dialog: Dialog } = props;
	const { search, set } = useAddress();
	const id = search.get(word);
	const close = () => set({ [word]: null, [fillWord]: null });
	if (!id) return null;
	if (id === "new") return <Dialog item={null} onClose={close} />;
	return (
		<Loaded key={id} query={query(Number(id) as Id)}>
			{(item) => <Dialog item={item} onClose={close} />}
		</Loaded>
	);
}
