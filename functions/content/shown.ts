export { aboutShown as about } from "./about/about.shown.ts";
export { annualPlanShown as "annual-plan" } from "./annual-plan/annual-plan.shown.ts";
export { membersShown as members } from "./members/members.shown.ts";
export { newsShown as news } from "./news/news.shown.ts";
export { officialsShown as officials } from "./officials/officials.shown.ts";
