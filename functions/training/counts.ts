export { beltsCounts as belts } from "./belts/belts.counts.ts";
export { dojosCounts as dojos } from "./dojos/dojos.counts.ts";
