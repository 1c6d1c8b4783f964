import { peopleRoutes } from "#shared/community/people/people.routes.ts";
import { client } from "../../core/calls/client.ts";

export const people = client(peopleRoutes);
