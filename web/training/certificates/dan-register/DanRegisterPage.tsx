import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { Belt as Rank } from "#shared/base/ranks/belts.rules.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { DanHolder } from "#shared/training/certificates/certificates.schema.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { useSeparator } from "../../../core/language/separator.tsx";
import { namesInScripts } from "../../../people/users/names.ts";
import { Page } from "../../../ui/Page.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { danRegisterPages } from "../certificates.queries.ts";
import { danRegisterMessages } from "./danRegister.messages.ts";
import "./dan-register.css";

/** A name in both scripts, that of the reader's language first. */
function Names({ holder }: { holder: DanHolder }) {
	const locale = useLocale();
	const [first, second] = namesInScripts(holder, locale);
	return (
		<p>
			<strong>
				<Written>{first.text}</Written>
			</strong>
			{second && (
				<span className="soft block">
					<Written>{second.text}</Written>
				</span>
			)}
		</p>
	);
}

function Holder({ holder }: { holder: DanHolder }) {
	const text = useText(danRegisterMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	const separator = useSeparator();
	const { dojoLocation, dojoLocationAr, date, number } = holder;
	const dojo = pick(
		{ dojoEn: dojoLocation ?? dojoLocationAr ?? "", dojoAr: dojoLocationAr },
		"dojo",
	);
	return (
		<li>
			<Names holder={holder} />
			<p className="small soft">{dojo && <Written>{dojo}</Written>}</p>
			<p className="small soft">
				{date && (
					<span>
						{text("danRegister.since", {
							date: formatDate(startOf(date), { dateStyle: "long" }),
						})}
					</span>
				)}
				{date && number && <span>{separator}</span>}
				{number && (
					<Sentence>{text("danRegister.number", { number: isolateName(number) })}</Sentence>
				)}
			</p>
		</li>
	);
}

/** The people of one rank. */
function HoldersOf({ belt, holders }: { belt: Rank; holders: readonly DanHolder[] }) {
	const beltName = useBeltName();
	return (
		<section className="dan-rank" aria-labelledby={belt}>
			<header>
				<h2 id={belt}>{beltName(belt)}</h2>
				<Belt belt={belt} width={160} />
			</header>
			<ul>
				{holders.map((holder) => (
					<Holder key={holder.id} holder={holder} />
				))}
			</ul>
		</section>
	);
}

/** The black belts who agreed to be named, by rank. */
export default function DanRegisterPage() {
	const text = useText(danRegisterMessages);
	const pages = usePages(danRegisterPages);
	const { rows, isPending, isLoadingError, refetch } = pages;
	const ranks = [...Map.groupBy(rows ?? [], ({ currentBelt }) => currentBelt)];
	return (
		<Page title={text("danRegister.title")} lead={text("danRegister.lead")}>
			<p>
				<Link to={paths.verify}>{text("danRegister.check")}</Link>
			</p>
			{isPending && <Loading label={text("danRegister.loading")} />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{ranks.map(([belt, holders]) => (
				<HoldersOf key={belt} belt={belt} holders={holders} />
			))}
			{rows?.length === 0 && <Empty>{text("danRegister.none")}</Empty>}
			<ShowMore pages={pages} />
		</Page>
	);
}
