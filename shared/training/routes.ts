export { attendanceRoutes as attendance } from "./attendance/attendance.routes.ts";
export { beltsRoutes as belts } from "./belts/belts.routes.ts";
export { trainingClassesRoutes as "training-classes" } from "./training-classes/training-classes.routes.ts";
