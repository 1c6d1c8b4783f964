import { useIntl } from "react-intl";

/** A number in the reader's digits, with a plus where there are more that are not read yet; a dash where none is known. */
export function useAtLeast() {
	const { formatNumber } = useIntl();
	return (count: number, more: unknown) => {
		if (more && count === 0) return "–";
		return more ? `\u2066${formatNumber(count)}+\u2069` : formatNumber(count);
	};
}
