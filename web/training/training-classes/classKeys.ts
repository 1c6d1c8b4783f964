import type { TrainingClassId } from "#shared/core/ids.ts";

/** Keys of the queries, apart from the calls: the heads of all pages need them. */
export const timetableKey = ["training-classes"] as const;
export const classPageKey = (id: TrainingClassId) => [...timetableKey, id, "page"] as const;
