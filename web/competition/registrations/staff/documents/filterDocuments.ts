import type { EventDocument } from "#shared/competition/registrations/registrations.schema.ts";

export type DocumentFilters = {
	/** A state of the document; empty for all. */
	state: string;
	dojo: string;
	/** A day: documents that end before it, and those that are missing. */
	before: string;
};

/** Whether a document has ended before a day, or is not there at all. */
const endsBefore = ({ state, expiresOn }: EventDocument, day: string) =>
	state === "missing" || (expiresOn !== null && expiresOn < day);

/** The entrants that match the filters, those without a document first. */
export function filterDocuments(
	rows: readonly EventDocument[],
	{ state, dojo, before }: DocumentFilters,
): EventDocument[] {
	const order = { missing: 0, expiring: 1, valid: 2 };
	return rows
		.filter(
			(row) =>
				(!state || row.state === state) &&
				(!dojo || row.dojoLocation === dojo) &&
				(!before || endsBefore(row, before)),
		)
		.toSorted((a, b) => order[a.state] - order[b.state]);
}

/** The dojos of the entrants, once each, by their English names. */
export const dojosIn = (rows: readonly EventDocument[]) => [
	...new Map(
		rows.flatMap(({ dojoLocation: en, dojoLocationAr: ar }) => (en ? [[en, { en, ar }]] : [])),
	).values(),
];
