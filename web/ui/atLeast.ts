import { useIntl } from "react-intl";

/**
 * Formats a number in the reader's digits, with a plus if more rows exist than are loaded; a dash
 * if the count is 0 but more exist.
 */
export function useAtLeast() {
	const { formatNumber } = useIntl();
	return (count: number, more: unknown) => {
		if (more && count === 0) return "–";
		return more ? `\u2066${formatNumber(count)}+\u2069` : formatNumber(count);
	};
}
