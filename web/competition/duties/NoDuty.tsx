import { useText } from "../../core/language/messages.ts";
import { Empty } from "../../ui/states/Empty.tsx";
import { dutyMessages } from "./duties.messages.ts";

/** Shown to people without a running duty instead of what the duty would open. */
export function NoDuty() {
	const text = useText(dutyMessages);
	return <Empty text={text("duty.noneText")}>{text("duty.none")}</Empty>;
}
