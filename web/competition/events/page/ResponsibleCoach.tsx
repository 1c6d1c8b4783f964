import { Link } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import { paths } from "../../../core/address/paths.ts";
import { useCoaches } from "../../../people/coaches/useCoaches.ts";
import { useNames } from "../../../people/users/names.ts";
import { Written } from "../../../ui/texts/Written.tsx";

/**
 * The event's responsible coach with a link to the coaches; nothing until the coaches are loaded.
 */
export default function ResponsibleCoach({ id }: { id: UserId }) {
	const names = useNames();
	const coach = useCoaches()?.find((one) => one.id === id);
	return (
		<Link to={paths.coaches}>
			<Written>{coach ? names(coach).full : "…"}</Written>
		</Link>
	);
}
