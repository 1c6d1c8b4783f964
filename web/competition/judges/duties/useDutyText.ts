import type { JudgeAssignment } from "#shared/competition/judges/judges.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useJoinFacts } from "../../../core/language/useJoinFacts.ts";
import { judgingMessages } from "./judging.messages.ts";

/** Role and tatami of a judge as text, such as "Corner judge · Tatami 2"; empty if neither is set. */
export function useDutyText() {
	const text = useText(judgingMessages);
	const join = useJoinFacts();
	return ({ role, tatami }: Pick<JudgeAssignment, "role" | "tatami">) =>
		join([role && text(`judging.role.${role}`), tatami && text("judging.tatami", { tatami })]);
}
