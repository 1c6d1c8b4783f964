import { type ReactNode, useId } from "react";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { importsMessages } from "../imports.messages.ts";

type Props = {
	title: string;
	/** What a folded step holds; a button unfolds it. */
	folded?: { summary: string; onChange: () => void } | null;
	children: ReactNode;
};

/** A numbered step of an import, which folds once the next one has begun. */
export function Step({ title, folded, children }: Props) {
	const text = useText(importsMessages);
	const id = useId();
	return (
		<li className="card stack">
			<h2 id={id}>{title}</h2>
			{folded ? (
				<p className="row">
					<span>{folded.summary}</span>
					<Button kind="link" aria-describedby={id} onClick={folded.onChange}>
						{text("imports.change")}
					</Button>
				</p>
			) : (
				children
			)}
		</li>
	);
}
