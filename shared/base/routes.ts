export { picturesRoutes as pictures } from "./pictures/pictures.routes.ts";
export { settingsRoutes as settings } from "./settings/settings.routes.ts";
