/** A detail of an audit entry: a field's value, or its value before and after. */
export type FieldDetail =
	| { field: string; value: unknown }
	| { field: string; from: unknown; to: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
	isRecord(value) && "from" in value && "to" in value && Object.keys(value).length === 2;

/** A ULID, an id of 22 letters, or the key of a charge, which readers would not recognise. */
const isCode = (value: unknown) =>
	typeof value === "string" &&
	/^([0-9A-HJKMNP-TV-Z]{26}|(\d+-)?(?=\S*\d)(?=\S*[A-Z])[\w-]{22}|(registration|grading|membership)(-\d+)+)$/.test(
		value,
	);

/** Whether a field holds the id of a record: readers know records by their names. */
export const isIdField = (field: string, value: unknown) =>
	/(Id|Ids|By|people)$/.test(field) &&
	[value].flat().every((one) => typeof one === "number" || isCode(one));

/** Whether a value is an id, version or timestamp, which readers don't need. */
export const isMeaningless = (field: string, value: unknown) =>
	["id", "version", "createdAt", "updatedAt"].includes(field) ||
	isCode(value) ||
	isIdField(field, value);

/** Leaves out what readers don't need and empty values. Ids stay: they may have names. */
const isRelevant = (field: string, value: unknown) =>
	(typeof value === "number" && isIdField(field, value)) ||
	(!isMeaningless(field, value) && value !== null && value !== undefined);

/** Splits an audit entry's details into fields. */
export function changesIn(details: unknown): FieldDetail[] {
	if (details === null || details === undefined) return [];
	if (isChange(details)) return [{ field: "", ...details }];
	if (Array.isArray(details)) {
		return details
			.filter((field) => isRelevant(field, ""))
			.map((field) => ({ field: String(field), value: undefined }));
	}
	if (!isRecord(details)) return [{ field: "", value: details }];
	return Object.entries(details)
		.filter(([field, value]) => isRelevant(field, value) && value !== "")
		.map(([field, value]) => (isChange(value) ? { field, ...value } : { field, value }));
}

/** Splits a field name into words: "registrationDeadline" becomes "registration deadline". */
export const fieldInWords = (field: string) =>
	field
		.replace(/(En|Ar|Md)+$/, (ending) => ` ${ending}`)
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replaceAll("_", " ")
		.toLowerCase();
