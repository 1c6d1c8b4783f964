/**
 * Loads tooltips when the pointer or the focus first reaches an element that has one
 * (`data-tooltip`). Fingers do not hover.
 */
export function loadTooltips(): void {
	const onReach = ({ target, pointerType }: Event & { pointerType?: string }) => {
		const element = (target as Element).closest?.<HTMLElement>("[data-tooltip]");
		if (element && pointerType !== "touch")
			void import("./Tooltips.tsx").then(
				({ showTooltip }) => showTooltip(element),
				() => {},
			);
	};
	for (const event of ["pointerover", "focusin"]) addEventListener(event, onReach);
}
