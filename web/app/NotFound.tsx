import { useText } from "../core/language/messages.ts";
import { appMessages } from "./app.messages.ts";
import { WayBack } from "./WayBack.tsx";

export function NotFound() {
	const text = useText(appMessages);
	return (
		<WayBack title={text("app.notFound")} lead={text("app.notFoundLead")}>
			<p className="small soft">{text("app.notFoundText")}</p>
		</WayBack>
	);
}
