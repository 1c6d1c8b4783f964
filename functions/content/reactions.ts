export { broadcastsReactions as broadcasts } from "./broadcasts/broadcasts.reactions.ts";
export { picturesReactions as pictures } from "./pictures/pictures.reactions.ts";
