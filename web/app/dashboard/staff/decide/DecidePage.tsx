import { useIntl } from "react-intl";
import { useUser } from "../../../../base/session/session.ts";
import { useAddress } from "../../../../core/address/useAddress.ts";
import { useText } from "../../../../core/language/messages.ts";
import { UrlFilter } from "../../../../ui/fields/UrlFilter.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { Empty } from "../../../../ui/states/Empty.tsx";
import { RevealTogether } from "../../../../ui/states/RevealTogether.tsx";
import { Skeletons } from "../../../../ui/states/Skeletons.tsx";
import { KeysHelp } from "../../../../ui/tables/KeysHelp.tsx";
import { useTableKeys } from "../../../../ui/tables/useTableKeys.ts";
import { dashboardOf, useWaiting } from "../useAdmin.ts";
import { decideMessages } from "./decide.messages.ts";

/**
 * All pending decisions of staff, in the groups that the domains define, oldest first; `?kind=` shows
 * those of one kind.
 */
export default function DecidePage() {
	const text = useText(decideMessages);
	const { formatNumber } = useIntl();
	const { data: user } = useUser();
	const { total, parts } = useWaiting(dashboardOf(user));
	useTableKeys();
	const kind = useAddress().search.get("kind") ?? "";
	const filled = parts.filter(({ count }) => Boolean(count));
	const shown = parts.some(({ id }) => id === kind) ? parts.filter(({ id }) => id === kind) : parts;
	const title = (
		<>
			{text("decide.title")}{" "}
			{Boolean(total) && <span className="badge strong">{formatNumber(total ?? 0)}</span>}
		</>
	);
	return (
		<Page title={title} lead={text("decide.lead")} actions={<KeysHelp />} className="decide-page">
			{total === 0 && <Empty text={text("decide.nothingText")}>{text("decide.nothing")}</Empty>}
			{filled.length > 1 && (
				<UrlFilter
					name="kind"
					label={text("decide.kinds")}
					choices={[
						{ value: "", label: text("decide.all"), count: total },
						...filled.map(({ id, count }) => ({
							value: id,
							label: text(`decide.kind.${id}` as Parameters<typeof text>[0]),
							count,
						})),
					]}
				/>
			)}
			<RevealTogether key={kind} fallback={<Skeletons count={4} className="card" />}>
				{shown.map(({ id, part: Part }) => (
					<Part key={id} />
				))}
			</RevealTogether>
		</Page>
	);
}
