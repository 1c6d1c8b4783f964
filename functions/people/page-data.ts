export { coachesPageData as coaches } from "./coaches/coaches.page-data.ts";
export { nationalTeamPageData as "national-team" } from "./national-team/national-team.page-data.ts";
