import { useText } from "../core/language/messages.ts";
import { Loading } from "../ui/states/Loading.tsx";
import { Notice } from "../ui/states/Notice.tsx";
import { authMessages } from "./auth.messages.ts";

/** Stands on a page that works with the token in its address, which the rendered page does not know. */
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
