import { useText } from "../core/messages.ts";
import { Loading } from "../ui/Loading.tsx";
import { authMessages } from "./auth.messages.ts";

/** Stands on a page that works with the token in its address, which the rendered page does not know. */
export function NeedsScript() {
	const text = useText(authMessages);
	return (
		<div className="width page">
			<Loading />
			<noscript>
				<p className="notice">{text("auth.needsScript")}</p>
			</noscript>
		</div>
	);
}
