import { queryOptions } from "@tanstack/react-query";
import { syllabusRoutes } from "#shared/training/syllabus/syllabus.routes.ts";
import { client } from "../../core/calls/client.ts";

export const syllabus = client(syllabusRoutes);

/** What each rank is examined in now. */
export const syllabusQuery = queryOptions({
	queryKey: ["syllabus"],
	queryFn: () => syllabus.list(),
});
