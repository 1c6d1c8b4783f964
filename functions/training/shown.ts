export { dojosShown as dojos } from "./training-classes/dojos.shown.ts";
export { trainingClassesShown as "training-classes" } from "./training-classes/training-classes.shown.ts";
