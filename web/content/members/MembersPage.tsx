import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { Member } from "#shared/content/members/members.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useAddressText } from "../../core/address/useAddressText.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useReadOn } from "../../core/calls/useReadOn.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { useSettled } from "../../core/moments/useSettled.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Portrait } from "../../people/users/Portrait.tsx";
import { Button } from "../../ui/Button.tsx";
import { SearchField } from "../../ui/fields/Field.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { memberMessages } from "./members.messages.ts";
import { memberCountQuery, membersQuery } from "./members.queries.ts";
import "./members.css";

const skeletons = 12;
/**
 * Number of members loaded by scrolling; then a button loads more, so that the footer can be
 * reached.
 */
const mostUnasked = 480;

function Card({ member }: { member: Member }) {
	const text = useText(memberMessages);
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	return (
		<li className="card member-card">
			<Portrait person={member} size={64} />
			<div>
				<p className="member-name">
					<PersonName person={member} />
				</p>
				<p className="small">
					<Belt belt={member.currentBelt} width={80} />
					{beltName(member.currentBelt)}
				</p>
				<p className="small soft">
					{text("members.since", { year: formatDate(member.createdAt, { year: "numeric" }) })}
				</p>
			</div>
		</li>
	);
}

/** The total number of listed members, independent of the search. */
function Count() {
	const text = useText(memberMessages);
	const { data } = useQuery(memberCountQuery);
	return data === undefined ? null : (
		<p className="badge primary">{text("members.count", { count: data })}</p>
	);
}

export default function MembersPage() {
	const text = useText(memberMessages);
	const lang = useLocale();
	const { search: address, set } = useAddress();
	const isAlive = useHydrated();
	const field = useAddressText("search");
	const typed = address.get("search") ?? "";
	const search = useSettled(typed.trim());
	const sort = address.get("sort") === "rank" ? "rank" : "belt";
	const pages = usePages(membersQuery({ lang, sort: search ? undefined : sort, search }));
	const { rows, isPending, isLoadingError, refetch } = pages;
	const isUnasked = (rows?.length ?? 0) < mostUnasked;
	const end = useReadOn({ ...pages, more: isUnasked ? pages.more : undefined });
	return (
		<Page
			title={text("members.title")}
			lead={text("members.lead")}
			actions={!isLoadingError && <Count />}
		>
			<div className="row members-tools">
				<SearchField label={text("members.search")} disabled={!isAlive} {...field} />
				{!typed && (
					<UrlFilter
						name="sort"
						label={text("members.order")}
						choices={[
							{ value: "", label: text("members.byBelt") },
							{ value: "rank", label: text("members.byRank") },
						]}
					/>
				)}
			</div>
			<ul className="members" aria-label={text("members.list")}>
				{isPending && <Skeletons count={skeletons} as="li" className="card member-card" />}
				{rows?.map((member) => (
					<Card key={member.id} member={member} />
				))}
			</ul>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{rows?.length === 0 && (
				<Empty
					text={search && text("members.noneText")}
					action={
						search && <Button onClick={() => set({ search: null })}>{text("members.clear")}</Button>
					}
				>
					{text("members.none")}
				</Empty>
			)}
			<div ref={end}>
				<ShowMore pages={pages} />
			</div>
		</Page>
	);
}
