export { aboutPageData as about } from "./about/about.page-data.ts";
export { annualPlanPageData as "annual-plan" } from "./annual-plan/annual-plan.page-data.ts";
export { membersPageData as members } from "./members/members.page-data.ts";
export { newsPageData as news } from "./news/news.page-data.ts";
export { officialsPageData as officials } from "./officials/officials.page-data.ts";
