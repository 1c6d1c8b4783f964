import { Children, Component, type ComponentType, type ReactNode, useEffect } from "react";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";
import { Empty } from "./Empty.tsx";

type Failure = { onRetry: () => void };

function FailedPart({ onRetry }: Failure) {
	const text = useText(uiMessages);
	// A part whose code could not be loaded without a network.
	useEffect(() => {
		addEventListener("online", onRetry);
		return () => removeEventListener("online", onRetry);
	}, [onRetry]);
	return (
		<div role="alert">
			<Empty action={<Button onClick={onRetry}>{text("ui.tryAgain")}</Button>}>
				{text("ui.partFailed")}
			</Empty>
		</div>
	);
}

/** Limits a render error to what is inside; `instead` is shown, by default for a part of a page. */
export class CrashBoundary extends Component<
	{ children: ReactNode; instead?: ComponentType<Failure> },
	{ crashed: boolean }
> {
	override state = { crashed: false };

	static getDerivedStateFromError() {
		return { crashed: true };
	}

	override render() {
		const { children, instead: Instead = FailedPart } = this.props;
		return this.state.crashed ? (
			<Instead onRetry={() => this.setState({ crashed: false })} />
		) : (
			children
		);
	}
}

/** Parts of a page, each of which may fail alone. */
export const Parts = ({ children }: { children: ReactNode }) =>
	Children.map(children, (child) => child && <CrashBoundary>{child}</CrashBoundary>);
