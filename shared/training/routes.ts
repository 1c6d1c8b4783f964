export { attendanceRoutes as attendance } from "./attendance/attendance.routes.ts";
export { beltsRoutes as belts } from "./belts/belts.routes.ts";
export { certificatesRoutes as certificates } from "./certificates/certificates.routes.ts";
export { syllabusRoutes as syllabus } from "./syllabus/syllabus.routes.ts";
export { trainingClassesRoutes as "training-classes" } from "./training-classes/training-classes.routes.ts";
