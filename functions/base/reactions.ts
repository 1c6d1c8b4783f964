export { picturesReactions as pictures } from "./pictures/pictures.reactions.ts";
