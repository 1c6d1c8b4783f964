import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { danDocuments, isForDan, isValidOn } from "#shared/people/documents/documents.rules.ts";
import type { Document } from "#shared/people/documents/documents.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useNames } from "../users/names.ts";
import { documentMessages } from "./documents.messages.ts";
import { documents, documentsQuery } from "./documents.queries.ts";
import "./documents.css";

const DeleteDialog = lazyPart(() => import("../../base/records/DeleteDialog.tsx"));
const UploadDocumentDialog = lazyPart(() => import("./UploadDocumentDialog.tsx"));

function DocumentRow({ document, onDelete }: { document: Document; onDelete: () => void }) {
	const text = useText(documentMessages);
	const names = useNames();
	const { formatDate } = useIntl();
	const { kind, fileName, fileUrl, expiresOn, uploadedBy, uploadedAt } = document;
	const day = (date: string) => formatDate(startOf(date), { dateStyle: "medium" });
	const isValid = isValidOn(document, kuwaitDate(Date.now()));
	const name = isolateName(fileName);
	const sent = day(uploadedAt);
	return (
		<li>
			<div className="stack tight">
				<h3 className="row">
					{text(`document.kind.${kind}`)}
					{!isForDan(kind) && (
						<span className={isValid ? "badge" : "badge strong"}>
							{expiresOn
								? text(isValid ? "document.validUntil" : "document.expired", {
										day: day(expiresOn),
									})
								: text("document.noEnd")}
						</span>
					)}
				</h3>
				<p className="document-name">
					<Written>{fileName}</Written>
				</p>
				<p className="small soft">
					{uploadedBy
						? text("document.by", { name: isolateName(names(uploadedBy).full), day: sent })
						: text("document.byNobody", { day: sent })}
				</p>
			</div>
			<p className="row">
				<ButtonLink href={fileUrl} aria-label={text("document.downloadOf", { name })}>
					{text("document.download")}
				</ButtonLink>
				<Button opens aria-label={text("document.deleteOf", { name })} onClick={onDelete}>
					{text("document.delete")}
				</Button>
			</p>
		</li>
	);
}

type Props = {
	studentId: UserId;
	/** Shows and takes only what is handed in for a dan. */
	forDan?: boolean;
};

/** A person's documents, for themselves, their coach and staff: upload, download and delete. */
export default function StudentDocuments({ studentId, forDan = false }: Props) {
	const text = useText(documentMessages);
	const isOwn = useUser().data?.id === studentId;
	const { data: all, isError, refetch } = useQuery(documentsQuery(studentId));
	const data = forDan ? all?.filter(({ kind }) => isForDan(kind)) : all;
	const none = text(isOwn ? "document.noneText" : "document.noneTextOf");
	const [isUploading, setUploading] = useState(false);
	const [leaving, setLeaving] = useState<Document | null>(null);
	return (
		<div className="stack">
			<p className="small soft">{text(isOwn ? "document.lead" : "document.leadOf")}</p>
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading label={text("document.loading")} />}
			{data?.length === 0 && (
				<Empty text={forDan ? text("document.noneForDan") : none}>{text("document.none")}</Empty>
			)}
			{data && data.length > 0 && (
				<ul className="documents">
					{data.map((one) => (
						<DocumentRow key={one.id} document={one} onDelete={() => setLeaving(one)} />
					))}
				</ul>
			)}
			{data && (
				<p>
					<Button opens onClick={() => setUploading(true)}>
						{text("document.upload")}
					</Button>
				</p>
			)}
			{isUploading && (
				<UploadDocumentDialog
					studentId={studentId}
					kinds={forDan ? danDocuments : undefined}
					onClose={() => setUploading(false)}
				/>
			)}
			{leaving && (
				<DeleteDialog
					title={text("document.deleteTitle")}
					sure={text("document.deleteSure", { name: isolateName(leaving.fileName) })}
					call={(key) => documents.remove({ params: { id: leaving.id }, key })}
					toast={[text("document.deleted"), leaving.fileName]}
					changed={[documentsQuery(studentId), { queryKey: ["eligibility"] }]}
					onClose={() => setLeaving(null)}
				/>
			)}
		</div>
	);
}
