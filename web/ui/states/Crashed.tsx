import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { Page } from "../Page.tsx";
import { uiMessages } from "../ui.messages.ts";

export function Crashed() {
	const text = useText(uiMessages);
	return (
		<Page role="alert" title={text("ui.crashed")}>
			<p>{text("ui.crashedText")}</p>
			<p>
				<Button kind="primary" onClick={() => location.reload()}>
					{text("ui.reload")}
				</Button>
			</p>
		</Page>
	);
}
