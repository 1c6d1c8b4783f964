import { signUpsRoutes } from "#shared/identity/sign-ups/sign-ups.routes.ts";
import { client } from "../../core/calls/client.ts";

export const signUps = client(signUpsRoutes);
