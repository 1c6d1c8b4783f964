import { useLocation, useNavigate } from "react-router-dom";

/** `from`: the page that opened the steps of an event; `made`: whether the event is new. */
export type OpenedFrom = { from?: string; made?: boolean } | null;

/** Opens the steps of an event so that closing them returns to this page. */
export function useOpenSteps() {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	return (to: string) => navigate(to, { state: { from: pathname + search } satisfies OpenedFrom });
}
