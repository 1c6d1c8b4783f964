import type { TrainingClassId } from "#shared/core/ids.ts";
import { paths } from "../../core/address/paths.ts";

/** The attendance of a class on a day (`YYYY-MM-DD`). Links that name a day use it. */
export const attendanceOn = ({ id, date }: { id: TrainingClassId; date: string }) =>
	`${paths.attendance(id)}?date=${date}`;
