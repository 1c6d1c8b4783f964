import { picturesRoutes } from "#shared/base/pictures/pictures.routes.ts";
import { client } from "../../core/calls/client.ts";

export const pictures = client(picturesRoutes);
