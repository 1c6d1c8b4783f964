import type { JudgeLevel } from "#shared/competition/judges/judges.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { judgesMessages } from "./judges.messages.ts";

/** The level of a judge. */
export function LevelBadge({ level }: { level: JudgeLevel }) {
	const text = useText(judgesMessages);
	return <span className="badge">{text(`judges.level.${level}`)}</span>;
}
