export { beltsReactions as belts } from "./belts/belts.reactions.ts";
export { dojoLinksReactions as "dojo-links" } from "./dojo-links/dojo-links.reactions.ts";
export { trainingClassesReactions as "training-classes" } from "./training-classes/training-classes.reactions.ts";
