import { eventsRoutes } from "#shared/competition/events/events.routes.ts";
import { client } from "../../core/calls/client.ts";

export const events = client(eventsRoutes);
