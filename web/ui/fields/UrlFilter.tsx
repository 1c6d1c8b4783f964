import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "../../core/address/useAddress.ts";
import { Button } from "../Button.tsx";
import "./url-filter.css";

type Choice = {
	/** As it stands in the address; empty for the choice that stands there without a word. */
	value: string;
	label: ReactNode;
	/** How many things it leaves. */
	count?: number;
};

/** A choice of what is shown, kept in the address: `?status=pending`. */
export function UrlFilter({
	name,
	label,
	choices,
}: {
	name: string;
	label: string;
	choices: Choice[];
}) {
	const { search, set } = useAddress();
	const { formatNumber } = useIntl();
	const chosen = search.get(name) ?? "";
	return (
		<fieldset className="row url-filter" aria-label={label}>
			{choices.map(({ value, label: words, count }) => (
				<Button key={value} aria-pressed={value === chosen} onClick={() => set({ [name]: value })}>
					{words}
					{count !== undefined && <span className="soft">{formatNumber(count)}</span>}
				</Button>
			))}
		</fieldset>
	);
}
