import { useIntl } from "react-intl";
import { useUser } from "../../../../base/session/session.ts";
import { useText } from "../../../../core/language/messages.ts";
import { Page } from "../../../../ui/Page.tsx";
import { Empty } from "../../../../ui/states/Empty.tsx";
import { RevealTogether } from "../../../../ui/states/RevealTogether.tsx";
import { Skeletons } from "../../../../ui/states/Skeletons.tsx";
import { KeysHelp } from "../../../../ui/tables/KeysHelp.tsx";
import { useTableKeys } from "../../../../ui/tables/useTableKeys.ts";
import { dashboardOf, useWaiting } from "../useAdmin.ts";
import { decideMessages } from "./decide.messages.ts";

/** All pending decisions of staff, in the groups that the domains define, oldest first. */
export default function DecidePage() {
	const text = useText(decideMessages);
	const { formatNumber } = useIntl();
	const { data: user } = useUser();
	const { total, parts } = useWaiting(dashboardOf(user));
	useTableKeys();
	const title = (
		<>
			{text("decide.title")}{" "}
			{Boolean(total) && <span className="badge strong">{formatNumber(total ?? 0)}</span>}
		</>
	);
	return (
		<Page title={title} lead={text("decide.lead")} actions={<KeysHelp />} className="decide-page">
			{total === 0 && <Empty text={text("decide.nothingText")}>{text("decide.nothing")}</Empty>}
			<RevealTogether fallback={<Skeletons count={4} className="card" />}>
				{parts.map(({ id, part: Part }) => (
					<Part key={id} />
				))}
			</RevealTogether>
		</Page>
	);
}
