export { myDataReactions as "my-data" } from "./my-data/my-data.reactions.ts";
