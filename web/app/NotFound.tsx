import { Link } from "react-router-dom";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { appMessages } from "./app.messages.ts";

export function NotFound() {
	const text = useText(appMessages);
	return (
		<div className="width page stack">
			<h1>{text("app.notFound")}</h1>
			<p className="soft">{text("app.notFoundText")}</p>
			<p>
				<Link className="button primary" to={paths.home}>
					{text("app.notFoundHome")}
				</Link>
			</p>
		</div>
	);
}
