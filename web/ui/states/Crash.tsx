import { Component, type ReactNode } from "react";
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

/** Limits a render error to one page, so that the rest of the site stays usable. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
	override state = { crashed: false };

	static getDerivedStateFromError() {
		return { crashed: true };
	}

	override render() {
		return this.state.crashed ? <Crashed /> : this.props.children;
	}
}
