import type { Event } from "#shared/competition/events/events.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { RegisterButton } from "../../../competition/registrations/enter/RegisterButton.tsx";
import { lazyPart } from "../../../core/lazyPart.tsx";

const FamilyRegister = lazyPart(() => import("./FamilyRegister.tsx"));

type Props = {
	event: Event;
	/** True on the event's own page, which lists its classes. */
	here?: boolean;
};

/** The register button, which asks guardians whom to register. */
export function RegisterForWhom(props: Props) {
	const { data: user } = useUser();
	if (!user) return <RegisterButton {...props} />;
	return <FamilyRegister {...props} />;
}
