import { useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { useIntl } from "react-intl";
import { columnName } from "#shared/community/imports/imports.columns.ts";
import { isUnderWay, mayTakeBack, takeBackDays } from "#shared/community/imports/imports.rules.ts";
import type { Import, LeftRow } from "#shared/community/imports/imports.schema.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useNow } from "../../core/moments/useNow.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { invitationMessages } from "../people/bulk/invitations.messages.ts";
import { importsMessages } from "./imports.messages.ts";
import { importedPeopleQuery, importsPages, leftPages } from "./imports.queries.ts";
import { Progress } from "./Progress.tsx";

const InviteDialog = lazyPart(() => import("../people/bulk/InviteDialog.tsx"));
const TakeBackDialog = lazyPart(() => import("./TakeBackDialog.tsx"));

/** Explains why a row was not imported. */
function useLeftText() {
	const text = useText(importsMessages);
	const fieldText = useFieldText();
	const locale = useLocale();
	const names = useNames();
	return ({ row, field, code, reason, person }: LeftRow) => {
		const name = person ? isolateName(names(person).full) : text("imports.somebody");
		if (reason)
			return text("imports.keptRow", { row, name, reason: text(`imports.kept.${reason}`) });
		const words = fieldText(code ?? "invalid") ?? "";
		return field
			? text("imports.refusedRow", { row, field: columnName(field, locale), words })
			: text("imports.refusedWhole", { row, words });
	};
}

function LeftRows({ item }: { item: Import }) {
	const pages = usePages(leftPages(item));
	const leftText = useLeftText();
	return (
		<>
			{pages.isLoadingError && <LoadError onRetry={pages.refetch} />}
			<ul className="why" aria-busy={pages.isPending}>
				{pages.rows?.map((row) => (
					<li key={row.row}>{leftText(row)}</li>
				))}
			</ul>
			<ShowMore pages={pages} />
		</>
	);
}

/** Progress or result of an import. */
function State({ item }: { item: Import }) {
	const text = useText(importsMessages);
	const { state, done, rows, fileName, made, refused, takenBack, kept } = item;
	if (state === "takenBack") return <p>{text("imports.takenBack", { takenBack, kept })}</p>;
	if (!isUnderWay(item)) return <p>{text("imports.imported", { made, refused })}</p>;
	return (
		<Progress label={text("imports.progressLabel", { file: fileName })} done={done} all={rows}>
			{text(state === "importing" ? "imports.progress" : "imports.takingBack", { done, rows })}
		</Progress>
	);
}

function ImportCard({ item }: { item: Import }) {
	const text = useText(importsMessages);
	const invitations = useText(invitationMessages);
	const names = useNames();
	const now = useNow();
	const { formatDate } = useIntl();
	const [asking, setAsking] = useState(false);
	const [isOpen, setOpen] = useState(false);
	const [isInviting, setInviting] = useState(false);
	const { fileName, by, createdAt, takeBackUntil, refused, kept, state, made } = item;
	const { data: people } = useQuery({ ...importedPeopleQuery(item.id), enabled: isInviting });
	const name = by ? isolateName(names(by).full) : text("imports.byNobody");
	const date = formatDate(createdAt, { dateStyle: "long", timeStyle: "short" });
	return (
		<li className="card stack import-card">
			<div className="import-head">
				<div>
					<h3>
						<Written>{fileName}</Written>
					</h3>
					<p className="small soft">
						<Sentence>{text("imports.byOn", { name, date })}</Sentence>
					</p>
				</div>
				{mayTakeBack(item, now) && (
					<Button
						opens
						aria-label={text("imports.takeBackOf", { file: fileName })}
						onClick={() => setAsking(true)}
					>
						{text("imports.takeBack")}
					</Button>
				)}
			</div>
			<State item={item} />
			{refused + kept > 0 && !isUnderWay(item) && (
				<details className="small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
					<summary>{text("imports.leftRows")}</summary>
					{isOpen && <LeftRows item={item} />}
				</details>
			)}
			{mayTakeBack(item, now) && (
				<p className="small soft">
					{text("imports.until", { date: formatDate(takeBackUntil, { dateStyle: "long" }) })}
				</p>
			)}
			{state === "imported" && made > 0 && (
				<p>
					<Button kind="primary" opens onClick={() => setInviting(true)}>
						{invitations("invitations.inviteCount", { count: people?.ids.length ?? made })}
					</Button>
				</p>
			)}
			{isInviting && (
				<InviteDialog
					ids={people?.ids}
					onDone={() => setInviting(false)}
					onClose={() => setInviting(false)}
				/>
			)}
			{asking && <TakeBackDialog item={item} onClose={() => setAsking(false)} />}
		</li>
	);
}

/** Imports of the last days: progress, result and undo. */
export function ImportList({ heading }: { heading: Ref<HTMLHeadingElement> }) {
	const text = useText(importsMessages);
	const pages = usePages(importsPages);
	return (
		<section className="stack">
			<h2 ref={heading} tabIndex={-1}>
				{text("imports.earlier", { days: takeBackDays })}
			</h2>
			{pages.isLoadingError && <LoadError onRetry={pages.refetch} />}
			{pages.rows?.length === 0 && <p className="soft">{text("imports.none")}</p>}
			<ul className="stack" aria-busy={pages.isPending}>
				{pages.rows?.map((item) => (
					<ImportCard key={item.id} item={item} />
				))}
			</ul>
			<ShowMore pages={pages} />
		</section>
	);
}
