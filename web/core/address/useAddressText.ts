import { type ChangeEvent, useEffect, useState } from "react";
import { useAddress } from "./useAddress.ts";

/**
 * Value and change of a text field that is kept in the address. The field holds what is typed itself: the router
 * renders a change of the address when there is time, which may be after the next key.
 */
export function useAddressText(name: string) {
	const { search, set } = useAddress();
	const asked = search.get(name) ?? "";
	const [value, setValue] = useState(asked);
	useEffect(() => {
		// What is rendered late is older than the address.
		const latest = new URLSearchParams(window.location.search).get(name) ?? "";
		if (asked === latest) setValue(asked);
	}, [asked, name]);
	const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
		setValue(target.value);
		set({ [name]: target.value });
	};
	return { value, onChange };
}
