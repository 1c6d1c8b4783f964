import { useQuery } from "@tanstack/react-query";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { myClassesQuery } from "../training-classes.queries.ts";

/**
 * Loads the user's classes and shows an error if that fails: without them no class offers to enrol.
 */
export function OwnClasses() {
	const { isLoadingError, refetch } = useQuery(myClassesQuery);
	return isLoadingError && <LoadError onRetry={refetch} />;
}
