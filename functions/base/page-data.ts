export { settingsPageData as settings } from "./settings/settings.page-data.ts";
