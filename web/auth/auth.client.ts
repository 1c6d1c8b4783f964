import { authRoutes } from "#shared/auth/auth.routes.ts";
import { client } from "../core/client.ts";

export const auth = client(authRoutes);
