import type { Column } from "../../ui/tables/DataTable.tsx";

type Words = { head: string; on: string; off: string };

/** The column that says whether visitors see a record, with a badge. */
export const stateColumn = <Row,>(
	isOn: (row: Row) => boolean,
	{ head, on, off }: Words,
): Column<Row> => ({
	id: "status",
	head,
	phone: "end",
	sort: (row) => Number(isOn(row)),
	cell: (row) => (
		<span className={isOn(row) ? "badge primary" : "badge draft"}>{isOn(row) ? on : off}</span>
	),
});
