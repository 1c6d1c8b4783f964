/** One thing that a line tells: a field's value, or what it was and became. */
export type Told =
	| { field: string; value: unknown }
	| { field: string; from: unknown; to: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
	isRecord(value) && "from" in value && "to" in value && Object.keys(value).length === 2;

/** What no reader misses: numbers of versions, and what is empty. */
const isTold = (field: string, value: unknown) =>
	!["id", "version", "createdAt", "updatedAt"].includes(field) &&
	value !== null &&
	value !== undefined;

/** The details of an audit line as they are read: each field for itself. */
export function changesIn(details: unknown): Told[] {
	if (details === null || details === undefined) return [];
	if (isChange(details)) return [{ field: "", ...details }];
	if (Array.isArray(details)) {
		return details
			.filter((field) => isTold(field, ""))
			.map((field) => ({ field: String(field), value: undefined }));
	}
	if (!isRecord(details)) return [{ field: "", value: details }];
	return Object.entries(details)
		.filter(([field, value]) => isTold(field, value) && value !== "")
		.map(([field, value]) => (isChange(value) ? { field, ...value } : { field, value }));
}

/** "registrationDeadline" as words: "registration deadline". */
export const fieldInWords = (field: string) =>
	field
		.replace(/(En|Ar|Md)+$/, (ending) => ` ${ending}`)
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replaceAll("_", " ")
		.toLowerCase();
