export { beltsCounts as belts } from "./belts/belts.counts.ts";
