export { attendanceDomain as attendance } from "./attendance/attendance.domain.ts";
export { beltsDomain as belts } from "./belts/belts.domain.ts";
export { certificatesDomain as certificates } from "./certificates/certificates.domain.ts";
export { dojoLinksDomain as "dojo-links" } from "./dojo-links/dojo-links.domain.ts";
export { syllabusDomain as syllabus } from "./syllabus/syllabus.domain.ts";
export { trainingClassesDomain as "training-classes" } from "./training-classes/training-classes.domain.ts";
