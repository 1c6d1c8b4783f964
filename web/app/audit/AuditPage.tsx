import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { AuditLine } from "#shared/base/history/audit.schema.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { auditMessages } from "../../base/history/audit.messages.ts";
import {
	type AuditWish,
	auditFile,
	auditPages,
	sealedQuery,
} from "../../base/history/audit.queries.ts";
import { audited } from "../../base/history/audited.ts";
import { Details } from "../../base/history/Details.tsx";
import { useAuditWords } from "../../base/history/words/useAuditWords.ts";
import { RecordList } from "../../base/records/RecordList.tsx";
import { useUser } from "../../base/session/session.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { PersonFilter } from "../../people/users/PersonFilter.tsx";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { Page } from "../../ui/Page.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { Moment } from "../../ui/texts/Moment.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import "../../base/history/audit.css";

function useColumns(): Column<AuditLine>[] {
	const text = useText(auditMessages);
	const words = useAuditWords();
	const { set } = useAddress();
	const only = (changes: Record<string, string>) => set(changes, { step: true });
	return [
		{
			id: "what",
			head: text("audit.what"),
			names: true,
			cell: (line) => (
				<>
					<Button kind="link" onClick={() => only({ type: line.entityType, of: line.entityId })}>
						<Sentence>{words.sentence(line)}</Sentence>
					</Button>
					<span className="small soft block">{words.type(line.entityType)}</span>
				</>
			),
		},
		{
			id: "who",
			head: text("audit.who"),
			cell: (line) => (
				<>
					{line.actor ? (
						<Button
							kind="link"
							className="audit-who"
							onClick={() => only({ by: String(line.actor?.id) })}
						>
							<PersonName person={line.actor} />
						</Button>
					) : (
						<Written className="soft">{words.doer(line)}</Written>
					)}
				</>
			),
		},
		{
			id: "when",
			head: text("audit.when"),
			cell: ({ createdAt }) => (
				<Moment className="small soft audit-when" at={createdAt} isCompact />
			),
		},
		{
			id: "details",
			head: text("audit.details"),
			cell: (line) => (
				<>
					<Details line={line} />
					{line.ipAddress && (
						<bdi className="small soft" dir="ltr">
							{line.ipAddress}
						</bdi>
					)}
				</>
			),
		},
	];
}

/** Reads the audit filters from the query string. */
function useWish(): AuditWish {
	const { search } = useAddress();
	const word = (name: string) => search.get(name) || undefined;
	const number = (name: string) =>
		/^\d{1,12}$/.test(search.get(name) ?? "") ? word(name) : undefined;
	const day = (name: string) =>
		/^\d{4}-\d\d-\d\d$/.test(search.get(name) ?? "") ? word(name) : undefined;
	return {
		entityType: word("type"),
		entityId: word("of"),
		userId: number("by"),
		personId: number("person"),
		from: day("from"),
		to: day("to"),
	};
}

/** Filters by type of record and period, and the export of what they find. */
function TypeAndPeriod({ wish }: { wish: AuditWish }) {
	const text = useText(auditMessages);
	const words = useAuditWords();
	const { set } = useAddress();
	const isSuper = useUser().data?.role === "super-admin";
	const types = Object.keys(audited).filter((type) => isSuper || audited[type]?.admins);
	const today = kuwaitDate(Date.now());
	return (
		<fieldset className="audit-filters" aria-label={text("audit.filters")}>
			<SelectField
				label={text("audit.about")}
				value={wish.entityType ?? ""}
				onChange={(event) => set({ type: event.target.value, of: null })}
			>
				<Options of={types} word={(type) => words.type(type)} none={text("audit.everything")} />
			</SelectField>
			{(["from", "to"] as const).map((name) => (
				<Field
					key={name}
					type="date"
					label={text(`audit.${name}`)}
					max={today}
					defaultValue={wish[name]}
					onChange={(event) => set({ [name]: event.target.value })}
				/>
			))}
			<a className="button" href={auditFile(wish, "workbook")} download>
				{text("audit.export")}
			</a>
			<a href={auditFile(wish, "export")} download>
				{text("audit.csv")}
			</a>
		</fieldset>
	);
}

/** Filters by type of record, people and period. */
function Filters({ wish, rows = [] }: { wish: AuditWish; rows?: AuditLine[] }) {
	const text = useText(auditMessages);
	const words = useAuditWords();
	const { set } = useAddress();
	const [first] = rows;
	const peopleOf = (side: "actor" | "subject") => rows.flatMap((line) => line[side] ?? []);
	return (
		<>
			<TypeAndPeriod wish={wish} />
			<div className="row">
				<PersonFilter
					name="by"
					choose={text("audit.choose.by")}
					chosen={(name) => text("audit.chosen.by", { name })}
					known={peopleOf("actor")}
				/>
				<PersonFilter
					name="person"
					choose={text("audit.choose.person")}
					chosen={(name) => text("audit.chosen.person", { name })}
					known={peopleOf("subject")}
				/>
				{wish.entityId && (
					<p className="filter-chip" role="status">
						<Written>
							{text("audit.chosen.of", {
								thing: first ? words.about(first) : words.type(wish.entityType ?? ""),
							})}
						</Written>
						<Button kind="link" onClick={() => set({ of: null })}>
							{text("audit.clear")}
						</Button>
					</p>
				)}
			</div>
		</>
	);
}

/** The day up to which the log is provably complete, and the hash that proves it. */
function Sealed() {
	const text = useText(auditMessages);
	const { formatDate } = useIntl();
	const { data } = useQuery(sealedQuery);
	if (!data?.day || !data.hash) return null;
	return (
		<p className="small soft">
			{text("audit.sealed", { day: formatDate(startOf(data.day), { dateStyle: "long" }) })}{" "}
			{text("audit.hash")} {/* `zxx` marks content without a language. */}
			<code dir="ltr" lang="zxx" data-tooltip={data.hash}>
				{data.hash.slice(0, 12)}
			</code>
		</p>
	);
}

/** The audit log: who changed what, and when. */
export default function AuditPage() {
	const text = useText(auditMessages);
	const wish = useWish();
	const list = usePages(auditPages(wish), { atLeast: 1 });
	return (
		<Page className="audit-page" title={text("audit.title")} lead={text("audit.lead")}>
			<Sealed />
			<RecordList
				title={text("audit.list")}
				list={list}
				above={<Filters wish={wish} rows={list.rows} />}
				none={text("audit.none")}
				noneText={text("audit.noneText")}
				columns={useColumns()}
				keyOf={({ id, entityId }) => `${entityId} ${id}`}
			/>
		</Page>
	);
}
