export { dojosPageData as dojos } from "./training-classes/dojos.page-data.ts";
export { trainingClassesPageData as "training-classes" } from "./training-classes/training-classes.page-data.ts";
