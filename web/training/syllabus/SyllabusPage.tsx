import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import type { Syllabus } from "#shared/training/syllabus/syllabus.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { SyllabusParts } from "./SyllabusParts.tsx";
import { syllabusMessages } from "./syllabus.messages.ts";
import { syllabusQuery } from "./syllabus.queries.ts";
import "../../base/ranks/belt-cell.css";

/** A rank, which opens when pressed, or at once if the address names it. */
function RankSyllabus({ of, mayEdit }: { of: Syllabus; mayEdit: boolean }) {
	const text = useText(syllabusMessages);
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	const { hash, key } = useLocation();
	const fold = useRef<HTMLDetailsElement>(null);
	const { belt, version, publishedAt, parts } = of;
	const isNamed = hash === `#${belt}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again.
	useEffect(() => {
		if (!isNamed || !fold.current) return;
		fold.current.open = true;
		fold.current.scrollIntoView();
	}, [isNamed, key]);
	return (
		<details ref={fold} id={belt} className="card rank-syllabus">
			<summary>
				<h2 className="belt-cell">
					<Belt belt={belt} width={72} />
					{beltName(belt)}
				</h2>
			</summary>
			<SyllabusParts parts={parts} />
			<p className="row small soft">
				<span>
					{text("syllabus.version", {
						version,
						day: formatDate(publishedAt, { dateStyle: "long" }),
					})}
				</span>
				{mayEdit && (
					<ButtonLink
						to={`${paths.editSyllabus}?belt=${belt}`}
						aria-label={text("syllabus.editOf", { rank: beltName(belt) })}
					>
						{text("syllabus.edit")}
					</ButtonLink>
				)}
			</p>
		</details>
	);
}

/** What each rank is examined in, for everybody; super-admins edit it from here. */
export default function SyllabusPage() {
	const text = useText(syllabusMessages);
	const { data: user } = useUser();
	const { data, isLoadingError, refetch } = useQuery(syllabusQuery);
	const mayEdit = user?.role === "super-admin";
	return (
		<Page
			title={text("syllabus.title")}
			lead={text("syllabus.lead")}
			actions={mayEdit && <ButtonLink to={paths.editSyllabus}>{text("syllabus.write")}</ButtonLink>}
		>
			{data?.length === 0 && (
				<Empty text={text("syllabus.noneText")}>{text("syllabus.none")}</Empty>
			)}
			{data?.map((one) => (
				<RankSyllabus key={one.belt} of={one} mayEdit={mayEdit} />
			))}
			{!data && (isLoadingError ? <LoadError onRetry={refetch} /> : <Loading />)}
		</Page>
	);
}
