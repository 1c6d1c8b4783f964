import { useEffect, useRef } from "react";
import { useAddress } from "../../core/address/useAddress.ts";

/** Query parameter with the language that is to be written: `?id=7&fill=ar`. */
export const fillWord = "fill";

/** Focuses the first empty field of the language that the address names, in the form around it. */
export function FillLanguage() {
	const place = useRef<HTMLSpanElement>(null);
	const missing = useAddress().search.get(fillWord);
	useEffect(() => {
		if (!missing) return;
		const fields = place.current
			?.closest("form")
			?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
				`:is(input, textarea)[lang="${CSS.escape(missing)}"]`,
			);
		[...(fields ?? [])].find(({ value }) => value.trim() === "")?.focus();
	}, [missing]);
	return <span ref={place} hidden />;
}
