import type * as z from "zod/mini";

/** The faults of a value by field: `endDate end_before_start`. Empty for a value that is accepted. */
export const faultsOf = (schema: z.ZodMiniType, value: unknown): string[] =>
	schema
		.safeParse(value)
		.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim()) ?? [];
