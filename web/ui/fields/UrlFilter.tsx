import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "../../core/address/useAddress.ts";
import { Button } from "../Button.tsx";
import "./url-filter.css";

type Choice = {
	/** Value of the query parameter; empty for the default choice. */
	value: string;
	label: ReactNode;
	/** Number of matching items. */
	count?: number;
};

/** A filter whose value is stored in the query string: `?status=pending`. */
export function UrlFilter({
	name,
	label,
	isLabelled,
	choices,
}: {
	name: string;
	label: string;
	/** Shows the label, which tells several filters of a page apart. */
	isLabelled?: boolean;
	choices: Choice[];
}) {
	const { search, set } = useAddress();
	const { formatNumber } = useIntl();
	const chosen = search.get(name) ?? "";
	return (
		<fieldset className="row url-filter" aria-label={label}>
			{isLabelled && <span className="small soft url-filter-label">{label}</span>}
			{choices.map(({ value, label: words, count }) => (
				<Button key={value} aria-pressed={value === chosen} onClick={() => set({ [name]: value })}>
					{words}
					{count !== undefined && <span className="soft">{formatNumber(count)}</span>}
				</Button>
			))}
		</fieldset>
	);
}
