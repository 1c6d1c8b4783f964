import { queryOptions } from "@tanstack/react-query";
import { coachesRoutes } from "#shared/coaches/coaches.routes.ts";
import { client } from "../core/client.ts";

const coaches = client(coachesRoutes);

export const studentsQuery = queryOptions({ queryKey: ["students"], queryFn: () => coaches.students() });
