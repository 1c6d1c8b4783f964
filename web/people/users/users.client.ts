import { usersRoutes } from "#shared/people/users/users.routes.ts";
import { client } from "../../core/calls/client.ts";

export const users = client(usersRoutes);
