import { Link } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import { useCoaches } from "../../coaches/useCoaches.ts";
import { paths } from "../../core/address/paths.ts";
import { useNames } from "../../users/names.ts";

/** The coach who is responsible for an event, with the way to the coaches; nothing until they are known. */
export function ResponsibleCoach({ id }: { id: UserId }) {
	const names = useNames();
	const coach = useCoaches()?.find((one) => one.id === id);
	return (
		<Link to={paths.coaches}>
			<bdi>{coach ? names(coach).full : "…"}</bdi>
		</Link>
	);
}
