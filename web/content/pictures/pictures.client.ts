import { picturesRoutes } from "#shared/content/pictures/pictures.routes.ts";
import { client } from "../../core/calls/client.ts";

export const pictures = client(picturesRoutes);
