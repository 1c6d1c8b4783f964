import type { TrainingClassId } from "#shared/core/ids.ts";

/** Query keys. They are apart from the API client, because the heads of all pages import them. */
export const timetableKey = ["training-classes"] as const;
export const classPageKey = (id: TrainingClassId) => [...timetableKey, id, "page"] as const;
