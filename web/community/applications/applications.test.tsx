/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { firstPage } from "../../core/calls/usePages.ts";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import ApplicationDialog from "./ApplicationDialog.tsx";
import ApplicationsTab from "./ApplicationsTab.tsx";
import { applicationsPages } from "./applications.queries.ts";
import { Particulars } from "./Particulars.tsx";
import RejectDialog from "./RejectDialog.tsx";
import WaitingApplications from "./WaitingApplications.tsx";

const application = (id: number, wish: object = {}) =>
	({
		id,
		firstName: `Omar${id}`,
		lastName: "Saleh",
		firstNameAr: `عمر${id}`,
		lastNameAr: "صالح",
		email: `${id}@club.example`,
		phoneNumber: "+96522345678",
		profileImageUrl: null,
		currentBelt: "black-2",
		createdAt: "2027-04-17T09:00:00Z",
		updatedAt: "2027-05-18T09:00:00Z",
		wasApproved: false,
		specializations: ["kata"],
		languagesSpoken: ["arabic"],
		availableDays: ["monday"],
		preferredTimeSlots: ["evening"],
		dojoLocation: null,
		dojoLocationAr: null,
		experience: "Ten years",
		teachingPhilosophy: "Patience",
		certifications: "Judge",
		bio: "From Hawalli",
		...wish,
	}) as never;
const none = () => undefined;
const listed = (...rows: never[]) =>
	[[applicationsPages.queryKey, firstPage({ rows } as never)]] as const;

test.each([
	["a new applicant", false, /Omar7 Saleh gets an email. The account and everything .* deleted/],
	["a former coach", true, /Omar7 Saleh was a coach before.*keep their account as a member/],
])("the rejection of %s says what follows, and sends the reason", async (_, wasApproved, words) => {
	const { title, text, sent, toast, notReadAgain } = await confirmIn(
		<RejectDialog application={application(7, { wasApproved })} onClose={none} />,
		{ press: "Reject", enter: { Reason: "No certificate" }, lists: [applicationsPages] },
	);
	expect(title).toBe("Reject the application of Omar7 Saleh?");
	expect(text).toMatch(words);
	expect(sent).toEqual([["DELETE", "/coaches/7/reject", { reason: "No certificate" }]]);
	expect(toast).toMatch(/^Application rejectedOmar7 Saleh/);
	expect(notReadAgain).toEqual([]);
});

test("an approval from the details closes them, and the coaches are read again too", async () => {
	let closed = 0;
	const { sent, toast, notReadAgain } = await confirmIn(
		<ApplicationDialog application={application(7)} onReject={none} onClose={() => closed++} />,
		{ press: "اعتماد", locale: "ar", lists: [applicationsPages, coachesPages] },
	);
	expect(sent).toEqual([["POST", "/coaches/7/approve"]]);
	expect(toast).toMatch(/^تم اعتماد المدرب بنجاحعمر7 صالح/);
	expect([notReadAgain, closed]).toEqual([[], 1]);
});

test("each particular stands behind its own label, and what was left out says so", () => {
	const rows = (wish: object) => {
		const { all } = renderPart(<Particulars application={application(7, wish)} />);
		return Object.fromEntries(
			all("dl > div").map((row) =>
				[...row.children].map(({ textContent }) => plainText(textContent)),
			),
		);
	};
	expect(rows({ dojoLocation: "Salmiya" })).toMatchObject({
		Applied: "April 17, 2027",
		Dojo: "Salmiya",
		Experience: "Ten years",
		About: "From Hawalli",
	});
	const left = rows({ experience: null, phoneNumber: null, specializations: [] });
	expect(left).toMatchObject({ Experience: "Not given", Phone: "Not given" });
	expect(Object.keys(left)).not.toContain("Dojo");
	expect(Object.keys(rows({ bio: null }))).not.toContain("About");
	expect(Object.values(left).filter((value) => value === "Not given")).toHaveLength(3);
});

test("the list names each applicant with address, rank and day; an opened application that no longer exists says so", async () => {
	const { texts, all } = renderPart(<ApplicationsTab />, { data: listed(application(7)) });
	expect(texts(".applicant")[0]).toContain("Omar7 Saleh7@club.example");
	expect(all(".applicant a")[0].getAttribute("href")).toBe("/people/7");
	expect(texts("time")).toEqual(["Apr 17, 2027"]);
	expect(texts("button").slice(-3)).toEqual(["Approve", "Reject", "View Details"]);
	const missing = "This application is not waiting any more.";
	const opened = (id: number) =>
		renderPart(<ApplicationsTab />, { at: `/?id=${id}`, data: listed(application(7)) });
	opened(8).getByText(missing);
	const found = opened(7);
	await found.findByRole("dialog");
	expect(found.queryByText(missing)).toBeNull();
});

test("approving or rejecting by the buttons concerns that application alone", async () => {
	const { getByRole, findByRole, texts } = renderPart(<WaitingApplications />, {
		data: listed(application(7), application(8, { createdAt: "2027-03-01T09:00:00Z" })),
	});
	expect(texts("time")).toEqual(["Mar 1, 2027", "Apr 17, 2027"]);
	const calls = answerCalls(({ method }) =>
		method === "GET" ? new Promise(() => {}) : { body: {} },
	);
	fireEvent.click(getByRole("button", { name: /^Approve.*Omar8/ }));
	await waitFor(() => expect(calls[0]?.path).toBe("/api/coaches/8/approve"));
	fireEvent.click(getByRole("button", { name: /^Reject.*Omar7/ }));
	expect((await findByRole("dialog")).textContent).toContain(
		"Reject the application of Omar7 Saleh?",
	);
});
