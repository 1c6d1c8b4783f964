import { useEffect, useState } from "react";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { Page } from "../Page.tsx";
import { uiMessages } from "../ui.messages.ts";

/**
 * Whether the page failed for want of a network. A document from the cache was opened without one,
 * even if the browser says "online" meanwhile: it does so before the network carries anything.
 */
const isWithoutNetwork = () => !navigator.onLine || "kept" in document.documentElement.dataset;

/** How often a page that failed looks for the network, in ms. */
const lookEvery = 2_000;

async function reloadIfReachable() {
	const reached = await fetch("/mark.svg", { method: "HEAD", cache: "no-store" }).catch(() => null);
	if (reached?.ok) location.reload();
}

/** Instead of a page that failed. Without a network it says so, and loads again when it is back. */
export function Crashed() {
	const text = useText(uiMessages);
	const [isOffline] = useState(isWithoutNetwork);
	useEffect(() => {
		if (!isOffline) return;
		const timer = setInterval(reloadIfReachable, lookEvery);
		addEventListener("online", reloadIfReachable);
		return () => {
			clearInterval(timer);
			removeEventListener("online", reloadIfReachable);
		};
	}, [isOffline]);
	return (
		<Page role="alert" title={text(isOffline ? "ui.offline" : "ui.crashed")}>
			<p>{text(isOffline ? "ui.offlineText" : "ui.crashedText")}</p>
			<p>
				<Button kind="primary" onClick={() => location.reload()}>
					{text("ui.reload")}
				</Button>
			</p>
		</Page>
	);
}
