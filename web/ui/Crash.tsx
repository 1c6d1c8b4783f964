import { Component, type ReactNode } from "react";
import { useText } from "../core/messages.ts";
import { uiMessages } from "./ui.messages.ts";

export function Crashed() {
	const text = useText(uiMessages);
	return (
		<div className="width page stack" role="alert">
			<h1>{text("ui.crashed")}</h1>
			<p>{text("ui.crashedText")}</p>
			<p>
				<button type="button" className="button primary" onClick={() => location.reload()}>
					{text("ui.reload")}
				</button>
			</p>
		</div>
	);
}

/** Keeps a fault in one page from taking the whole site away. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
	override state = { crashed: false };

	static getDerivedStateFromError() {
		return { crashed: true };
	}

	override render() {
		return this.state.crashed ? <Crashed /> : this.props.children;
	}
}
