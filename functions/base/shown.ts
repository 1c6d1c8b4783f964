export { settingsShown as settings } from "./settings/settings.shown.ts";
