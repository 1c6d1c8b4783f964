import { useIntl } from "react-intl";

/** Formats a year in the reader's digits, without a grouping mark. */
export function useYearText() {
	const { formatDate } = useIntl();
	return (year: number) => formatDate(new Date(Date.UTC(year, 5, 15)), { year: "numeric" });
}
