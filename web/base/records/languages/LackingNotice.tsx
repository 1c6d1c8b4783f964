import { useEffect, useRef } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { endings } from "../endings.ts";
import { recordMessages } from "../records.messages.ts";

type Props = { lacking: Locale; count: number; onShowAll: () => void };

/** Notice that a list is filtered to records missing a language, with a button to show all. */
export function LackingNotice({ lacking, count, onShowAll }: Props) {
	const text = useText(recordMessages);
	const notice = useRef<HTMLParagraphElement>(null);
	const ending = endings[lacking];
	// Scrolls into view, because the language meter that links here may be far above.
	useEffect(() => {
		notice.current?.scrollIntoView({ block: "center" });
	}, []);
	return (
		<p ref={notice} className="row" role="status">
			<span>{text(count > 0 ? `record.onlyLacking${ending}` : `record.noneLacking${ending}`)}</span>
			<Button kind="link" onClick={onShowAll}>
				{text("record.showAll")}
			</Button>
		</p>
	);
}
