import type { EventDocument } from "#shared/competition/registrations/registrations.schema.ts";
import { dojosIn, filterDocuments } from "./filterDocuments.ts";

const row = (
	userId: number,
	state: EventDocument["state"],
	expiresOn: string | null,
	dojoLocation: string | null = null,
) => ({ userId, state, expiresOn, dojoLocation, dojoLocationAr: null }) as EventDocument;

const rows = [
	row(1, "valid", null, "Salmiya"),
	row(2, "missing", null, "Jahra"),
	row(3, "expiring", "2027-03-01", "Salmiya"),
	row(4, "valid", "2027-04-09", null),
];
const idsOf = (filters: Partial<Parameters<typeof filterDocuments>[1]>) =>
	filterDocuments(rows, { state: "", dojo: "", before: "", ...filters }).map(
		({ userId }) => userId,
	);

test.each([
	[{}, [2, 3, 1, 4]],
	[{ state: "valid" }, [1, 4]],
	[{ dojo: "Salmiya" }, [3, 1]],
	[{ before: "2027-04-09" }, [2, 3]],
	[{ before: "2027-04-10" }, [2, 3, 4]],
	[{ before: "2027-04-10", dojo: "Jahra" }, [2]],
])("of the entrants, %j selects %j", (filters, ids) => {
	expect(idsOf(filters)).toEqual(ids);
});

test("names each dojo once", () => {
	expect(dojosIn(rows).map(({ en }) => en)).toEqual(["Salmiya", "Jahra"]);
});
