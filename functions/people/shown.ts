export { coachesShown as coaches } from "./coaches/coaches.shown.ts";
export { nationalTeamShown as "national-team" } from "./national-team/national-team.shown.ts";
