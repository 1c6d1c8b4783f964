export { attendanceDomain as attendance } from "./attendance/attendance.domain.ts";
export { beltsDomain as belts } from "./belts/belts.domain.ts";
export { dojoLinksDomain as "dojo-links" } from "./dojo-links/dojo-links.domain.ts";
export { trainingClassesDomain as "training-classes" } from "./training-classes/training-classes.domain.ts";
