import { authRoutes } from "#shared/identity/auth/auth.routes.ts";
import { client } from "../../core/calls/client.ts";

export const auth = client(authRoutes);
