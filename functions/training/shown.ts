export { coachesShown as coaches } from "./coaches/coaches.shown.ts";
export { dojosShown as dojos } from "./dojos/dojos.shown.ts";
export { trainingClassesShown as "training-classes" } from "./training-classes/training-classes.shown.ts";
