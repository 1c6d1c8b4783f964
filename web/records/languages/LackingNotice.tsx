import { useEffect, useRef } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { endings } from "../endings.ts";
import { recordMessages } from "../records.messages.ts";

type Props = { lacking: Locale; count: number; onShowAll: () => void };

/** Says that a list shows only what lacks a language, and leads back to all of it. */
export function LackingNotice({ lacking, count, onShowAll }: Props) {
	const text = useText(recordMessages);
	const notice = useRef<HTMLParagraphElement>(null);
	const ending = endings[lacking];
	// The meter that leads here may stand far above.
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
