import Tooltip from "@mui/material/Tooltip";
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { defaultLocale, isLocale } from "#shared/core/locales.ts";
import { MuiIn } from "../dialogs/Mui.tsx";

/** From the specification, in ms; the second one while another tooltip was just visible. */
const [delayMs, skipDelayMs] = [700, 300];

/** The events of an element on which a tooltip opens and closes, as MUI names their handlers. */
const handlerNames = {
	mouseover: "onMouseOver",
	mouseleave: "onMouseLeave",
	focus: "onFocus",
	blur: "onBlur",
	touchstart: "onTouchStart",
	touchend: "onTouchEnd",
} as const;

/** In development, MUI sets this attribute to check that its child forwards its properties. */
const markName = "data-mui-internal-clone-element";

type Handler = (event: Pick<Event, "type" | "target" | "currentTarget">) => void;
type AnchorProps = Partial<Record<(typeof handlerNames)[keyof typeof handlerNames], Handler>> & {
	[markName]?: boolean;
};

/**
 * Stands in for an element that the page has drawn, which would lose the focus if it were drawn
 * again within a tooltip. Its own accessible name stays.
 */
function Anchor({
	element,
	ref,
	...handlers
}: AnchorProps & { element: HTMLElement; ref?: Ref<HTMLElement> }) {
	const isReached = useRef(false);
	useLayoutEffect(() => {
		if (handlers[markName]) element.setAttribute(markName, "true");
		if (typeof ref === "function") ref(element);
	}, [ref, element, handlers[markName]]);
	useEffect(() => {
		const listening = Object.entries(handlerNames).map(([event, name]) => {
			const handle = handlers[name] as EventListener | undefined;
			if (handle) element.addEventListener(event, handle);
			return () => handle && element.removeEventListener(event, handle);
		});
		return () => {
			for (const stop of listening) stop();
		};
	});
	useEffect(() => {
		// The event that made the tooltip load is over by now.
		if (isReached.current) return;
		isReached.current = true;
		const event = { target: element, currentTarget: element };
		if (element.matches(":hover")) handlers.onMouseOver?.({ type: "mouseover", ...event });
		else if (element === document.activeElement) handlers.onFocus?.({ type: "focus", ...event });
	});
	return null;
}

/** Whether some of an element's text is cut off. Heights are rounded. */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
	scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

/** The given text, the name of a button or link, or a text that is cut off. */
function textOf(element: HTMLElement): string {
	// What it opened stands where the tooltip would.
	if (element.ariaExpanded === "true") return "";
	if (element.dataset.tooltip) return element.dataset.tooltip;
	if (element.matches("a, button")) return element.ariaLabel ?? element.textContent;
	return isCut(element) ? element.textContent : "";
}

const looks = {
	fontSize: "0.875rem",
	maxWidth: "24rem",
	color: "var(--paper)",
	backgroundColor: "var(--ink)",
};

function ElementTooltip({ element }: { element: HTMLElement }) {
	// Read each time it opens, because names and widths change.
	const [text, setText] = useState("");
	// A button that is disabled, or opens its panel, under the pointer sends no events that would close
	// its tooltip.
	useEffect(() => {
		const observer = new MutationObserver(
			() => (element.matches(":disabled") || element.ariaExpanded === "true") && setText(""),
		);
		observer.observe(element, { attributeFilter: ["disabled", "aria-expanded"] });
		return () => observer.disconnect();
	}, [element]);
	return (
		<Tooltip
			title={text}
			enterDelay={delayMs}
			enterNextDelay={skipDelayMs}
			onOpen={() => setText(textOf(element))}
			slotProps={{ tooltip: { dir: "auto", sx: looks } }}
		>
			<Anchor element={element} />
		</Tooltip>
	);
}

const elements = new Map<HTMLElement, string>();
const root = createRoot(document.createElement("div"));

function render(): void {
	const { lang } = document.documentElement;
	const locale = isLocale(lang) ? lang : defaultLocale;
	root.render(
		<MuiIn locale={locale}>
			{[...elements].map(([element, key]) => (
				<ElementTooltip key={key} element={element} />
			))}
		</MuiIn>,
	);
}

/** Closes the tooltips of elements that have left the page. */
function dropRemoved(): void {
	const removed = [...elements.keys()].filter((element) => !element.isConnected);
	for (const element of removed) elements.delete(element);
	if (removed.length > 0) render();
}
for (const event of ["pointerover", "focusin", "click"]) addEventListener(event, dropRemoved);

let count = 0;

/** Shows the tooltip of an element while the pointer or the keyboard's focus is on it. */
export function showTooltip(element: HTMLElement): void {
	if (elements.has(element)) return;
	elements.set(element, String(count++));
	render();
}
