import { useText } from "../../core/language/messages.ts";
import { authMessages } from "./auth.messages.ts";

/** What a new password needs, and what makes one easy to guess. */
export function PasswordHint() {
	const text = useText(authMessages);
	return (
		<>
			<span className="block">{text("auth.passwordHint")}</span>
			<span className="block">{text("auth.passwordAdvice")}</span>
		</>
	);
}
