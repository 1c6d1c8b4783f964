/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { DanDocuments } from "./DanDocuments.tsx";
import { DocumentNotice } from "./DocumentNotice.tsx";
import { documentsQuery } from "./documents.queries.ts";
import StudentDocuments from "./StudentDocuments.tsx";
import UploadDocumentDialog from "./UploadDocumentDialog.tsx";

const today = kuwaitDate(Date.now());
const document = (id: string, kind: string, expiresOn: string | null = null) => ({
	id,
	kind,
	fileName: `${id}.pdf`,
	fileUrl: `/api/documents/${id}`,
	expiresOn,
	uploadedBy: null,
	uploadedAt: "2026-05-01T09:00:00Z",
});

const mostly = [
	document("a", "medical", today),
	document("b", "identity", dayAfter(today, -1)),
	document("c", "consent"),
	document("d", "essay"),
];
const open = (documents: object[], forDan = false) =>
	renderPart(<StudentDocuments studentId={20 as never} forDan={forDan} />, {
		data: [
			[["user"], { id: 5 }],
			[documentsQuery(20 as never).queryKey, documents],
			[["eligibility", 7], {}],
		],
	});

test("a document is valid on its last day, and says from the next day on that it is not", () => {
	expect(
		open(mostly)
			.texts("h3 .badge")
			.map((badge) => badge.split(" ")[0]),
	).toEqual(["Valid", "Expired", "No"]);
});

test("documents for a dan stand apart and have no last day", () => {
	expect(open(mostly, true).texts(".document-name")).toEqual(["d.pdf"]);
});

test("what is handed in for a dan is read only once somebody opens it, because that is recorded", async () => {
	const calls = answerCalls(() => ({ body: [] }));
	const { container } = renderPart(<DanDocuments studentId={20 as never} />, {
		data: [[["user"], { id: 5 }]],
	});
	await act(async () => {});
	expect(calls).toEqual([]);
	fireEvent(container.querySelector("details") as HTMLElement, new Event("toggle"));
	await waitFor(() => expect(calls).toHaveLength(1));
});

test("after a document was deleted, who may enter an event is asked again", async () => {
	const calls = answerCalls(({ method }) => (method === "DELETE" ? { status: 204 } : { body: [] }));
	const { queries, getByRole, findByRole, findByText } = open([document("a", "medical", today)]);
	fireEvent.click(getByRole("button", { name: /^Delete .*a.pdf/ }));
	fireEvent.click(within(await findByRole("dialog")).getByRole("button", { name: "Delete" }));
	await findByText("No documents yet");
	expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain("DELETE /api/documents/a");
	await waitFor(() => expect(queries.getQueryState(["eligibility", 7])?.isInvalidated).toBe(true));
});

test.each([
	["open", 1],
	["waitlist", 1],
	["closed", 0],
	["cancelled", 0],
])("a visitor of an event that is %s reads which document it needs, %d times", (state, count) => {
	const event = {
		id: 7,
		requiredDocument: "medical",
		eventDate: today,
		endDate: null,
		registrationState: state,
	};
	const { all } = renderPart(<DocumentNotice event={event as never} />, {
		data: [
			[["user"], { id: 20 }],
			[documentsQuery(20 as never).queryKey, []],
		],
	});
	expect(all("a")).toHaveLength(count);
});

test("a very long file name is cut at its start, so that the kind of file stays", async () => {
	const calls = answerCalls(() => new Promise(() => {}));
	const { findByLabelText, getByRole } = renderPart(
		<UploadDocumentDialog studentId={20 as never} onClose={() => undefined} />,
	);
	const file = new File(["x"], `${"a".repeat(250)}.pdf`, { type: "application/pdf" });
	fireEvent.change(await findByLabelText(/^Choose/), { target: { files: [file] } });
	fireEvent.click(getByRole("button", { name: "Upload Document" }));
	await waitFor(() => expect(calls).toHaveLength(1));
	const { fileName } = calls[0].body as { fileName: string };
	expect(fileName).toMatch(/^…a+\.pdf$/);
	expect(fileName).toHaveLength(200);
});
