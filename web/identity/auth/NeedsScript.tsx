import { useText } from "../../core/language/messages.ts";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { authMessages } from "./auth.messages.ts";

/**
 * Shown without JavaScript on pages that need the token of their address, which the server never
 * sees.
 */
export function NeedsScript() {
	const text = useText(authMessages);
	return (
		<div className="width page">
			<Loading />
			<noscript>
				<Notice>{text("auth.needsScript")}</Notice>
			</noscript>
		</div>
	);
}
