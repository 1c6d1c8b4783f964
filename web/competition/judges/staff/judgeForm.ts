import type { Judge } from "#shared/competition/judges/judges.schema.ts";

/** Initial values of a judge's form. */
export const valuesOf = (judge: Judge | null) => ({
	competitionLevel: judge?.competitionLevel ?? "Local",
	specializations: judge?.specializations ?? [],
	competitionsOfficiated: String(judge?.competitionsOfficiated ?? 0),
	certificationDate: judge?.certificationDate ?? "",
	isActive: judge?.isActive ?? true,
	version: judge?.version,
});
export type JudgeValues = ReturnType<typeof valuesOf>;
