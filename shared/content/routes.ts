export { aboutRoutes as about } from "./about/about.routes.ts";
export { annualPlanRoutes as "annual-plan" } from "./annual-plan/annual-plan.routes.ts";
export { membersRoutes as members } from "./members/members.routes.ts";
export { newsRoutes as news } from "./news/news.routes.ts";
export { officialsRoutes as officials } from "./officials/officials.routes.ts";
