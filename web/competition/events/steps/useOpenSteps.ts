import { useLocation, useNavigate } from "react-router-dom";

/** The page from which the steps of an event were opened, to which they return. */
export type OpenedFrom = { from?: string; made?: boolean } | null;

/** Opens the steps of an event so that closing them returns to this page. */
export function useOpenSteps() {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	return (to: string) => navigate(to, { state: { from: pathname + search } satisfies OpenedFrom });
}
