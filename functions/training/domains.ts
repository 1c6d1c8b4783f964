export { applicationsDomain as applications } from "./applications/applications.domain.ts";
export { attendanceDomain as attendance } from "./attendance/attendance.domain.ts";
export { beltsDomain as belts } from "./belts/belts.domain.ts";
export { calendarsDomain as calendars } from "./calendars/calendars.domain.ts";
export { coachesDomain as coaches } from "./coaches/coaches.domain.ts";
export { dojosDomain as dojos } from "./dojos/dojos.domain.ts";
export { studentsDomain as students } from "./students/students.domain.ts";
export { trainingClassesDomain as "training-classes" } from "./training-classes/training-classes.domain.ts";
