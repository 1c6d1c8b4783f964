import { picturesRoutes } from "#shared/pictures/pictures.routes.ts";
import { client } from "../core/client.ts";

export const pictures = client(picturesRoutes);
