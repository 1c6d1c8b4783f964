import { useIntl } from "react-intl";

/** A number in the reader's digits, with a plus where there are more that are not read yet. */
export function useAtLeast() {
	const { formatNumber } = useIntl();
	return (count: number, more: unknown) => (more ? `\u2066${formatNumber(count)}+\u2069` : formatNumber(count));
}
