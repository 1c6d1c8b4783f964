export { aboutDomain as about } from "./about/about.domain.ts";
export { annualPlanDomain as "annual-plan" } from "./annual-plan/annual-plan.domain.ts";
export { membersDomain as members } from "./members/members.domain.ts";
export { newsDomain as news } from "./news/news.domain.ts";
export { officialsDomain as officials } from "./officials/officials.domain.ts";
