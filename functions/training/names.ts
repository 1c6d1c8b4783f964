export { trainingClassesNames as "training-classes" } from "./training-classes/training-classes.names.ts";
