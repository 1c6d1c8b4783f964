export { removalsCounts as removals } from "./removals/removals.counts.ts";
