export { applicationsRoutes as applications } from "./applications/applications.routes.ts";
export { attendanceRoutes as attendance } from "./attendance/attendance.routes.ts";
export { beltsRoutes as belts } from "./belts/belts.routes.ts";
export { calendarsRoutes as calendars } from "./calendars/calendars.routes.ts";
export { coachesRoutes as coaches } from "./coaches/coaches.routes.ts";
export { dojosRoutes as dojos } from "./dojos/dojos.routes.ts";
export { studentsRoutes as students } from "./students/students.routes.ts";
export { trainingClassesRoutes as "training-classes" } from "./training-classes/training-classes.routes.ts";
