export { certificatesPageData as certificates } from "./certificates/certificates.page-data.ts";
export { syllabusPageData as syllabus } from "./syllabus/syllabus.page-data.ts";
export { dojosPageData as dojos } from "./training-classes/dojos.page-data.ts";
export { trainingClassesPageData as "training-classes" } from "./training-classes/training-classes.page-data.ts";
