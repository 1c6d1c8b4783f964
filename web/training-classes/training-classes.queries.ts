import { queryOptions } from "@tanstack/react-query";
import { trainingClassesRoutes } from "#shared/training-classes/training-classes.routes.ts";
import { client } from "../core/client.ts";

export const trainingClasses = client(trainingClassesRoutes);

/** The classes of the week. */
export const timetableQuery = queryOptions({
	queryKey: ["training-classes"],
	queryFn: () => trainingClasses.list(),
});
