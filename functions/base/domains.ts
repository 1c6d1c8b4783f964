export { picturesDomain as pictures } from "./pictures/pictures.domain.ts";
export { placesDomain as places } from "./places/places.domain.ts";
export { settingsDomain as settings } from "./settings/settings.domain.ts";
