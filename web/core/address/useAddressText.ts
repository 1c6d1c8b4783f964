import { type ChangeEvent, useEffect, useState } from "react";
import { useAddress } from "./useAddress.ts";

/**
 * Value and change handler of a text field whose value is stored in the query string. The field
 * keeps its own state, because the router may render an address change only after the next key.
 */
export function useAddressText(name: string) {
	const { search, set } = useAddress();
	const stored = search.get(name) ?? "";
	const [value, setValue] = useState(stored);
	useEffect(() => {
		// A late render may carry an older query than the address bar and must not overwrite the field.
		const latest = new URLSearchParams(window.location.search).get(name) ?? "";
		if (stored === latest) setValue(stored);
	}, [stored, name]);
	const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
		setValue(target.value);
		set({ [name]: target.value });
	};
	return { value, onChange };
}
