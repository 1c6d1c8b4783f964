/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { documentsQuery } from "./documents.queries.ts";
import StudentDocuments from "./StudentDocuments.tsx";

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

test("what is handed in for a dan stands apart, without an end", () => {
	expect(open(mostly, true).texts(".document-name")).toEqual(["d.pdf"]);
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
