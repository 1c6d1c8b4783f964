import { registrationsRoutes } from "#shared/competition/registrations/registrations.routes.ts";
import { client } from "../../core/calls/client.ts";

export const registrations = client(registrationsRoutes);
