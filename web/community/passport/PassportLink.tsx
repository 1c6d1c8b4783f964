import type { UserId } from "#shared/core/ids.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { passportMessages } from "./passport.messages.ts";

/** The way to a person's belt passport. */
export default function PassportLink({ id }: { id: UserId }) {
	const text = useText(passportMessages);
	return (
		<p>
			<ButtonLink to={paths.passport(id)}>{text("passport.open")}</ButtonLink>
		</p>
	);
}
